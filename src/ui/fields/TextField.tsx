import { TextInput } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'
import css from './fields.module.css'

interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  inputMode?: 'numeric'
  dir?: 'ltr' | 'rtl'
}

export const TextField = ({ type = 'text', autoComplete, inputMode, dir, ...props }: TextFieldProps) => {
  const { name, value, onInput } = props.field
  return (
    <TextInput
      {...wrapperProps(props)}
      {...{ name, value, type, autoComplete, inputMode, dir }}
      classNames={{ root: css.field, label: css.label, input: css.input }}
      onChange={(event) => onInput(event.currentTarget.value)}
    />
  )
}
