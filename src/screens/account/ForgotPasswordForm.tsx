import { askForReset } from '../../api/password.ts'
import { email as isEmail, max, required } from '../../domain/validation.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useInterfaceContext } from '../../state/preferences/use-interface-context.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { MantineRoot } from '../../ui/MantineRoot.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import css from './Panel.module.css'

const rules = { email: [required, isEmail, max(320)] }

export const ForgotPasswordForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation()
  const { lang } = usePortal()
  const form = useForm({
    initial: { email: '' },
    rules,
    draft: 'forgot-password',
    send: async ({ email }) => {
      await askForReset(email.trim(), lang)
      onSent(email.trim())
    },
  })
  const label = t('password.email')
  return (
    <MantineRoot {...useInterfaceContext()}>
      <Form form={form} className={css.form} labels={{ email: label }} submit={t('password.send')}>
        <TextField
          field={form.field('email')}
          label={label}
          type="email"
          autoComplete="username"
          dir="ltr"
          isRequired
        />
      </Form>
    </MantineRoot>
  )
}
