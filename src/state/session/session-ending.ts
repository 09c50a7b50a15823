/**
 * How the session of this device ended, for a page that comes after: what has to follow may have been cut short, and
 * whoever lost theirs is told once, also where the page was loaded anew in between.
 */
import { localKeys } from '../../contract/storage-names.ts'
import type { Ending } from './session-listeners.ts'

/** `untold`: lost, and all that followed is done but the word about it. */
type StoredEnding = Ending | 'untold' | null

export const readSessionEnding = (tenant: string): StoredEnding => {
  const noted = localStorage.getItem(localKeys.sessionEnding(tenant))
  return noted === 'logout' || noted === 'lost' || noted === 'untold' ? noted : null
}
/** What followed is done. Told already by another tab that was quicker, it is not told again. */
export const closeSessionEnding = (tenant: string) => {
  const noted = readSessionEnding(tenant)
  if (noted === 'lost') markEndingUnreported(tenant)
  else if (noted === 'logout') forgetSessionEnding(tenant)
}
export const markEndingUnreported = (tenant: string) =>
  localStorage.setItem(localKeys.sessionEnding(tenant), 'untold')
export const forgetSessionEnding = (tenant: string) =>
  localStorage.removeItem(localKeys.sessionEnding(tenant))
