/**
 * The addresses of the login that a browser navigates to. ROUTE-BACKEND-02, ROUTE-BACKEND-03
 * `/login/{tenant}` and `/register/{tenant}` leave for the provider; `/login/return` comes back with a code.
 */
import { languageCookie } from '../../../src/contract/cookies.ts'
import { isLanguage } from '../../../src/contract/languages.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { readCookie } from '../../../src/lib/cookie.ts'
import { retryLater } from '../../api/refused.ts'
import { acceptsHtml } from '../../http/accepts-html.ts'
import { type LoginPageParts, pageContextFor } from '../../identity/dialogue.ts'
import { headersOf, pageText } from '../../identity/pages/frame.ts'
import {
  type LoginProblem,
  type LoginProblemView,
  loginProblemPage,
} from '../../identity/pages/login-problem-page.ts'
import { loggedOutPath, returnPath } from '../../identity/provider.ts'
import { restartLogin } from '../../identity/restart-login.ts'
import { languageFrom } from '../../identity/words.ts'
import { requestLog, errorStack } from '../../http/log.ts'
import type { Ids, Log, Responder, RequestContext } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { type PendingLogin, expirePendingLogins, loginCookies } from './login-cookies.ts'
import type { OidcClient } from './oidc-client.ts'
import { type PortalCodes, longestProviderCode, portalOfReturn, returnTo } from './portal-login.ts'
import { type ProviderEndpoint, ProviderUnreachable } from './provider-metadata.ts'

export interface LoginContext {
  client: OidcClient
  endpointOf(visit: Pick<RequestContext, 'tenant' | 'origin' | 'requestId'>): ProviderEndpoint
  ids: Ids
  log: Log
  /** Origins of portals elsewhere, and the codes that they redeem. */
  portals: readonly string[]
  portalCodes: PortalCodes
}

const cookiesOf = (request: Request) => request.headers.get('cookie') ?? ''

