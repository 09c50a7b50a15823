/** What changes an account asks for a login of the last ten minutes: an unlocked phone alone is not enough. */
import type { CheckRecentLogin, Clock, Scope, Store } from '../../context.ts'
import { authTimeOf } from './session.repository.ts'

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
