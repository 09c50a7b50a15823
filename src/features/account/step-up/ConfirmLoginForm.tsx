import { useSnapshot } from 'valtio'
import { BackendError } from '../../../api/backend-error.ts'
import { confirmByPassword } from '../../../api/sessions.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { required } from '../../../domain/validation.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { leaveToConfirmLogin } from '../../../state/session/leave-to-confirm-login.ts'
import { session } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { useFocusFirstField } from '../../../ui/fields/use-focus-first-field.ts'
import css from '../account-dialogs.module.css'
import { AccountNameField } from '../AccountNameField.tsx'

const rules = { password: [required] }

/** A backend elsewhere may know no passwords either. */
const confirmHereOrLeave = async (portal: Parameters<typeof leaveToConfirmLogin>[0], password: string) => {
  try {
    await confirmByPassword(password)
    return true
  } catch (error) {
    if (!(error instanceof BackendError && error.isGone)) throw error
    leaveToConfirmLogin(portal)
    return false
  }
}

interface ConfirmLoginFormProps {
  onConfirmed: () => void
  /** Beside a passkey, whose button is the first. */
  isSecond: boolean
}

export const ConfirmLoginForm = ({ onConfirmed, isSecond }: ConfirmLoginFormProps) => {
  const { t } = useTranslation()
  const portal = usePortal()
  const { user } = useSnapshot(session)
  const { formProps, field, summary, isSending } = useForm({
    initial: { password: '' },
    rules,
    send: async ({ password }) => {
      if (await confirmHereOrLeave(portal, password)) onConfirmed()
    },
  })
  useFocusFirstField(formProps.ref)
  const label = t('security.confirm.password')
  return (
    <form className={css.form} {...formProps}>
      <AccountNameField email={user?.email ?? ''} />
      <ErrorSummary summary={summary} labels={{ password: label }} />
      <PasswordField
        field={field('password')}
        label={label}
        autoComplete="current-password"
        isRequired
        showLabel={t('password.show')}
      />
      <Button variant={isSecond ? 'outline' : 'primary'} type="submit" isBusy={isSending}>
        {t('security.confirm.confirm')}
      </Button>
      <ButtonLink variant="text" to={linkTo.resetPassword()}>
        {t('security.confirm.forgot')}
      </ButtonLink>
    </form>
  )
}
