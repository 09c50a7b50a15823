/** A 401 that remains after the token was renewed reloads the page (ERR-24, decision 34). */
import { tabKeys } from '../../contract/tab-keys.ts'
import { mayReloadFor } from '../../lib/reload-guard.ts'
import { hasDialog } from '../../state/dialogs/dialogs.ts'
import { markEndingUnreported } from '../../state/session/session-ending.ts'
import { logoutProgress } from '../../state/session/logout-progress.ts'
import { whenLogoutDone } from '../../state/session/session-listeners.ts'
import { isInUse } from '../update/in-use.ts'

const reloadPauseMs = 10_000
const retryAfterMs = 5_000

/** What this page was about to report about its session is reported by the next. */
const reloadPage = (tenant: string) => {
  if (hasDialog('sessionExpired')) markEndingUnreported(tenant)
  location.reload()
}

/** Playback and unsent text must not be lost: it waits until there is none. */
const reloadWhenUnused = (tenant: string) => {
  if (isInUse()) setTimeout(reloadWhenUnused, retryAfterMs, tenant)
  else void whenLogoutDone().then(() => reloadPage(tenant))
}

export const reloadForUnauthorized = (tenant: string) => {
  // Requests that were running when the session ended are refused, and would reload the page during its
  // logout redirect.
  if (logoutProgress.hasStarted) return
  if (mayReloadFor(tabKeys.unauthorizedReload(tenant), reloadPauseMs, sessionStorage, Date.now))
    reloadWhenUnused(tenant)
}
