import { NativeSelect } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'
import css from './fields.module.css'

interface SelectFieldProps extends FieldProps<string> {
  options: readonly { value: string; label: string }[]
}

/** The system's own list: it is familiar on every phone, and needs no layer over a dialog. */
export const SelectField = ({ options, ...props }: SelectFieldProps) => (
  <NativeSelect
    {...wrapperProps(props)}
    name={props.field.name}
    value={props.field.value}
    data={[...options]}
    classNames={{
      root: css.field,
      label: css.label,
      wrapper: css.select,
      input: css.input,
      section: css.section,
    }}
    onChange={(event) => props.field.onChange(event.currentTarget.value)}
  />
)
