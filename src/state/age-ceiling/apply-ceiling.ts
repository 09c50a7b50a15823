/**
 * The only place where the age ceiling changes on this device: at once on screen and in the cookie, by which the
 * host knows it (decision 25), then in the other tabs. Who stores or plays something drops what is now above it.
 */
import { ceilingCookie } from '../../contract/cookies.ts'
import { channels } from '../../contract/storage-names.ts'
import { cookieText, expiredCookie } from '../../lib/cookie.ts'
import { ageCeiling, parental } from './age-ceiling.ts'

export interface CeilingChange {
  from: number
  to: number
}
type CeilingListener = (change: CeilingChange) => void | Promise<void>

const listeners = new Set<CeilingListener>()
export const onCeilingChange = (listener: CeilingListener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let changes = 0
/** Grows with each change: an answer that was requested before one is older than it. */
export const ceilingChanges = (): number => changes

const changeCeiling = (rating: number | null): CeilingChange | null => {
  const isActive = rating !== null
  if (parental.isActive === isActive && parental.maxRating === rating) return null
  const from = ageCeiling()
  Object.assign(parental, { isActive, maxRating: rating })
  document.cookie = isActive ? cookieText(ceilingCookie, String(rating)) : expiredCookie(ceilingCookie)
  changes++
  return { from, to: ageCeiling() }
}

/** Every listener runs, also when one before it fails. */
const notifyListeners = async (change: CeilingChange) => {
  const results = await Promise.allSettled([...listeners].map(async (listener) => listener(change)))
  for (const result of results)
    if (result.status === 'rejected') console.error('a listener of the age ceiling failed', result.reason)
}

/** As another tab has applied it, or the cookie says. */
export const followCeiling = async (rating: number | null): Promise<void> => {
  const change = changeCeiling(rating)
  if (change) await notifyListeners(change)
}

let otherTabs: BroadcastChannel | null = null

/** Tabs of all accounts: a browser has one session. */
export const connectCeilingToTabs = (tenant: string) => {
  otherTabs?.close()
  otherTabs = new BroadcastChannel(channels.ageCeiling(tenant))
  otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === null || typeof data === 'number') void followCeiling(data)
  })
}

/** Null: none. Resolves once nothing above it is on this page or on the disk; a lower one holds before that. */
export const applyCeiling = async (rating: number | null): Promise<void> => {
  const change = changeCeiling(rating)
  if (!change) return
  otherTabs?.postMessage(rating)
  await notifyListeners(change)
}
