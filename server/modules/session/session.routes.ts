/** The four session calls. The origin is checked before they run, since they rely on cookies. */
import { bearerOf } from '../../api/guards.ts'
import { Refused } from '../../api/refused.ts'
import { type Account, accountByUuid, accountOfExternalUser } from '../../identity/accounts.ts'
import { issuerOf, resourceOf, returnPath } from '../../identity/provider.ts'
import { portalOf } from '../../http/portals-elsewhere.ts'
import type { CallContext, Handlers, Scope } from '../../context.ts'
import type { Call } from '../../../src/contract/define.ts'
import { knownDevice } from '../device/device-cookie.ts'
import { deleteDownloads } from '../downloads/device-downloads.repository.ts'
import { holdAccount } from '../shared/hold-account.ts'
import type { AccessTokens } from './access-token.ts'
import { loginCookies } from './login-cookies.ts'
import type { LoginContext } from './login.routes.ts'
import { portalProof, returnTo } from './portal-login.ts'
import { ProviderRefused, ProviderUnreachable } from './provider-metadata.ts'
import { providerLogoutUrl } from './provider-logout.ts'
import type { Person } from './provider-tokens.ts'
import { endSession, openSession, refreshSession } from './session.usecases.ts'

interface SessionContext extends LoginContext {
  tokens: AccessTokens
}
type SessionCall = Pick<
  CallContext<Call>,
  'tenant' | 'origin' | 'within' | 'clock' | 'ids' | 'request' | 'requestId' | 'setHeader' | 'log'
>

const roles = ['user'] as const
const cookiesOf = ({ request }: SessionCall) => request.headers.get('cookie') ?? ''

/** Of a portal elsewhere its origin; of our own the cookie, which other pages cannot send. */
const proofOf = (call: SessionCall, portal: string | null) =>
  portal === null ? loginCookies.readSession(cookiesOf(call)) : portalProof(portal)

const namesOf = ({ given_name, family_name, name = '' }: Person) => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return {
    name: (given_name ?? first).slice(0, 120),
    lastName: (family_name ?? rest.join(' ')).slice(0, 120),
  }
}

/** The embedded provider has its accounts in this store; users of an external one may be unknown here. */
const accountOf = async (
  call: SessionCall,
  scope: Scope,
  issuer: string,
  person: Person,
): Promise<Account> => {
  if (issuer === issuerOf(call.origin)) {
    const account = await accountByUuid(scope, person.sub)
    if (!account) throw new Refused('UNAUTHORIZED')
    return account
  }
  const email = person.email_verified && person.email ? person.email.toLowerCase().slice(0, 320) : null
  return accountOfExternalUser(scope, { issuer, subject: person.sub, email, ...namesOf(person) }, call.clock)
}

/**
 * Locked until the session is stored, so that a deletion at the same moment leaves none. A person of another provider
 * whose account was just deleted gets a new one.
 */
const heldAccountOf = async (
  call: SessionCall,
  scope: Scope,
  issuer: string,
  person: Person,
): Promise<Account> => {
  const account = await accountOf(call, scope, issuer, person)
  return (await holdAccount(scope, account.id)) ? account : heldAccountOf(call, scope, issuer, person)
}

const answerToken = async (
  { tokens }: SessionContext,
  call: SessionCall,
  { account, session, refreshToken }: { account: string; session: string; refreshToken: string },
) => {
  const { token, expires } = await tokens.issue(call.tenant, { account, session, roles })
  return { access_token: token, refresh_token: refreshToken, expires }
}

interface Login {
  person: Person
  idToken: string
  authTime: Date | null
}

const answerLogin = async (
  parts: SessionContext,
  call: SessionCall,
  { person, idToken, authTime }: Login,
) => {
  const { issuer } = parts.endpointOf(call)
  const portal = portalOf(call.request, parts.portals)
  const proof = portal === null ? null : portalProof(portal)
  const now = call.clock.now()
  const former = portal === null ? loginCookies.readSession(cookiesOf(call)) : null
  const { opened, replaced } = await call.within(async (scope) => {
    const account = await heldAccountOf(call, scope, issuer, person)
    // The browser forgets its cookie, so nobody could end or use that session any more.
    const replaced = await endSession(scope, { cookie: former, session: null, now, why: 'replaced' })
    const opened = await openSession(scope, {
      account: account.id,
      idToken,
      authTime,
      device: knownDevice(call.request),
      userAgent: call.request.headers.get('user-agent') ?? '',
      proof,
      now,
      ids: call.ids,
    })
    return { opened, replaced }
  })
  if (replaced) parts.tokens.end(replaced.id)
  if (portal === null) call.setHeader('set-cookie', loginCookies.keepSession(opened.cookie))
  return answerToken(parts, call, opened)
}

