import { required } from '../../domain/validation.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import css from './Parental.module.css'
import { KeypadAndForgotten, ParentalPasswordField, useKeypad } from './ParentalPasswordField.tsx'
import { findPasswordFault } from './password-rules.ts'

const rules = { password: [required] }

interface ConfirmPasswordFormProps {
  onDone: () => void
  onForgotten: () => void
}

export const ConfirmPasswordForm = ({ onDone, onForgotten }: ConfirmPasswordFormProps) => {
  const { t } = useTranslation()
  const keypad = useKeypad()
  const form = useForm({
    initial: { password: '' },
    rules,
    send: async ({ password }) => {
      const fault = await findPasswordFault(password)
      if (fault) return { password: fault }
      onDone()
    },
  })
  const label = t('parental.password')
  return (
    <Form
      form={form}
      className={css.form}
      labels={{ password: label }}
      submit={t('parental.confirm.send')}
      takesFocus
      intro={<p className={css.text}>{t('parental.confirm.text')}</p>}
      moreButtons={<KeypadAndForgotten keypad={keypad} onForgotten={onForgotten} />}
    >
      <ParentalPasswordField field={form.field('password')} label={label} keypad={keypad.keypad} />
    </Form>
  )
}
