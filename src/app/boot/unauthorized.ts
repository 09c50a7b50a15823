/** A 401 that remains after the token was renewed reloads the page (ERR-24, decision 34). */
import { createReloadGuard } from '../../lib/reload-guard.ts'
import { leaving } from '../../state/leaving.ts'
import { whenEnded } from '../../state/session-listeners.ts'
import { isInUse } from '../version/in-use.ts'

/** At most one such reload in this time. */
const pause = 10_000
const patience = 5_000

/** Sound, films and unsent words are not thrown away: it waits until all are quiet. */
const reloadWhenQuiet = () => {
  if (isInUse()) setTimeout(reloadWhenQuiet, patience)
  else void whenEnded().then(() => location.reload())
}

export const reloadForUnauthorized = (tenant: string) => {
  // What was still under way when the session ended is refused, and would reload the page off its way out.
  if (leaving.hasBegun) return
  const guard = createReloadGuard(`riwaq:${tenant}:unauthorized`, pause, sessionStorage, Date.now)
  if (guard.mayReload('any')) reloadWhenQuiet()
}
