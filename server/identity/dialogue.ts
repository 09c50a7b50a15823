/** One step of a login in the browser: what asked for it, and how it is answered with a page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { languageCookie } from '../../src/contract/cookies.ts'
import { readCookie } from '../../src/lib/cookie.ts'
import type { RequestContext } from '../context.ts'
import type { PendingLogin } from '../modules/session/login-cookies.ts'
import { type Page, type LoginPageContext, headersOf, pageText } from './pages/frame.ts'
import { type LoginProblem, type LoginProblemView, loginProblemPage } from './pages/login-problem-page.ts'
import { restartLogin } from './restart-login.ts'
import { type Translate, createTranslate, languageFrom } from './words.ts'

export interface LoginPageParts {
  nonce(): string
  /** Origins of portals elsewhere, where a form of these pages may lead in the end. */
  portals: readonly string[]
}
export interface Dialogue {
  provider: Provider
  visit: RequestContext
  request: IncomingMessage
  response: ServerResponse
  pageContext: LoginPageContext
  translate: Translate
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

/** `way`: the login that this browser has begun, to which a problem page leads back. */
export const createDialogue = (
  parts: LoginPageParts,
  step: Pick<Dialogue, 'provider' | 'visit' | 'request' | 'response' | 'uid'>,
  { lang, way }: { lang: unknown; way: PendingLogin | null },
): Dialogue => {
  const { visit, request, uid } = step
  const pageContext = pageContextFor(visit, lang, request.headers.cookie, parts)
  return {
    ...step,
    pageContext,
    translate: createTranslate(visit.tenant, pageContext.lang),
    at: `/oidc/interaction/${uid}`,
    again: restartLogin(pageContext, way),
  }
}

export const sendPage = (
  response: ServerResponse,
  pageContext: LoginPageContext,
  page: Page,
  status = 200,
) => {
  response.writeHead(status, headersOf(pageContext, page.script !== undefined))
  response.end(pageText(pageContext, page))
}

export const sendTrouble = (
  { response, pageContext, again }: Dialogue,
  trouble: LoginProblem,
  status: number,
  view: Partial<LoginProblemView> = {},
) => sendPage(response, pageContext, loginProblemPage(pageContext, trouble, { ...again, ...view }), status)
