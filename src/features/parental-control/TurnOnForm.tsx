import type { Grading } from '../../contract/parental.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { turnOnWithPassword } from '../../state/parental/change-parental.ts'
import { loadParental } from '../../state/parental/parental-actions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { NewPasswordFields, useNewPasswordLabels } from './NewPasswordFields.tsx'
import css from './Parental.module.css'
import { KeypadToggle, useKeypad } from './ParentalPasswordField.tsx'
import { newPasswordRules } from './password-rules.ts'

export const TurnOnForm = ({ maxRating, onDone }: { maxRating: Grading; onDone: () => void }) => {
  const { t } = useTranslation()
  const keypad = useKeypad()
  const form = useForm({
    initial: { password: '', again: '' },
    rules: newPasswordRules,
    send: async ({ password }) => {
      // Refused where another device has set a password meanwhile: the screen then shows it.
      if (!(await turnOnWithPassword(maxRating, password))) await loadParental()
      onDone()
    },
  })
  return (
    <Form
      form={form}
      className={css.form}
      labels={useNewPasswordLabels()}
      submit={t('parental.turnOn.send')}
      takesFocus
      intro={<p className={css.text}>{t('parental.turnOn.text')}</p>}
      moreButtons={<KeypadToggle {...keypad} />}
    >
      <NewPasswordFields field={form.field} keypad={keypad.keypad} />
    </Form>
  )
}