/** A refusal of the provider is a refusal here; if it does not answer, the call may be repeated. */
const asRefusal =
  (code: 'LOGIN_CODE_INVALID' | 'UNAUTHORIZED', { log }: SessionCall) =>
  (error: unknown): never => {
    if (error instanceof ProviderRefused) {
      const { message: reason, cause } = error
      const causeMessage = cause instanceof Error ? cause.message : undefined
      log.warn({ reason, cause: causeMessage }, 'a login was refused')
      throw new Refused(code, { cause: error })
    }
    if (error instanceof ProviderUnreachable) throw new Refused('UNAVAILABLE', { cause: error })
    throw error
  }

type SessionHandlers = Pick<Handlers, 'loginApi' | 'tradeUserToken' | 'refreshToken' | 'logOut'>

/** The cookie holds the code's hash. */
const returnedHere = (call: SessionCall, code: string) => {
  const returned = loginCookies.readReturned(cookiesOf(call), code)
  return returned && { ...returned, code }
}

const loginApi =
  (parts: SessionContext): SessionHandlers['loginApi'] =>
  async (call) => {
    const { code } = call.input.body
    const portal = portalOf(call.request, parts.portals)
    const returned = portal === null ? returnedHere(call, code) : parts.portalCodes.open(code, portal)
    if (!returned) throw new Refused('LOGIN_CODE_INVALID')
    const redirectUri = call.origin + returnPath
    const login = await parts.client
      .redeem(parts.endpointOf(call), { ...returned, redirectUri })
      .catch(asRefusal('LOGIN_CODE_INVALID', call))
    if (portal === null) call.setHeader('set-cookie', loginCookies.dropReturned(code))
    return { refused: null, status: 200, body: await answerLogin(parts, call, login) }
  }

const tradeUserToken =
  (parts: SessionContext): SessionHandlers['tradeUserToken'] =>
  async (call) => {
    const person = await parts.client
      .personOfAccessToken(parts.endpointOf(call), call.input.body.accessToken, resourceOf(call.origin))
      .catch(asRefusal('UNAUTHORIZED', call))
    return answerLogin(parts, call, { person, idToken: '', authTime: null })
  }

const refreshToken =
  (parts: SessionContext): SessionHandlers['refreshToken'] =>
  async (call) => {
    const token = call.input.body.refreshToken
    const cookie = proofOf(call, portalOf(call.request, parts.portals))
    const { clock, ids } = call
    const refreshed = await call.within((scope) =>
      refreshSession(scope, { token, cookie, now: clock.now(), ids }),
    )
    if (refreshed.kind === 'over') throw new Refused('TOKEN_EXPIRED')
    if (refreshed.kind === 'gone') throw new Refused('ACCOUNT_GONE')
    if (refreshed.kind === 'turned') return answerToken(parts, call, refreshed)
    parts.tokens.end(refreshed.session)
    call.log.warn({ session: refreshed.session }, 'a refresh token was used twice; its family has ended')
    throw new Refused('TOKEN_REUSED')
  }

/** Null with an expired token: the session then ends by itself. */
const sessionOfToken = async ({ tokens }: SessionContext, { request, tenant }: SessionCall) =>
  (await tokens.verify(tenant, bearerOf(request) ?? ''))?.session ?? null

const logOut =
  (parts: SessionContext): SessionHandlers['logOut'] =>
  async (call) => {
    const { redirectUrl, lang } = call.input.body
    const back = returnTo(redirectUrl, parts.portals, call.origin)
    const portal = portalOf(call.request, parts.portals)
    const cookie = proofOf(call, portal)
    const session = portal === null ? null : await sessionOfToken(parts, call)
    const device = knownDevice(call.request)
    const ended = await call.within(async (scope) => {
      const row = await endSession(scope, { cookie, session, now: call.clock.now(), why: 'logout' })
      // The logout deletes the downloads on the device, so they must not be offered as lost later.
      if (row && device) await deleteDownloads(scope, { account: row.account, device }, null)
      return row
    })
    if (portal === null) call.setHeader('set-cookie', loginCookies.dropSession())
    if (!ended) return { redirectUrl: back }
    parts.tokens.end(ended.id)
    const logout = { idToken: ended.id_token, state: back, lang }
    return { redirectUrl: await providerLogoutUrl(parts, call, logout) }
  }

export const createSessionHandlers = (parts: SessionContext): SessionHandlers => ({
  loginApi: loginApi(parts),
  tradeUserToken: tradeUserToken(parts),
  refreshToken: refreshToken(parts),
  logOut: logOut(parts),
})
