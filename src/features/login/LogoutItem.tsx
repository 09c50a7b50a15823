import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { providerHostOf } from '../../domain/provider-host.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import type { LogoutLosses } from '../../state/session/logout-losses.ts'
import { logOut } from '../../state/session/session-actions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { findLogoutLosses } from './find-logout-losses.ts'

/** Asks where a session of another provider ends as well (`host`), or where something would be lost. */
export const confirmLogout = async (host: string | null, losses: LogoutLosses | null): Promise<boolean> => {
  if (host !== null) return (await openDialog('externalLogout', { host, losses })) ?? false
  return losses === null || ((await openDialog('signOut', { losses })) ?? false)
}

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
