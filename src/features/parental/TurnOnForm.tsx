import type { Grading } from '../../contract/parental.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { turnOnWithPassword } from '../../state/parental/change-parental.ts'
import { loadParental } from '../../state/parental/parental-actions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { useFocusFirstField } from '../../ui/fields/use-focus-first-field.ts'
import { NewPasswordFields, useNewPasswordLabels } from './NewPasswordFields.tsx'
import css from './Parental.module.css'
import { KeypadToggle, useKeypad } from './ParentalPasswordField.tsx'
import { newPasswordRules } from './password-rules.ts'

export const TurnOnForm = ({ maxRating, onDone }: { maxRating: Grading; onDone: () => void }) => {
  const { t } = useTranslation()
  const keypad = useKeypad()
  const { formProps, field, summary, isSending } = useForm({
    initial: { password: '', again: '' },
    rules: newPasswordRules,
    send: async ({ password }) => {
      // Refused where another device has set a password meanwhile: the screen then shows it.
      if (!(await turnOnWithPassword(maxRating, password))) await loadParental()
      onDone()
    },
  })
  useFocusFirstField(formProps.ref)
  return (
    <form className={css.form} {...formProps}>
      <p className={css.text}>{t('parental.turnOn.text')}</p>
      <ErrorSummary summary={summary} labels={useNewPasswordLabels()} />
      <NewPasswordFields field={field} keypad={keypad.keypad} />
      <Button variant="primary" type="submit" isBusy={isSending}>
        {t('parental.turnOn.send')}
      </Button>
      <KeypadToggle {...keypad} />
    </form>
  )
}
