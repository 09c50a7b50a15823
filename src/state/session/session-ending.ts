/** The clean-up may have been cut short, and a lost session is reported once, also after a reload. */
import { localKeys } from '../../contract/storage-names.ts'
import type { Ending } from './session-listeners.ts'

/** Cleaned up, but not yet reported to the user: the session was lost, or its account is gone. */
export type UnreportedEnding = 'untold' | 'gone'
type StoredEnding = Ending | UnreportedEnding | null

const known: readonly unknown[] = ['logout', 'lost', 'untold', 'gone'] satisfies StoredEnding[]
const isKnown = (stored: unknown): stored is StoredEnding => known.includes(stored)

export const readSessionEnding = (tenant: string): StoredEnding => {
  const stored = localStorage.getItem(localKeys.sessionEnding(tenant))
  return isKnown(stored) ? stored : null
}
/** The clean-up is done. If another tab has already reported it, it is not reported again. */
export const closeSessionEnding = (tenant: string) => {
  const stored = readSessionEnding(tenant)
  if (stored === 'lost') markEndingUnreported(tenant)
  else if (stored === 'logout') forgetSessionEnding(tenant)
}
export const markEndingUnreported = (tenant: string, ending: UnreportedEnding = 'untold') =>
  localStorage.setItem(localKeys.sessionEnding(tenant), ending)
export const forgetSessionEnding = (tenant: string) =>
  localStorage.removeItem(localKeys.sessionEnding(tenant))
