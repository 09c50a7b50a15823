/** A 401 that remains after the token was renewed reloads the page (ERR-24, decision 34). */
import { mayReloadFor } from '../../lib/reload-guard.ts'
import { dialogs } from '../../state/dialogs/dialogs.ts'
import { tellLater } from '../../state/session/session-ending.ts'
import { leaving } from '../../state/session/logout-progress.ts'
import { whenEnded } from '../../state/session/session-listeners.ts'
import { isInUse } from '../update/in-use.ts'

/** At most one such reload in this time. */
const pause = 10_000
const patience = 5_000

/** What this page was just told about its session is told again by the next. */
const reload = (tenant: string) => {
  if (dialogs.stack.some(({ name }) => name === 'sessionExpired')) tellLater(tenant)
  location.reload()
}

/** Sound, films and unsent words are not thrown away: it waits until all are quiet. */
const reloadWhenQuiet = (tenant: string) => {
  if (isInUse()) setTimeout(reloadWhenQuiet, patience, tenant)
  else void whenEnded().then(() => reload(tenant))
}

export const reloadForUnauthorized = (tenant: string) => {
  // What was still under way when the session ended is refused, and would reload the page off its way out.
  if (leaving.hasBegun) return
  if (mayReloadFor(`riwaq:${tenant}:unauthorized`, pause, sessionStorage, Date.now)) reloadWhenQuiet(tenant)
}
