import { choosePassword } from '../../api/password.ts'
import { longestPassword, shortestPassword } from '../../contract/password.ts'
import { confirmed, max, min, required } from '../../domain/validation.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { useInterfaceContext } from '../../state/preferences/use-interface-context.ts'
import { session as portalSession } from '../../state/session/session.ts'
import { endSessionHere } from '../../state/session/session-actions.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { MantineRoot } from '../../ui/MantineRoot.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import css from './Panel.module.css'

const rules = {
  password: [required, min(shortestPassword), max(longestPassword)],
  again: [required, confirmed('password')],
}

export interface NewPasswordFormProps {
  session: string
  onOutcome: (outcome: 'saved' | 'link-expired') => void
}

const useNewPasswordForm = ({ session, onOutcome }: NewPasswordFormProps) =>
  useForm({
    initial: { password: '', again: '' },
    rules,
    send: async ({ password }) => {
      const { refused } = await choosePassword(session, password)
      if (refused) return onOutcome('link-expired')
      if (portalSession.user) await endSessionHere('logout', true)
      onOutcome('saved')
    },
  })

export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const form = useNewPasswordForm(props)
  const hint = t('validate.min', { count: shortestPassword, n: formats.number(shortestPassword) })
  const labels = { password: t('password.fresh.password'), again: t('password.fresh.again') }
  const shared = { autoComplete: 'new-password', isRequired: true, showLabel: t('password.show') } as const
  return (
    <MantineRoot {...useInterfaceContext()}>
      <Form form={form} className={css.form} labels={labels} submit={t('password.fresh.save')}>
        <PasswordField {...shared} field={form.field('password')} label={labels.password} hint={hint} />
        <PasswordField {...shared} field={form.field('again')} label={labels.again} />
      </Form>
    </MantineRoot>
  )
}
