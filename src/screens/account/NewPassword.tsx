/** Chooses a new password with the `session` of a link. The old sessions end with it, this device's as well. */
import { useState } from 'react'
import { wordsOfError } from '../../api/error-words.ts'
import { choosePassword } from '../../api/password.ts'
import { longestPassword, shortestPassword } from '../../contract/password.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { confirmed, max, min, required } from '../../domain/validation.ts'
import { useFormats } from '../../state/words/formats.ts'
import { session as portalSession } from '../../state/session/session.ts'
import { endSessionHere } from '../../state/session/session-actions.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, PanelText } from './Panel.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import css from './Panel.module.css'

const rules = {
  password: [required, min(shortestPassword), max(longestPassword)],
  again: [required, confirmed('password')],
}

const LinkExpired = () => {
  const { t } = useTranslation()
  return (
    <Panel title={t('password.over.title')} isOutcome>
      <PanelText>{t('password.over.text')}</PanelText>
      <ButtonLink variant="primary" to={linkTo.resetPassword()}>
        {t('password.over.again')}
      </ButtonLink>
    </Panel>
  )
}

const Done = () => {
  const { t } = useTranslation()
  return (
    <Panel title={t('password.done.title')} isOutcome>
      <PanelText>{t('password.done.text')}</PanelText>
      <SignInAgain />
    </Panel>
  )
}

const useSave = (session: string) => {
  const [outcome, setOutcome] = useState<{ error: unknown } | 'saved' | 'link expired' | null>(null)
  const form = useForm(rules, async ({ password }) => {
    setOutcome(null)
    try {
      const { refused } = await choosePassword(session, password)
      if (refused) return setOutcome('link expired')
      if (portalSession.user) await endSessionHere('logout', true)
      setOutcome('saved')
    } catch (error) {
      setOutcome({ error })
    }
  })
  return { ...form, outcome }
}

export const NewPassword = ({ session }: { session: string }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { form, onSubmit, faultAt, isSending, outcome } = useSave(session)
  if (outcome === 'saved') return <Done />
  if (outcome === 'link expired') return <LinkExpired />
  const hint = t('validate.min', { count: shortestPassword, n: formats.number(shortestPassword) })
  const field = { type: 'password', autoComplete: 'new-password', dir: 'ltr', required: true } as const
  return (
    <Panel title={t('password.fresh.title')}>
      <PanelText>{t('password.fresh.text')}</PanelText>
      <form ref={form} className={css.form} method="post" noValidate onSubmit={onSubmit}>
        <Field
          {...field}
          name="password"
          label={t('password.fresh.password')}
          hint={hint}
          fault={faultAt('password')}
        />
        <Field {...field} name="again" label={t('password.fresh.again')} fault={faultAt('again')} />
        {outcome && (
          <p className={css.trouble} role="alert">
            {t(wordsOfError(outcome.error))}
          </p>
        )}
        <Button variant="primary" type="submit" disabled={isSending}>
          {t('password.fresh.save')}
        </Button>
      </form>
    </Panel>
  )
}
