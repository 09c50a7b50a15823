import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { providerHostOf } from '../../domain/provider-host.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { logOut } from '../../state/session/session-actions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { confirmLogout } from './confirm-logout.ts'
import { findLogoutLosses } from './find-logout-losses.ts'

const useReturnAddress = () => {
  const { href } = useLinking()
  const [path] = useLocation()
  return href(matchRoute(path)?.route.guard ? '/' : path)
}

interface LogoutItemProps {
  icon: ReactNode
  className: string
  /** Closes the menu, with the focus on its button, where the dialog returns it. */
  closeMenu: () => void
}

export const LogoutItem = ({ icon, className, closeMenu }: LogoutItemProps) => {
  const { t } = useTranslation()
  const returnTo = useReturnAddress()
  const host = providerHostOf(usePortal().tenant)
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const losses = await findLogoutLosses()
    // The dialog gives the focus back to the menu's button.
    if (host ?? losses) closeMenu()
    if (!(await confirmLogout(host, losses))) return
    await logOut(returnTo)
  }
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void signOut()}>
      {icon}
      <span>{t('login.out')}</span>
    </button>
  )
}
