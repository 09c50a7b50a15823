/** CALL-USER-03 */
import { Refused } from '../../api/refused.ts'
import type { Handlers, ServerContext } from '../../context.ts'
import { portalOf } from '../../http/portals-elsewhere.ts'
import { loginCookies } from '../session/login-cookies.ts'
import { returnTo } from '../session/portal-login.ts'
import { type LogoutParts, providerLogoutUrl } from '../session/provider-logout.ts'
import type { AccessTokens } from '../session/access-token.ts'
import { requireUser } from '../shared/require-user.ts'
import { deleteAccountWithData } from './account-deletion.usecases.ts'

interface DeletionParts extends LogoutParts {
  tokens: AccessTokens
  portals: readonly string[]
  wakeRelay: () => void
  portalAddress: ServerContext['portalAddress']
}

export const createDeletionHandlers = (parts: DeletionParts): Pick<Handlers, 'deleteAccount'> => ({
  async deleteAccount(call) {
    const { account, session } = requireUser(call)
    const { redirectionUrl, lang } = call.input.body
    const { clock, ids, tenant } = call
    const origin = parts.portalAddress(tenant)
    const deleted = await call.within((scope) =>
      deleteAccountWithData(scope, { account, session, lang, origin, now: clock.now(), ids }),
    )
    if (!deleted) throw new Refused('UNAUTHORIZED')
    for (const one of deleted.sessions) parts.tokens.end(one)
    parts.wakeRelay()
    if (portalOf(call.request, parts.portals) === null)
      call.setHeader('set-cookie', loginCookies.dropSession())
    const state = returnTo(redirectionUrl, parts.portals, call.origin)
    return { redirectionUrl: await providerLogoutUrl(parts, call, { idToken: deleted.idToken, state, lang }) }
  },
})
