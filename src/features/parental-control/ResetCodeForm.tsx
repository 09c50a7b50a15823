import { resetCodeLength } from '../../contract/parental.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { NewPasswordFields, useNewPasswordLabels } from './NewPasswordFields.tsx'
import css from './Parental.module.css'
import { KeypadToggle, useKeypad } from './ParentalPasswordField.tsx'
import { useResetForm } from './use-reset-form.ts'

interface ResetCodeFormProps {
  email: string
  onDone: () => void
  onSendAgain: () => void
}

export const ResetCodeForm = ({ email, onDone, onSendAgain }: ResetCodeFormProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const keypad = useKeypad()
  const form = useResetForm(onDone)
  const code = t('parental.reset.code')
  return (
    <Form
      form={form}
      className={css.form}
      labels={{ code, ...useNewPasswordLabels() }}
      submit={t('parental.reset.save')}
      takesFocus
      intro={
        <p className={css.text} role="status">
          {t('parental.reset.sent', { email: `\u2068${email}\u2069` })}
        </p>
      }
      moreButtons={
        <>
          <KeypadToggle {...keypad} />
          <Button variant="text" onClick={onSendAgain}>
            {t('parental.reset.again')}
          </Button>
        </>
      }
    >
      <TextField
        field={form.field('code')}
        label={code}
        hint={t('parental.reset.codeHint', { n: number(resetCodeLength) })}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        isRequired
      />
      <NewPasswordFields field={form.field} keypad={keypad.keypad} />
    </Form>
  )
}
