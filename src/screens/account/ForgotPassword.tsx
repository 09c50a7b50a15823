/** Asks for the address that a link is sent to. What it says afterwards is the same whether there is an account or not. */
import { useState } from 'react'
import { wordsOfError } from '../../api/error-words.ts'
import { askForReset } from '../../api/password.ts'
import { email as isEmail, max, required } from '../../domain/validation.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useForm } from '../../state/forms/use-form.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, PanelText } from './Panel.tsx'
import css from './Panel.module.css'

const rules = { email: [required, isEmail, max(320)] }

const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('password.sent.title')} isOutcome>
      <PanelText>{t('password.sent.text', { email })}</PanelText>
      <Button variant="outline" onClick={onAgain}>
        {t('password.sent.again')}
      </Button>
    </Panel>
  )
}

export const ForgotPassword = () => {
  const { t } = useTranslation()
  const { lang } = usePortal()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const { form, onSubmit, faultAt, isSending } = useForm(rules, async ({ email }) => {
    setError(null)
    await askForReset(email.trim(), lang).then(() => setSentTo(email.trim()), setError)
  })
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <Panel title={t('password.forgotten.title')}>
      <PanelText>{t('password.forgotten.text')}</PanelText>
      <form ref={form} className={css.form} method="post" noValidate onSubmit={onSubmit}>
        <Field
          name="email"
          type="email"
          label={t('password.email')}
          autoComplete="username"
          dir="ltr"
          required
          fault={faultAt('email')}
        />
        {error !== null && (
          <p className={css.trouble} role="alert">
            {t(wordsOfError(error))}
          </p>
        )}
        <Button variant="primary" type="submit" disabled={isSending}>
          {t('password.send')}
        </Button>
      </form>
    </Panel>
  )
}
