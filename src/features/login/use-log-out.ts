/** Asks first where something would be lost. */
import { useState } from 'react'
import { logOut } from '../../state/session/session-actions.ts'
import type { LogoutLosses } from '../../state/session/logout-losses.ts'
import { findLogoutLosses } from './find-logout-losses.ts'

export interface LogOut {
  /** Null until it is known, and where nothing is lost. */
  losses: LogoutLosses | null
  isBusy: boolean
  start: () => Promise<void>
  logOutNow: () => void
}

export const useLogOut = (returnTo: string): LogOut => {
  const [losses, setLosses] = useState<LogoutLosses | null>(null)
  const [isBusy, setBusy] = useState(false)
  const logOutNow = () => {
    setBusy(true)
    void logOut(returnTo)
  }
  const start = async () => {
    setBusy(true)
    const found = await findLogoutLosses()
    if (!found) return logOutNow()
    setLosses(found)
    setBusy(false)
  }
  return { losses, isBusy, start, logOutNow }
}
