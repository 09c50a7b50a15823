/** Pending writes are sent first; those that fail are listed, because they would be lost (decision 35). */
import { useState } from 'react'
import { logOut } from '../../state/session/session-actions.ts'
import { flushBeforeLogoutMs } from '../../state/offline-writes/pending.ts'
import { flushOfflineWrites } from '../../state/offline-writes/write.ts'

export interface LogOut {
  unsent: string[] | null
  isBusy: boolean
  start: () => Promise<void>
  logOutNow: () => void
}

/** A store that cannot be opened has nothing to list, and prevents no logout. */
export const sendAndListUnsent = async (): Promise<string[] | null> => {
  const unsent = await flushOfflineWrites(flushBeforeLogoutMs).catch((problem: unknown) => {
    console.info('the queued reports could not be sent', problem)
    return []
  })
  return unsent.length > 0 ? unsent.flatMap(({ label }) => label ?? []) : null
}

export const useLogOut = (returnTo: string): LogOut => {
  const [unsent, setUnsent] = useState<string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const logOutNow = () => {
    setBusy(true)
    void logOut(returnTo)
  }
  const start = async () => {
    setBusy(true)
    const titles = await sendAndListUnsent()
    if (!titles) return logOutNow()
    setUnsent(titles)
    setBusy(false)
  }
  return { unsent, isBusy, start, logOutNow }
}
