/**
 * The login api of a partner. The addresses are the backend's own `/login/{tenant}` and `/register/{tenant}`, which
 * set the cookie of the login themselves: a call of a portal elsewhere could not.
 */
import { type LoginOption, loginAddress } from '../../../src/domain/login-options.ts'
import { Refused } from '../../api/refused.ts'
import { portalOf } from '../../http/portals-elsewhere.ts'
import type { CallContext, Handlers } from '../../context.ts'
import type { partnerFlow, partnerLogin, partnerSignup } from '../../../src/contract/partner-login.ts'
import { loginCookies } from './login-cookies.ts'
import type { LoginContext } from './login.routes.ts'
import { returnTo } from './portal-login.ts'

type PartnerHandlers = Pick<Handlers, 'partnerLogin' | 'partnerSignup' | 'partnerFlow'>
type PartnerCall =
  | CallContext<typeof partnerLogin>
  | CallContext<typeof partnerSignup>
  | CallContext<typeof partnerFlow>

/** AMBIG-062: every name of a tenant in a call is that of the host. */
const checkTenant = ({ tenant, input: { params, body } }: PartnerCall) => {
  if (params.tenant !== tenant.name || body.tenantName !== tenant.name) throw new Refused('TENANT_MISMATCH')
}

const addressFor = ({ portals }: LoginContext, call: PartnerCall, kind: LoginOption['kind']) => {
  const { lang, redirectUrl } = call.input.body
  const start = { tenant: call.tenant.name, lang, redirectUrl: returnTo(redirectUrl, portals, call.origin) }
  return (portalOf(call.request, portals) === null ? '' : call.origin) + loginAddress(kind, start)
}

const answer = <Body>(body: Body) => ({ refused: null, status: 200, body }) as const

export const createPartnerLoginHandlers = (parts: LoginContext): PartnerHandlers => ({
  partnerLogin: async (call) => {
    checkTenant(call)
    return answer({ redirectUrl: addressFor(parts, call, 'login') })
  },
  partnerSignup: async (call) => {
    checkTenant(call)
    return answer({ redirectUrl: addressFor(parts, call, 'register') })
  },
  partnerFlow: async (call) => {
    checkTenant(call)
    const started = loginCookies.readLastOnTheWay(call.request.headers.get('cookie') ?? '')
    return answer({ step: started?.kind === 'register' ? 'signup' : 'login' })
  },
})
