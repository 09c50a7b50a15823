import { required } from '../../domain/validation.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { savePassword } from '../../state/parental/change-parental.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { NewPasswordFields, useNewPasswordLabels } from './NewPasswordFields.tsx'
import css from './Parental.module.css'
import { KeypadAndForgotten, ParentalPasswordField, useKeypad } from './ParentalPasswordField.tsx'
import { findPasswordFault, newPasswordRules } from './password-rules.ts'

const rules = { current: [required], ...newPasswordRules }

interface ChangePasswordFormProps {
  onDone: () => void
  onForgotten: () => void
}

export const ChangePasswordForm = ({ onDone, onForgotten }: ChangePasswordFormProps) => {
  const { t } = useTranslation()
  const keypad = useKeypad()
  const form = useForm({
    initial: { current: '', password: '', again: '' },
    rules,
    send: async ({ current, password }) => {
      const fault = await findPasswordFault(current)
      if (fault) return { current: fault }
      await savePassword(password)
      showSnack('parental.saved')
      onDone()
    },
  })
  const current = t('parental.currentPassword')
  return (
    <Form
      form={form}
      className={css.form}
      labels={{ current, ...useNewPasswordLabels() }}
      submit={t('parental.change.send')}
      takesFocus
      moreButtons={<KeypadAndForgotten keypad={keypad} onForgotten={onForgotten} />}
    >
      <ParentalPasswordField field={form.field('current')} label={current} keypad={keypad.keypad} />
      <NewPasswordFields field={form.field} keypad={keypad.keypad} />
    </Form>
  )
}
