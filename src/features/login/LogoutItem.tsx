import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { logOut } from '../../state/session/session-actions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLinking } from '../../ui/Link.tsx'
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
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const losses = await findLogoutLosses()
    if (losses) {
      closeMenu()
      if (!(await openDialog('signOut', { losses }))) return
    }
    await logOut(returnTo)
  }
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void signOut()}>
      {icon}
      <span>{t('login.out')}</span>
    </button>
  )
}
