/** One step of a login in the browser: what asked for it, and how it is answered with a page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { languageCookie } from '../../src/contract/cookies.ts'
import { readCookie } from '../../src/lib/cookie.ts'
import type { RequestContext } from '../context.ts'
import type { PasskeyLogin } from '../modules/passkeys/passkey-login.ts'
import type { Account, Registration } from './accounts.ts'
import type { KnownDevices } from './known-device.ts'
import { type Page, type LoginPageContext, headersOf, pageText } from './pages/frame.ts'
import { type LoginProblem, type LoginProblemView, loginProblemPage } from './pages/login-problem-page.ts'
import type { ReportNewDevice } from './new-device.ts'
import type { LoginResult, LoginSource, PasswordTry } from './password-check.ts'
import type { weaknessOf } from './weak-password.ts'
import { type Translate, languageFrom } from './words.ts'

export interface LoginPageParts {
  nonce(): string
  /** Origins of portals elsewhere, where a form of these pages may lead in the end. */
  portals: readonly string[]
}
export interface InteractionContext extends LoginPageParts {
  check(tried: PasswordTry): Promise<LoginResult>
  forgetTries(source: LoginSource): Promise<void>
  passkeys: PasskeyLogin
  register(tenant: string, given: Registration): Promise<Account | undefined>
  weaknessOf: typeof weaknessOf
  knownDevices: KnownDevices
  reportNewDevice: ReportNewDevice
  /** False when this IP address has tried too often. */
  mayTry(ip: string): boolean
  /** False when this address has begun too many logins: each is a row before anybody has typed a word. */
  mayBegin(ip: string): boolean
  now(): Date
}

export interface Dialogue {
  provider: Provider
  visit: RequestContext
  request: IncomingMessage
  response: ServerResponse
  ground: LoginPageContext
  say: Translate
  uid: string
  /** `/oidc/interaction/{uid}` */
  at: string
  /** Where the links of a problem page lead, unless it has its own. */
  again: Pick<LoginProblemView, 'againAt' | 'backAt'>
}

export const pageContextFor = (
  visit: Pick<RequestContext, 'tenant' | 'origin'>,
  locales: unknown,
  cookies: string | undefined,
  { nonce, portals }: LoginPageParts,
): LoginPageContext => ({
  tenant: visit.tenant,
  // A login without `ui_locales` uses the language last chosen in the portal.
  lang: languageFrom(locales ?? readCookie(cookies ?? '', languageCookie.name), visit.tenant),
  origin: visit.origin,
  cookies: cookies ?? '',
  nonce: nonce(),
  portals,
})

export const sendPage = (response: ServerResponse, ground: LoginPageContext, page: Page, status = 200) => {
  response.writeHead(status, headersOf(ground, page.script !== undefined))
  response.end(pageText(ground, page))
}

export const sendTrouble = (
  { response, ground, again }: Dialogue,
  trouble: LoginProblem,
  status: number,
  view: Partial<LoginProblemView> = {},
) => sendPage(response, ground, loginProblemPage(ground, trouble, { ...again, ...view }), status)
