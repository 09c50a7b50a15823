import { Radio } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'
import css from './fields.module.css'

interface RadioCardsFieldProps extends FieldProps<string> {
  options: readonly { value: string; label: string; text?: string }[]
}

export const RadioCardsField = ({ options, ...props }: RadioCardsFieldProps) => {
  const { name, value, onChange } = props.field
  return (
    <Radio.Group
      {...wrapperProps(props)}
      {...{ name, value, onChange }}
      classNames={{ root: css.field, label: css.label }}
    >
      <div className={css.cards}>
        {options.map((option) => (
          <Radio.Card key={option.value} value={option.value} unstyled classNames={{ card: css.card }}>
            <span className={css.label}>{option.label}</span>
            {option.text && <span className={css.note}>{option.text}</span>}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
