import { createOwnPasswordHandlers } from '../modules/password/own-password.routes.ts'
import { createDeletionHandlers } from '../modules/account-deletion/account-deletion.routes.ts'
import { createPasswordHandlers } from '../modules/password/password.routes.ts'
import { createConfirmByPasskeyHandlers } from '../modules/passkeys/confirm-by-passkey.routes.ts'
import { createProfileHandlers } from '../modules/profile/profile.routes.ts'
import { createLoginRoutes } from '../modules/session/login.routes.ts'
import { createAccessTokens } from '../modules/session/access-token.ts'
import { createOpenSessionHandlers } from '../modules/session/open-sessions.routes.ts'
import { endAllSessions } from '../modules/session/open-sessions.usecases.ts'
import { createPartnerLoginHandlers } from '../modules/session/partner-login.routes.ts'
import {
  createRecentLoginCheck,
  createSessionCheck,
  isLoginRecent,
} from '../modules/session/session-checks.ts'
import { createSessionHandlers } from '../modules/session/session.routes.ts'
import type { Identity, ServerContext } from '../context.ts'
import { openKeys } from './keys.ts'
import { createOidcHandler } from './oidc-handler.ts'
import { createPasswordCheck } from './password-check.ts'
import { createPortalClient } from './portal-client.ts'
import { createProviders } from './providers.ts'

interface IdentityParts extends ServerContext {
  wakeRelay: () => void
  /** How the answer to a request for a new password is held back; real time unless it is given. */
  wait?: (ms: number) => Promise<unknown>
}

export const createIdentity = async (parts: IdentityParts): Promise<Identity> => {
  const { store, clock, ids, log, secrets, wakeRelay, wait, portalAddress } = parts
  const keys = await openKeys(secrets, ids)
  const tokens = await createAccessTokens(keys.portal, clock, ids)
  const isSessionOpen = createSessionCheck(store)
  const check = createPasswordCheck(store, clock)
  const pageParts = { nonce: () => ids.secret(18), portals: parts.settings.portalOrigins }
  const providerFor = createProviders({ store, clock, keys, log }, pageParts)
  const session = { ...(await createPortalClient(parts, providerFor)), ids, log, tokens }
  return {
    async verifyToken(tenant, token) {
      const viewer = await tokens.verify(tenant, token)
      return viewer && (await isSessionOpen(tenant.name, viewer.session)) ? viewer : null
    },
    isLoginRecent: createRecentLoginCheck(store, clock),
    async endSessionsOf(tenant, email) {
      const ended = await store.within(tenant, (scope) => endAllSessions(scope, email, clock.now()))
      for (const one of ended ?? []) tokens.end(one)
      return ended?.length ?? null
    },
    respond: createLoginRoutes(session),
    node: createOidcHandler(parts, providerFor, { ...pageParts, cookieKey: keys.cookies[0] }),
    handlers: {
      ...createSessionHandlers(session),
      ...createDeletionHandlers({ ...session, wakeRelay, portalAddress }),
      ...createPartnerLoginHandlers(session),
      ...createPasswordHandlers({ tokens, wakeRelay, portalAddress, ...(wait ? { wait } : {}) }),
      ...createProfileHandlers({
        wakeRelay,
        portalAddress,
        isLoginRecent: (scope, login) => isLoginRecent(scope, login, clock.now()),
      }),
      ...createOpenSessionHandlers(tokens),
      ...createConfirmByPasskeyHandlers({ store, clock, ids, log }, parts.settings.portalOrigins),
      ...createOwnPasswordHandlers({ tokens, wakeRelay, portalAddress, check, clock }),
    },
  }
}
