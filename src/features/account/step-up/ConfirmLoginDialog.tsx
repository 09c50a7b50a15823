/** A call asks for a recent login. The password is confirmed here; another provider confirms on pages of its own. */
import type { DialogBodyProps } from '../../../state/dialogs/dialog-types.ts'
import { leaveToConfirmLogin } from '../../../state/session/leave-to-confirm-login.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from '../account-dialogs.module.css'
import { ConfirmLoginForm } from './ConfirmLoginForm.tsx'

const ConfirmElsewhere = ({ host }: { host: string }) => {
  const { t } = useTranslation()
  const portal = usePortal()
  return (
    <div className={css.body}>
      <p>{t('security.confirm.elsewhere', { host })}</p>
      <Button variant="primary" onClick={() => leaveToConfirmLogin(portal)}>
        {t('security.confirm.go', { host })}
      </Button>
    </div>
  )
}

export const ConfirmLoginDialog = ({ close, setResult }: DialogBodyProps<'confirmLogin'>) => {
  const { t } = useTranslation()
  const { passwordsAt } = usePortal().tenant
  if (passwordsAt) return <ConfirmElsewhere host={new URL(passwordsAt).host} />
  const finish = () => {
    setResult(true)
    close()
  }
  return (
    <div className={css.body}>
      <p>{t('security.confirm.text')}</p>
      <ConfirmLoginForm onConfirmed={finish} />
    </div>
  )
}
