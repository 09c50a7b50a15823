/** The four session calls. What a cookie proves is checked against the origin before these run. */
import { isLanguage } from '../../../src/contract/languages.ts'
import { returnAddress } from '../../../src/domain/addresses/return-address.ts'
import { Refused } from '../../api/refused.ts'
import { type Account, accountByUuid, accountOfExternalUser } from '../../identity/accounts.ts'
import { issuerOf, loggedOutPath, resourceOf, returnPath } from '../../identity/provider.ts'
import { errorStack } from '../../http/log.ts'
import type { CallContext, Handlers, Scope } from '../../context.ts'
import type { Call } from '../../../src/contract/define.ts'
import { knownDevice } from '../device/device-cookie.ts'
import { deleteDownloads } from '../downloads/device-downloads.repository.ts'
import type { AccessTokens } from './access-token.ts'
import { loginCookies } from './login-cookies.ts'
import type { LoginContext } from './login.routes.ts'
import { type Person, ProviderRefused, ProviderUnreachable } from './oidc-client.ts'
import { endSession, openSession, refreshSession } from './session.usecases.ts'

interface SessionContext extends LoginContext {
  tokens: AccessTokens
}
type Any = Pick<
  CallContext<Call>,
  'tenant' | 'origin' | 'within' | 'clock' | 'ids' | 'request' | 'requestId' | 'setHeader' | 'log'
>

const roles = ['user'] as const
const cookiesOf = ({ request }: Any) => request.headers.get('cookie') ?? ''

const namesOf = ({ given_name, family_name, name = '' }: Person) => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return {
    name: (given_name ?? first).slice(0, 120),
    lastName: (family_name ?? rest.join(' ')).slice(0, 120),
  }
}

/** Our own provider knows the accounts of this store; every other one vouches for strangers. */
const accountOf = async (asked: Any, scope: Scope, issuer: string, person: Person): Promise<Account> => {
  if (issuer === issuerOf(asked.origin)) {
    const account = await accountByUuid(scope, person.sub)
    if (!account) throw new Refused('UNAUTHORIZED')
    return account
  }
  const email = person.email_verified && person.email ? person.email.toLowerCase().slice(0, 320) : null
  return accountOfExternalUser(scope, { issuer, subject: person.sub, email, ...namesOf(person) }, asked.clock)
}

const answerToken = async (
  { tokens }: SessionContext,
  asked: Any,
  { account, session, refreshToken }: { account: string; session: string; refreshToken: string },
) => {
  const { token, expires } = await tokens.issue(asked.tenant, { account, session, roles })
  return { access_token: token, refresh_token: refreshToken, expires }
}

const open = async (parts: SessionContext, asked: Any, person: Person, idToken: string) => {
  const { issuer } = parts.placeOf(asked)
  const opened = await asked.within(async (scope) => {
    const account = await accountOf(asked, scope, issuer, person)
    return openSession(scope, { account: account.id, idToken, now: asked.clock.now(), ids: asked.ids })
  })
  asked.setHeader('set-cookie', loginCookies.keepSession(opened.cookie))
  return answerToken(parts, asked, opened)
}

/** What the provider refuses is a refusal here too; what it does not answer may be tried again. */
const asRefusal =
  (code: 'LOGIN_CODE_INVALID' | 'UNAUTHORIZED', { log }: Any) =>
  (error: unknown): never => {
    if (error instanceof ProviderRefused) {
      const { message: reason, cause } = error
      const because = cause instanceof Error ? cause.message : undefined
      log.warn({ reason, because }, 'a login was refused')
      throw new Refused(code, { cause: error })
    }
    if (error instanceof ProviderUnreachable) throw new Refused('UNAVAILABLE', { cause: error })
    throw error
  }

type SessionHandlers = Pick<Handlers, 'loginApi' | 'tradeUserToken' | 'refreshToken' | 'logOut'>

const loginApi =
  (parts: SessionContext): SessionHandlers['loginApi'] =>
  async (asked) => {
    const { code } = asked.input.body
    const returned = loginCookies.readReturned(cookiesOf(asked), code)
    if (!returned) throw new Refused('LOGIN_CODE_INVALID')
    const redirectUri = asked.origin + returnPath
    const { person, idToken } = await parts.client
      .redeem(parts.placeOf(asked), { ...returned, code, redirectUri })
      .catch(asRefusal('LOGIN_CODE_INVALID', asked))
    asked.setHeader('set-cookie', loginCookies.dropReturned(code))
    return { refused: null, status: 200, body: await open(parts, asked, person, idToken) }
  }

const tradeUserToken =
  (parts: SessionContext): SessionHandlers['tradeUserToken'] =>
  async (asked) => {
    const person = await parts.client
      .personOfAccessToken(parts.placeOf(asked), asked.input.body.accessToken, resourceOf(asked.origin))
      .catch(asRefusal('UNAUTHORIZED', asked))
    return open(parts, asked, person, '')
  }

const refreshToken =
  (parts: SessionContext): SessionHandlers['refreshToken'] =>
  async (asked) => {
    const token = asked.input.body.refreshToken
    const cookie = loginCookies.readSession(cookiesOf(asked))
    const { clock, ids } = asked
    const refreshed = await asked.within((scope) =>
      refreshSession(scope, { token, cookie, now: clock.now(), ids }),
    )
    if (refreshed.kind === 'over') throw new Refused('TOKEN_EXPIRED')
    if (refreshed.kind === 'turned') return answerToken(parts, asked, refreshed)
    parts.tokens.end(refreshed.session)
    asked.log.warn({ session: refreshed.session }, 'a refresh token was used twice; its family has ended')
    throw new Refused('TOKEN_REUSED')
  }

const logOut =
  (parts: SessionContext): SessionHandlers['logOut'] =>
  async (asked) => {
    const { redirectUrl, lang } = asked.input.body
    const back = returnAddress(redirectUrl)
    const cookie = loginCookies.readSession(cookiesOf(asked))
    const device = knownDevice(asked.request)
    const ended = await asked.within(async (scope) => {
      const row = await endSession(scope, { cookie, now: asked.clock.now() })
      // What was taken along went with the logout: it is not to be offered as lost.
      if (row && device) await deleteDownloads(scope, { account: row.account, device }, null)
      return row
    })
    asked.setHeader('set-cookie', loginCookies.dropSession())
    if (!ended) return { redirectUrl: back }
    parts.tokens.end(ended.id)
    const there = await parts.client
      .endSessionUrl(parts.placeOf(asked), {
        idToken: ended.id_token,
        returnTo: asked.origin + loggedOutPath,
        state: back,
        lang: isLanguage(lang) ? lang : asked.tenant.default.locale.defaultLocale,
      })
      .catch((error: unknown) => {
        // Here the session has ended; the provider's own outlives it until it can be asked again.
        asked.log.warn({ reason: errorStack(error) }, 'the provider could not be asked to end its session')
        return null
      })
    return { redirectUrl: there ?? back }
  }

export const createSessionHandlers = (parts: SessionContext): SessionHandlers => ({
  loginApi: loginApi(parts),
  tradeUserToken: tradeUserToken(parts),
  refreshToken: refreshToken(parts),
  logOut: logOut(parts),
})
