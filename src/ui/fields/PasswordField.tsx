import { PasswordInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FieldProps, wrapperProps } from './field-props.ts'
import css from './fields.module.css'

interface PasswordFieldProps extends FieldProps<string> {
  autoComplete: 'current-password' | 'new-password' | 'one-time-code'
  inputMode?: 'numeric' | 'text'
  showLabel: string
}

const ToggleIcon = ({ reveal }: { reveal: boolean }) => {
  const Icon = reveal ? IconEyeOff : IconEye
  return <Icon size={22} aria-hidden />
}

export const PasswordField = ({ autoComplete, inputMode, showLabel, ...props }: PasswordFieldProps) => {
  const { name, value, onInput } = props.field
  return (
    <PasswordInput
      {...wrapperProps(props)}
      {...{ name, value, autoComplete, inputMode }}
      dir="ltr"
      aria-invalid={props.field.fault !== null}
      classNames={{
        root: css.field,
        label: css.label,
        wrapper: css.password,
        input: css.frame,
        innerInput: css.input,
        section: css.section,
        visibilityToggle: css.toggle,
      }}
      visibilityToggleIcon={ToggleIcon}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': showLabel }}
      onChange={(event) => onInput(event.currentTarget.value)}
    />
  )
}
