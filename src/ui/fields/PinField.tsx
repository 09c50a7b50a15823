import { PinInput } from '@mantine/core'
import { type FocusEvent, useId } from 'react'
import { type FieldProps, noteClass } from './field-props.ts'
import css from './fields.module.css'

interface PinFieldProps extends FieldProps<string> {
  length: number
  digitLabel: (position: number) => string
  isHidden?: boolean
  isOneTimeCode?: boolean
}

/** One input per digit. It is validated with its last digit and when the focus leaves all of them. */
export const PinField = ({ field, label, hint, length, digitLabel, ...options }: PinFieldProps) => {
  const { name, value, fault, onInput, onChange, onBlur } = field
  const note = useId()
  const validateOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }
  return (
    <fieldset className={css.field} data-field={name} aria-describedby={note} onBlur={validateOnLeave}>
      <legend className={css.label}>{label}</legend>
      <PinInput
        unstyled
        classNames={{ root: css.pin, input: css.input }}
        {...{ value, length }}
        type="number"
        mask={options.isHidden ?? false}
        oneTimeCode={options.isOneTimeCode ?? false}
        error={fault !== null}
        placeholder=""
        getInputProps={(index) => ({ 'aria-label': digitLabel(index + 1) })}
        onChange={onInput}
        onComplete={onChange}
      />
      <p id={note} className={noteClass(field)} aria-live="polite">
        {fault ?? hint}
      </p>
    </fieldset>
  )
}
