import { required } from '../../domain/validation.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { savePassword } from '../../state/parental/change-parental.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { useFocusFirstField } from '../../ui/fields/use-focus-first-field.ts'
import { NewPasswordFields, useNewPasswordLabels } from './NewPasswordFields.tsx'
import css from './Parental.module.css'
import { KeypadToggle, ParentalPasswordField, useKeypad } from './ParentalPasswordField.tsx'
import { findPasswordFault, newPasswordRules } from './password-rules.ts'

const rules = { current: [required], ...newPasswordRules }

interface ChangePasswordFormProps {
  onDone: () => void
  onForgotten: () => void
}

export const ChangePasswordForm = ({ onDone, onForgotten }: ChangePasswordFormProps) => {
  const { t } = useTranslation()
  const keypad = useKeypad()
  const { formProps, field, summary, isSending } = useForm({
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
  useFocusFirstField(formProps.ref)
  const current = t('parental.currentPassword')
  return (
    <form className={css.form} {...formProps}>
      <ErrorSummary summary={summary} labels={{ current, ...useNewPasswordLabels() }} />
      <ParentalPasswordField field={field('current')} label={current} keypad={keypad.keypad} />
      <NewPasswordFields field={field} keypad={keypad.keypad} />
      <Button variant="primary" type="submit" isBusy={isSending}>
        {t('parental.change.send')}
      </Button>
      <KeypadToggle {...keypad} />
      <Button variant="text" onClick={onForgotten}>
        {t('parental.forgotten')}
      </Button>
    </form>
  )
}
