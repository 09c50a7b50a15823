/** Signing out: what waits is sent first, and what could not be sent is named, because it would be lost (decision 35). */
import { useState } from 'react'
import { logOut } from '../../state/session/session-actions.ts'
import { flushBeforeLogoutMs } from '../../state/offline-writes/pending.ts'
import { flushOfflineWrites } from '../../state/offline-writes/write.ts'

export interface LogOut {
  /** What is still unsent, once it was asked for and there is something. */
  unsent: string[] | null
  isBusy: boolean
  ask: () => Promise<void>
  leave: () => void
  stay: () => void
}

/** What cannot even be opened has nothing to name, and keeps nobody here. */
const listUnsentWrites = () =>
  flushOfflineWrites(flushBeforeLogoutMs).catch((problem: unknown) => {
    console.info('nothing could be sent', problem)
    return []
  })

export const useLogOut = (returnTo: string): LogOut => {
  const [unsent, setUnsent] = useState<string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void logOut(returnTo)
  }
  const ask = async () => {
    setBusy(true)
    const waiting = await listUnsentWrites()
    if (waiting.length === 0) return leave()
    setUnsent(waiting.flatMap(({ label }) => label ?? []))
    setBusy(false)
  }
  return { unsent, isBusy, ask, leave, stay: () => setUnsent(null) }
}
