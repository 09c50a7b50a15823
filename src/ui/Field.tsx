/** A labelled field of a form, with room for its hint or for what is wrong with it, so that nothing moves. */
import { type InputHTMLAttributes, useId } from 'react'
import css from './Field.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  hint?: string
  fault: string | null
}

export const Field = ({ label, hint = '', fault, ...input }: FieldProps) => {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        aria-required={input.required}
        {...input}
      />
      <p id={`${id}-note`} className={fault === null ? css.note : css.fault} aria-live="polite">
        {fault ?? hint}
      </p>
    </div>
  )
}