const redirectTo = (address: string, cookies: readonly string[] = []) => {
  const headers = new Headers({ location: address, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const addressOf = (kind: 'login' | 'register', tenant: Tenant, lang: string, redirectUrl: string) =>
  `/${kind}/${tenant.name}?${new URLSearchParams({ lang, redirectUrl }).toString()}`

interface LoginVisit {
  request: Request
  visit: RequestContext
  query: URLSearchParams
  pageParts: LoginPageParts
}
const problemPage = (
  { request, visit, pageParts }: LoginVisit,
  kind: LoginProblem,
  status: number,
  view: Partial<LoginProblemView> & { lang?: string },
) => {
  const page = pageContextFor(visit, view.lang, cookiesOf(request), pageParts)
  const body = pageText(page, loginProblemPage(page, kind, { ...restartLogin(page, null), ...view }))
  const headers = { ...headersOf(page, false), ...(status === 503 ? retryLater : {}) }
  return new Response(body, { status, headers })
}

const startLogin = async (parts: LoginContext, login: LoginVisit, kind: 'login' | 'register') => {
  const { request, visit, query } = login
  const wanted = query.get('lang')
  const chosen = readCookie(cookiesOf(request), languageCookie.name)
  const lang = isLanguage(wanted) ? wanted : languageFrom(chosen, visit.tenant)
  const redirectUrl = returnTo(query.get('redirectUrl'), parts.portals, visit.origin)
  const isConfirming = kind === 'login' && query.get('prompt') === 'login'
  const pending: PendingLogin = {
    state: parts.ids.secret(24),
    nonce: parts.ids.secret(24),
    verifier: parts.ids.secret(48),
    redirectUrl,
    lang,
    isConfirming,
    kind,
  }
  // A logout deletes this cookie. If it is still there, the logout did not reach us or the tokens expired: whoever
  // logs in now may be another person than the one the provider remembers.
  const mustAskAgain = isConfirming || loginCookies.readSession(cookiesOf(request)) !== null
  try {
    const redirectUri = visit.origin + returnPath
    const authorization = { ...pending, redirectUri, mustAskAgain }
    const url = await parts.client.authorizationUrl(parts.endpointOf(visit), authorization)
    return redirectTo(url, [...expirePendingLogins(cookiesOf(request)), loginCookies.keepOnTheWay(pending)])
  } catch (error) {
    requestLog(parts.log, visit).error({ reason: errorStack(error) }, 'a login could not start')
    const againAt = addressOf(kind, visit.tenant, lang, redirectUrl)
    const [why, status] =
      error instanceof ProviderUnreachable ? (['unreachable', 503] as const) : (['failed', 502] as const)
    return problemPage(login, why, status, { lang, againAt, backAt: redirectUrl })
  }
}

/** A browser that comes from this site, or has no cookie at all, and has none of a login: it does not keep them. */
const wasCookieRefused = (request: Request) => {
  const cookies = cookiesOf(request)
  if (!loginCookies.hasNone(cookies)) return false
  return cookies === '' || request.headers.get('sec-fetch-site') === 'same-origin'
}

const withCode = (redirectUrl: string, code: string) => {
  // The base is only needed for parsing; `returnTo` has checked the address.
  const base = 'https://portal.invalid'
  const url = new URL(redirectUrl, base)
  url.searchParams.set('code', code)
  return url.origin === base ? url.pathname + url.search + url.hash : url.href
}

/** The person returns with a code; to a portal elsewhere with one that needs no cookie. */
const returnWith = ({ portals, portalCodes }: LoginContext, code: string, pending: PendingLogin) => {
  const done = loginCookies.dropOnTheWay(pending.state)
  const portal = portalOfReturn(pending.redirectUrl, portals)
  if (portal === null)
    return redirectTo(withCode(pending.redirectUrl, code), [done, loginCookies.keepReturned(code, pending)])
  const { nonce, verifier, isConfirming } = pending
  const sealed = portalCodes.seal({ code, nonce, verifier, isConfirming, portal })
  return redirectTo(withCode(pending.redirectUrl, sealed), [done])
}

const finishLogin = (parts: LoginContext, login: LoginVisit) => {
  const { request, visit, query } = login
  const state = query.get('state') ?? ''
  const pending = state ? loginCookies.readOnTheWay(cookiesOf(request), state) : null
  // Started in another browser, or by an attacker who wants to log the visitor in as himself; or the cookie was refused.
  if (!pending) return problemPage(login, wasCookieRefused(request) ? 'cookie' : 'foreign', 400, {})
  const from = query.get('iss')
  // A code of another provider must not be redeemed at ours (RFC 9207).
  if (from !== null && from !== parts.endpointOf(visit).issuer) return problemPage(login, 'foreign', 400, {})
  const done = loginCookies.dropOnTheWay(state)
  const code = query.get('code')
  const error = query.get('error')
  const longest = portalOfReturn(pending.redirectUrl, parts.portals) === null ? 2000 : longestProviderCode
  if (code && !error && code.length <= longest) return returnWith(parts, code, pending)
  // The visitor went back: no failure.
  if (error === 'access_denied') return redirectTo(pending.redirectUrl, [done])
  requestLog(parts.log, visit).warn({ reason: error }, 'the provider answered a login with an error')
  const againAt = addressOf('login', visit.tenant, pending.lang, pending.redirectUrl)
  const shown = error && /^[a-z_]{1,60}$/.test(error) ? { code: error } : {}
  return problemPage(login, 'failed', 400, {
    lang: pending.lang,
    againAt,
    backAt: pending.redirectUrl,
    ...shown,
  })
}

/** For `/login` typed into the browser: the portal's own login screen, in the language last chosen. */
const loginScreen = ({ request, visit: { tenant } }: LoginVisit) => {
  const chosen = readCookie(cookiesOf(request), languageCookie.name)
  return withLanguage(linkTo.login(), languageFrom(chosen, tenant), tenant.default.locale.defaultLocale)
}

export const createLoginRoutes =
  (parts: LoginContext): Responder =>
  async (request, visit) => {
    const { pathname, searchParams: query } = new URL(request.url)
    if (request.method !== 'GET') return null
    const pageParts = { nonce: () => parts.ids.secret(18), portals: parts.portals }
    const login: LoginVisit = { request, visit, query, pageParts }
    if (pathname === returnPath) return finishLogin(parts, login)
    if (pathname === loggedOutPath)
      return redirectTo(returnTo(query.get('state'), parts.portals, visit.origin))
    const [, kind, name] = /^(?:\/api)?\/(login|register)\/([a-z][a-z0-9-]{0,30})$/.exec(pathname) ?? []
    if (pathname === '/login' && acceptsHtml(request)) return redirectTo(loginScreen(login))
    if (name !== visit.tenant.name || (kind !== 'login' && kind !== 'register')) return null
    return startLogin(parts, login, kind)
  }
