import type { CheckRecentLogin, Clock, Scope, Store } from '../../context.ts'
import { authTimeOf, isSessionOpen } from './session.repository.ts'

const mostConfirmed = 20_000

/** Open sessions are cached with the embedded store only: its one process ends them all itself. */
export const createSessionCheck = (store: Store) => {
  const confirmed = new Set<string>()
  const confirm = (key: string) => {
    confirmed.add(key)
    const [oldest] = confirmed
    if (confirmed.size > mostConfirmed && oldest !== undefined) confirmed.delete(oldest)
  }
  return async (tenant: string, session: string): Promise<boolean> => {
    const key = `${tenant} ${session}`
    if (confirmed.has(key)) return true
    const isOpen = await store.within(tenant, (scope) => isSessionOpen(scope, session))
    if (isOpen && store.engine === 'embedded') confirm(key)
    return isOpen
  }
}

/** What changes an account asks for a login of the last ten minutes: an unlocked phone alone is not enough. */
const recentLoginMs = 10 * 60_000

/** For handlers that need it only for some inputs; `stepUp` in `define()` asks it of every call. */
export const isLoginRecent = async (scope: Scope, session: string, now: Date): Promise<boolean> => {
  const at = await authTimeOf(scope, session)
  return at !== null && now.getTime() - at.getTime() <= recentLoginMs
}

export const createRecentLoginCheck =
  (store: Store, clock: Clock): CheckRecentLogin =>
  (tenant, session) =>
    store.within(tenant, (scope) => isLoginRecent(scope, session, clock.now()))
