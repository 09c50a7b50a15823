import { Checkbox, Switch } from '@mantine/core'
import { type FieldProps, choiceProps, noteClass } from './field-props.ts'
import switchCss from '../Switch.module.css'
import css from './fields.module.css'

export const CheckboxField = (props: FieldProps<boolean>) => (
  <Checkbox
    {...choiceProps(props)}
    classNames={{ body: css.choice, inner: css.box, icon: css.mark, description: noteClass(props.field) }}
    checked={props.field.value}
    onChange={(event) => props.field.onChange(event.currentTarget.checked)}
  />
)

export const SwitchField = (props: FieldProps<boolean>) => (
  <Switch
    {...choiceProps(props)}
    classNames={{
      body: css.choice,
      input: switchCss.switch,
      track: css.hidden,
      description: noteClass(props.field),
    }}
    checked={props.field.value}
    onChange={(event) => props.field.onChange(event.currentTarget.checked)}
  />
)
