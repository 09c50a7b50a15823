import { type ReactNode, useId } from 'react'
import { type FieldProps, noteClass } from './field-props.ts'
import css from './fields.module.css'

interface PictureRadiosFieldProps extends FieldProps<string> {
  /** `label` is not shown: the picture says it. */
  options: readonly { value: string; label: string; picture: ReactNode }[]
}

/** The browser's own radios, so that the arrow keys go through the pictures. */
export const PictureRadiosField = ({ field, label, hint, options }: PictureRadiosFieldProps) => {
  const { name, value, fault, onChange } = field
  const note = useId()
  return (
    <fieldset className={css.field} data-field={name} aria-describedby={note}>
      <legend className={css.label}>{label}</legend>
      <div className={css.pictures}>
        {options.map((option) => (
          <label key={option.value} className={css.pictureChoice} title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className="sr"
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
          </label>
        ))}
      </div>
      <p id={note} className={noteClass(field)} aria-live="polite">
        {fault ?? hint}
      </p>
    </fieldset>
  )
}
