import { useState } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import css from './Parental.module.css'

type Keypad = 'numeric' | 'text'

/** A phone shows its number pad, unless the password has letters. */
export const useKeypad = () => {
  const [keypad, setKeypad] = useState<Keypad>('numeric')
  return { keypad, toggleKeypad: () => setKeypad(keypad === 'numeric' ? 'text' : 'numeric') }
}
type KeypadState = ReturnType<typeof useKeypad>

export const KeypadToggle = ({ keypad, toggleKeypad }: KeypadState) => {
  const { t } = useTranslation()
  return (
    <Button variant="text" className={css.keypad ?? ''} onClick={toggleKeypad}>
      {t(keypad === 'numeric' ? 'parental.useLetters' : 'parental.useNumbers')}
    </Button>
  )
}

interface KeypadAndForgottenProps {
  keypad: KeypadState
  onForgotten: () => void
}
/** Beside the button of a form that asks for the present password. */
export const KeypadAndForgotten = ({ keypad, onForgotten }: KeypadAndForgottenProps) => {
  const { t } = useTranslation()
  return (
    <>
      <KeypadToggle {...keypad} />
      <Button variant="text" onClick={onForgotten}>
        {t('parental.forgotten')}
      </Button>
    </>
  )
}

/** Named a one-time code, because a browser would offer to store a password, and a child uses the same browser. */
export const ParentalPasswordField = ({ keypad, ...props }: FieldProps<string> & { keypad: Keypad }) => {
  const { t } = useTranslation()
  return (
    <PasswordField
      {...props}
      autoComplete="one-time-code"
      inputMode={keypad}
      showLabel={t('password.show')}
      isRequired
    />
  )
}
