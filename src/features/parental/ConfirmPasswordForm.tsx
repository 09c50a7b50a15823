import { required } from '../../domain/validation.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { useFocusFirstField } from '../../ui/fields/use-focus-first-field.ts'
import css from './Parental.module.css'
import { KeypadToggle, ParentalPasswordField, useKeypad } from './ParentalPasswordField.tsx'
import { findPasswordFault } from './password-rules.ts'

const rules = { password: [required] }

interface ConfirmPasswordFormProps {
  onDone: () => void
  onForgotten: () => void
}

export const ConfirmPasswordForm = ({ onDone, onForgotten }: ConfirmPasswordFormProps) => {
  const { t } = useTranslation()
  const keypad = useKeypad()
  const { formProps, field, summary, isSending } = useForm({
    initial: { password: '' },
    rules,
    send: async ({ password }) => {
      const fault = await findPasswordFault(password)
      if (fault) return { password: fault }
      onDone()
    },
  })
  useFocusFirstField(formProps.ref)
  const label = t('parental.password')
  return (
    <form className={css.form} {...formProps}>
      <p className={css.text}>{t('parental.confirm.text')}</p>
      <ErrorSummary summary={summary} labels={{ password: label }} />
      <ParentalPasswordField field={field('password')} label={label} keypad={keypad.keypad} />
      <Button variant="primary" type="submit" isBusy={isSending}>
        {t('parental.confirm.send')}
      </Button>
      <KeypadToggle {...keypad} />
      <Button variant="text" onClick={onForgotten}>
        {t('parental.forgotten')}
      </Button>
    </form>
  )
}
