/** A call asks for a recent login. It is confirmed here by a passkey or the password; another provider confirms on pages of its own. */
import { useQuery } from '@tanstack/react-query'
import { passkeysQuery } from '../../../api/passkeys.ts'
import type { DialogBodyProps } from '../../../state/dialogs/dialog-types.ts'
import { leaveToConfirmLogin } from './leave-to-confirm-login.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from '../account-dialogs.module.css'
import { ConfirmByPasskey } from './ConfirmByPasskey.tsx'
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

const useWaysToConfirm = () => {
  const { data, isLoading } = useQuery({ ...passkeysQuery(personalScopeOf(usePortal())), retry: false })
  const isUsable = ({ host, isRefused }: { host: string; isRefused: boolean }) =>
    host === data?.host && !isRefused
  const hasPasskey = 'PublicKeyCredential' in globalThis && (data?.passkeys.some(isUsable) ?? false)
  // Who has neither may still set a password by a letter, which the form leads to.
  return { isLoading, hasPasskey, hasPassword: !hasPasskey || data?.hasPassword !== false }
}

const ConfirmHere = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const { t } = useTranslation()
  const { isLoading, hasPasskey, hasPassword } = useWaysToConfirm()
  if (isLoading) return <div className={css.pending} aria-busy="true" />
  const text = hasPasskey ? (hasPassword ? 'textBoth' : 'textPasskey') : 'text'
  return (
    <div className={css.body}>
      <p>{t(`security.confirm.${text}`)}</p>
      {hasPasskey && <ConfirmByPasskey onConfirmed={onConfirmed} />}
      {hasPasskey && hasPassword && <p className={css.or}>{t('security.confirm.or')}</p>}
      {hasPassword && <ConfirmLoginForm onConfirmed={onConfirmed} isSecond={hasPasskey} />}
    </div>
  )
}

export const ConfirmLoginDialog = ({ close, setResult }: DialogBodyProps<'confirmLogin'>) => {
  const { passwordsAt } = usePortal().tenant
  if (passwordsAt) return <ConfirmElsewhere host={new URL(passwordsAt).host} />
  const finish = () => {
    setResult(true)
    close()
  }
  return <ConfirmHere onConfirmed={finish} />
}
