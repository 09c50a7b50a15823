/** The clean-up may have been cut short, and a lost session is reported once, also after a reload. */
import { localKeys } from '../../contract/storage-names.ts'
import type { Ending } from './session-listeners.ts'

/** `untold`: lost and cleaned up, but not yet reported to the user. */
type StoredEnding = Ending | 'untold' | null

export const readSessionEnding = (tenant: string): StoredEnding => {
  const stored = localStorage.getItem(localKeys.sessionEnding(tenant))
  return stored === 'logout' || stored === 'lost' || stored === 'untold' ? stored : null
}
/** The clean-up is done. If another tab has already reported it, it is not reported again. */
export const closeSessionEnding = (tenant: string) => {
  const stored = readSessionEnding(tenant)
  if (stored === 'lost') markEndingUnreported(tenant)
  else if (stored === 'logout') forgetSessionEnding(tenant)
}
export const markEndingUnreported = (tenant: string) =>
  localStorage.setItem(localKeys.sessionEnding(tenant), 'untold')
export const forgetSessionEnding = (tenant: string) =>
  localStorage.removeItem(localKeys.sessionEnding(tenant))
