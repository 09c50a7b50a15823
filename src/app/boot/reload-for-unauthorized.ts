/** A 401 that remains after the token was renewed reloads the page (ERR-24, decision 34). */
import { tabKeys } from '../../contract/storage-names.ts'
import { mayReloadFor } from '../../lib/reload-guard.ts'
import { hasDialog } from '../../state/dialogs/dialogs.ts'
import { markEndingUnreported } from '../../state/session/session-ending.ts'
import { logoutProgress } from '../../state/session/logout-progress.ts'
import { whenLogoutDone } from '../../state/session/session-listeners.ts'
import { isInUse } from '../update/in-use.ts'

/** At most one such reload in this time. */
const reloadPauseMs = 10_000
const retryAfterMs = 5_000

/** What this page was just told about its session is told again by the next. */
const reloadPage = (tenant: string) => {
  if (hasDialog('sessionExpired')) markEndingUnreported(tenant)
  location.reload()
}

/** Sound, films and unsent words are not thrown away: it waits until all are quiet. */
const reloadWhenUnused = (tenant: string) => {
  if (isInUse()) setTimeout(reloadWhenUnused, retryAfterMs, tenant)
  else void whenLogoutDone().then(() => reloadPage(tenant))
}

export const reloadForUnauthorized = (tenant: string) => {
  // What was still under way when the session ended is refused, and would reload the page off its way out.
  if (logoutProgress.hasStarted) return
  if (mayReloadFor(tabKeys.unauthorizedReload(tenant), reloadPauseMs, sessionStorage, Date.now))
    reloadWhenUnused(tenant)
}
