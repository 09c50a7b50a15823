import css from './fields.module.css'

export interface FieldBinding<Value> {
  name: string
  value: Value
  /** While typing: nothing is validated. */
  onInput: (value: Value) => void
  /** The value is complete: it is validated. */
  onChange: (value: Value) => void
  onBlur: () => void
  /** What is wrong with the value, in words; null while nothing is. */
  fault: string | null
}
export interface FieldProps<Value> {
  field: FieldBinding<Value>
  label: string
  hint?: string
  isRequired?: boolean
}

export const noteClass = ({ fault }: { fault: string | null }) =>
  (fault === null ? css.note : css.fault) ?? ''

/** The description is always present: it is read out when it becomes a fault, and nothing moves. */
export const wrapperProps = <Value>({ field, label, hint, isRequired = false }: FieldProps<Value>) => ({
  label,
  description: field.fault ?? hint ?? '\u00a0',
  descriptionProps: { className: noteClass(field), 'aria-live': 'polite' as const },
  error: field.fault !== null,
  inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const],
  required: isRequired,
  'aria-required': isRequired,
  withAsterisk: false,
  unstyled: true,
})

/** A checkbox has its label beside it, and its value is complete with each press. */
export const choiceProps = <Value>({ field, label, hint, isRequired = false }: FieldProps<Value>) => ({
  name: field.name,
  label,
  description: field.fault ?? hint ?? '\u00a0',
  error: field.fault !== null,
  'aria-invalid': field.fault !== null,
  'aria-required': isRequired,
  required: isRequired,
  unstyled: true,
})
