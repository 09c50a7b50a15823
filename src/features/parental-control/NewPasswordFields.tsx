import { shortestParentalPassword } from '../../contract/parental.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import type { FieldBinding } from '../../ui/fields/field-props.ts'
import { ParentalPasswordField, type useKeypad } from './ParentalPasswordField.tsx'

interface NewPasswordFieldsProps extends Pick<ReturnType<typeof useKeypad>, 'keypad'> {
  field: (name: 'password' | 'again') => FieldBinding<string>
}

export const useNewPasswordLabels = () => {
  const { t } = useTranslation()
  return { password: t('parental.newPassword'), again: t('password.fresh.again') }
}

export const NewPasswordFields = ({ field, keypad }: NewPasswordFieldsProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const labels = useNewPasswordLabels()
  return (
    <>
      <ParentalPasswordField
        field={field('password')}
        label={labels.password}
        hint={t('parental.hint', { n: number(shortestParentalPassword) })}
        keypad={keypad}
      />
      <ParentalPasswordField field={field('again')} label={labels.again} keypad={keypad} />
    </>
  )
}
