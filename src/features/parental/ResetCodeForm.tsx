import { useRef } from 'react'
import { redeemResetCode } from '../../api/parental.ts'
import { resetCodeLength } from '../../contract/parental.ts'
import { type Fault, length, regex, required } from '../../domain/validation.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { savePassword } from '../../state/parental/change-parental.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFocusFirstField } from '../../ui/fields/use-focus-first-field.ts'
import { NewPasswordFields, useNewPasswordLabels } from './NewPasswordFields.tsx'
import css from './Parental.module.css'
import { KeypadToggle, useKeypad } from './ParentalPasswordField.tsx'
import { newPasswordRules } from './password-rules.ts'

/** Digits of any script; the server reads them all. */
const rules = { code: [required, regex(/^\p{Nd}*$/u), length(resetCodeLength)], ...newPasswordRules }

const findCodeFault = async (code: string): Promise<Fault | null> => {
  const outcome = await redeemResetCode(code)
  if (outcome.refused === null) return null
  const { left } = outcome.details
  return left > 0 ? { key: 'parental.codeWrong', count: left } : { key: 'parental.codeDead' }
}

interface ResetCodeFormProps {
  email: string
  onDone: () => void
  onSendAgain: () => void
}

const useResetForm = (onDone: () => void) => {
  /** A code works once: where only the password could not be saved, a second attempt sends only that. */
  const redeemed = useRef<string | null>(null)
  return useForm({
    initial: { code: '', password: '', again: '' },
    rules,
    send: async ({ code, password }) => {
      const fault = redeemed.current === code ? null : await findCodeFault(code)
      if (fault) return { code: fault }
      redeemed.current = code
      if (!(await savePassword(password))) return { code: { key: 'parental.codeDead' } }
      onDone()
    },
  })
}

export const ResetCodeForm = ({ email, onDone, onSendAgain }: ResetCodeFormProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const keypad = useKeypad()
  const { formProps, field, summary, isSending } = useResetForm(onDone)
  useFocusFirstField(formProps.ref)
  const code = t('parental.reset.code')
  return (
    <form className={css.form} {...formProps}>
      <p className={css.text} role="status">
        {t('parental.reset.sent', { email: `\u2068${email}\u2069` })}
      </p>
      <ErrorSummary summary={summary} labels={{ code, ...useNewPasswordLabels() }} />
      <TextField
        field={field('code')}
        label={code}
        hint={t('parental.reset.codeHint', { n: number(resetCodeLength) })}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        isRequired
      />
      <NewPasswordFields field={field} keypad={keypad.keypad} />
      <Button variant="primary" type="submit" isBusy={isSending}>
        {t('parental.reset.save')}
      </Button>
      <KeypadToggle {...keypad} />
      <Button variant="text" onClick={onSendAgain}>
        {t('parental.reset.again')}
      </Button>
    </form>
  )
}
