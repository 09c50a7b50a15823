import { type Backend, configureBackend } from '../../api/backend.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { userTokenCookie } from '../../contract/cookies.ts'
import { isOwnBackend } from '../../domain/environment.ts'
import { readCookie } from '../../lib/cookie.ts'
import { sessionReady } from './session-ready.ts'

/** The session's code loads after hydration; its token is in a cookie, and a refusal waits for the code. */
const loadSessionActions = async () => {
  await sessionReady.promise
  return import('../../state/session/session-actions.ts')
}

type BackendConnection = Pick<Backend, 'base' | 'tenantName'> & Pick<PublicTenant, 'takesIdempotencyKeys'>

/** Our own backend has no address of its own. */
export const connectBackend = ({ base, tenantName, takesIdempotencyKeys }: BackendConnection) =>
  configureBackend({
    base,
    tenantName,
    takesKeys: takesIdempotencyKeys ?? isOwnBackend(base),
    token: () => readCookie(document.cookie, userTokenCookie.name) || null,
    renew: async () => (await loadSessionActions()).renewToken(),
    confirmLogin: async () => (await import('../../state/dialogs/confirm-login.ts')).askToConfirmLogin(),
    onUnauthorized: () => {
      void import('./reload-for-unauthorized.ts').then(({ reloadForUnauthorized }) =>
        reloadForUnauthorized(tenantName),
      )
    },
  })
