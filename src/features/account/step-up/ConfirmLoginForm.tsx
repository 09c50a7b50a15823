import { linkTo } from '../../../domain/addresses/addresses.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import css from '../account-dialogs.module.css'
import { AccountNameField } from '../AccountNameField.tsx'
import { useConfirmLoginForm } from './use-confirm-login-form.ts'

interface ConfirmLoginFormProps {
  onConfirmed: () => void
  /** Beside a passkey, whose button is the first. */
  isSecond: boolean
}

export const ConfirmLoginForm = ({ onConfirmed, isSecond }: ConfirmLoginFormProps) => {
  const { t } = useTranslation()
  const form = useConfirmLoginForm(onConfirmed)
  const label = t('security.confirm.password')
  return (
    <Form
      form={form}
      className={css.form}
      labels={{ password: label }}
      submit={t('security.confirm.confirm')}
      submitVariant={isSecond ? 'outline' : 'primary'}
      takesFocus
      intro={<AccountNameField />}
      moreButtons={
        <ButtonLink variant="text" to={linkTo.resetPassword()}>
          {t('security.confirm.forgot')}
        </ButtonLink>
      }
    >
      <PasswordField
        field={form.field('password')}
        label={label}
        autoComplete="current-password"
        isRequired
        showLabel={t('password.show')}
      />
    </Form>
  )
}
