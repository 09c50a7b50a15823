import { NumberInput } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'
import css from './fields.module.css'

interface QuantityFieldProps extends FieldProps<number> {
  min: number
  max: number
}

export const QuantityField = ({ min, max, ...props }: QuantityFieldProps) => (
  <NumberInput
    {...wrapperProps(props)}
    {...{ min, max }}
    name={props.field.name}
    value={props.field.value}
    allowDecimal={false}
    clampBehavior="blur"
    hideControls
    dir="ltr"
    classNames={{ root: css.field, label: css.label, input: css.input }}
    onChange={(value) => props.field.onChange(Number(value))}
  />
)
