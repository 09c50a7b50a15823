import { useId } from 'react'
import { Checkbox } from '@mantine/core'
import { type FieldProps, noteClass } from './field-props.ts'
import css from './fields.module.css'

interface CheckboxListFieldProps extends FieldProps<readonly string[]> {
  options: readonly { value: string; label: string }[]
}

export const CheckboxListField = ({ field, label, hint, options }: CheckboxListFieldProps) => {
  const { name, value, fault, onChange } = field
  const note = useId()
  const toggle = (ticked: string) => {
    const isTicked = (one: string) => (one === ticked ? !value.includes(one) : value.includes(one))
    onChange(options.map((option) => option.value).filter(isTicked))
  }
  return (
    <fieldset className={css.field} data-field={name} aria-describedby={note}>
      <legend className={css.label}>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          unstyled
          name={name}
          value={option.value}
          label={option.label}
          aria-invalid={fault !== null}
          classNames={{ body: css.choice, inner: css.box, icon: css.mark }}
          checked={value.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
      <p id={note} className={noteClass(field)} aria-live="polite">
        {fault ?? hint}
      </p>
    </fieldset>
  )
}
