/** The two forms of the login, under the path of the provider's interaction cookie. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { safeParse } from 'valibot'
import * as v from 'valibot'
import { languageCookie } from '../../src/contract/cookies.ts'
import { longestPassword, shortestPassword } from '../../src/contract/password.ts'
import { withLanguage } from '../../src/domain/addresses/routing.ts'
import { linkTo } from '../../src/domain/addresses/addresses.ts'
import { readCookie } from '../../src/lib/cookie.ts'
import { type FailedLoginForm, loginCookies } from '../modules/session/login-cookies.ts'
import type { RequestContext } from '../context.ts'
import { rateLimitKeyOf } from '../api/guards.ts'
import type { Account, Registration } from './accounts.ts'
import type { KnownDevices } from './known-device.ts'
import type { LoginResult, PasswordTry } from './password-check.ts'
import { type Page, type LoginPageContext, headersOf, pageText } from './pages/frame.ts'
import {
  type LoginProblem,
  type LoginProblemView,
  loginPage,
  registerPage,
  loginProblemPage,
} from './pages/pages.ts'
import { isOwnPost, readForm } from './read-form.ts'
import { restartLogin, pendingLoginOf } from './restart-login.ts'
import type { weaknessOf } from './weak-password.ts'
import { type Translate, languageFrom, createTranslate } from './words.ts'

export interface LoginPageParts {
  nonce(): string
  /** Origins of portals elsewhere, where a form of these pages may lead in the end. */
  portals: readonly string[]
}
export interface InteractionContext extends LoginPageParts {
  check(tried: PasswordTry): Promise<LoginResult>
  register(tenant: string, given: Registration): Promise<Account | undefined>
  weaknessOf: typeof weaknessOf
  knownDevices: KnownDevices
  /** False when this IP address has tried too often. */
  mayTry(ip: string): boolean
  /** False when this address has begun too many logins: each is a row before anybody has typed a word. */
  mayBegin(ip: string): boolean
  now(): Date
}

interface Dialogue {
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

const sendPage = (response: ServerResponse, ground: LoginPageContext, page: Page, status = 200) => {
  response.writeHead(status, headersOf(ground, page.script !== undefined))
  response.end(pageText(ground, page))
}

const sendTrouble = (
  { response, ground, again }: Dialogue,
  trouble: LoginProblem,
  status: number,
  view: Partial<LoginProblemView> = {},
) => sendPage(response, ground, loginProblemPage(ground, trouble, { ...again, ...view }), status)

const showLogin = (
  { response, ground, at }: Dialogue,
  more: { email?: string; error?: string } = {},
  status = 200,
) => {
  const usual = ground.tenant.default.locale.defaultLocale
  const forgottenAt = withLanguage(linkTo.resetPassword(), ground.lang, usual)
  const view = { action: `${at}/login`, registerAt: `${at}/register`, abortAt: `${at}/abort`, forgottenAt }
  sendPage(response, ground, loginPage(ground, { ...view, ...more }), status)
}
type RegisterMore = Pick<Parameters<typeof registerPage>[1], 'name' | 'email' | 'errors'>
const showRegister = ({ response, ground, at }: Dialogue, more: RegisterMore = {}, status = 200) => {
  const view = { action: `${at}/register`, loginAt: `${at}/login`, abortAt: `${at}/abort` }
  sendPage(response, ground, registerPage(ground, { ...view, ...more }), status)
}

/** Ends the provider's session of another user who did not log out in this browser. */
const forgetFormer = async ({ provider, request, response }: Dialogue, account: Account) => {
  const interaction = await provider.interactionDetails(request, response)
  const { session } = interaction
  if (!session || session.accountId === account.uuid) return
  const former = await provider.Session.findByUid(session.uid)
  await former?.destroy()
  delete interaction.session
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
}

const finish = async ({ knownDevices }: InteractionContext, dialogue: Dialogue, account: Account) => {
  const { provider, request, response, visit, ground } = dialogue
  await forgetFormer(dialogue, account)
  const owner = { tenant: visit.tenant.name, uuid: account.uuid }
  response.setHeader('set-cookie', [loginCookies.dropTried(), knownDevices.remember(owner, ground.cookies)])
  // Both prompts are answered, whichever was requested: a new account is logged in as well.
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId: account.uuid, remember: true }, create: {} },
    { mergeWithLastSubmission: false },
  )
}

const minutesUntil = (until: number, now: Date) => Math.max(1, Math.ceil((until - now.getTime()) / 60_000))

/** Redirects after a failed login: reloading a posted page would try the password once more. */
const redirectAfterFailedLogin = ({ response, uid, at }: Dialogue, tried: Omit<FailedLoginForm, 'uid'>) => {
  response.setHeader('set-cookie', loginCookies.keepTried({ uid, ...tried }))
  response.writeHead(303, { location: `${at}/login`, 'cache-control': 'no-store' }).end()
}

const postLogin = async (parts: InteractionContext, dialogue: Dialogue, form: URLSearchParams) => {
  const email = form.get('email')?.slice(0, 320) ?? ''
  const { visit, ground } = dialogue
  const tenant = visit.tenant.name
  const result = await parts.check({
    tenant,
    email,
    password: form.get('password') ?? '',
    network: rateLimitKeyOf(visit.ip),
    knownDeviceOf: ({ uuid }) => parts.knownDevices.read({ tenant, uuid }, ground.cookies),
  })
  if (result.kind === 'in') return finish(parts, dialogue, result.account)
  if (result.kind === 'locked')
    return redirectAfterFailedLogin(dialogue, { email, until: result.until.getTime() })
  redirectAfterFailedLogin(dialogue, { email, left: result.left })
}

/** The form with the outcome of the last attempt. */
const showLoginAfterFailure = ({ now }: Pick<InteractionContext, 'now'>, dialogue: Dialogue) => {
  const { ground, uid, say, at } = dialogue
  const tried = loginCookies.readTried(ground.cookies, uid)
  if (!tried) return showLogin(dialogue)
  const { email, left: count, until } = tried
  if (until !== undefined && until > now().getTime()) {
    const values = { count: minutesUntil(until, now()) }
    return sendTrouble(dialogue, 'locked', 429, { againAt: at, backAt: `${at}/abort`, values })
  }
  if (count === undefined) return showLogin(dialogue, { email })
  showLogin(dialogue, { email, error: say('identity.login.wrong', { count }) }, 422)
}

const Registering = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120), v.regex(/^[^\p{Cc}]*$/u)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(320), v.email()),
  password: v.pipe(v.string(), v.minLength(shortestPassword), v.maxLength(longestPassword)),
})

const errorsOf = (say: Translate, issues: readonly v.BaseIssue<unknown>[]) => {
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)))
  const values = { least: shortestPassword, most: longestPassword }
  return {
    ...(wrong.has('name') ? { name: say('identity.invalid.name') } : {}),
    ...(wrong.has('email') ? { email: say('identity.invalid.email') } : {}),
    ...(wrong.has('password') ? { password: say('identity.invalid.password', values) } : {}),
  }
}

const postRegistration = async (parts: InteractionContext, dialogue: Dialogue, form: URLSearchParams) => {
  const { visit, say } = dialogue
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
  const parsed = safeParse(Registering, { ...typed, password: form.get('password') ?? '' })
  if (!parsed.success) return showRegister(dialogue, { ...typed, errors: errorsOf(say, parsed.issues) }, 422)
  const weakness = await parts.weaknessOf(parsed.output.password, parsed.output)
  if (weakness) {
    const key = weakness === 'common' ? 'identity.invalid.common' : 'identity.invalid.personal'
    return showRegister(dialogue, { ...typed, errors: { password: say(key) } }, 422)
  }
  const account = await parts.register(visit.tenant.name, parsed.output)
  // This reveals that an address has an account; without verified mail there is no other way to report it.
  if (!account)
    return showRegister(dialogue, { ...typed, errors: { email: say('identity.invalid.taken') } }, 422)
  await finish(parts, dialogue, account)
}

const abort = ({ provider, request, response }: Dialogue) =>
  provider.interactionFinished(
    request,
    response,
    { error: 'access_denied', error_description: 'the person went back' },
    { mergeWithLastSubmission: false },
  )

const answerPost = async (parts: InteractionContext, dialogue: Dialogue, step: string) => {
  const { request, visit } = dialogue
  if (!isOwnPost(request, visit.origin)) return sendTrouble(dialogue, 'foreign', 403)
  if (!parts.mayTry(visit.ip)) return sendTrouble(dialogue, 'busy', 429, { againAt: dialogue.at })
  const form = await readForm(request)
  if (!form) return sendTrouble(dialogue, 'failed', 400, { againAt: dialogue.at })
  return step === 'register' ? postRegistration(parts, dialogue, form) : postLogin(parts, dialogue, form)
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0] ?? ''
const pattern = /^\/oidc\/interaction\/([\w-]{10,64})(?:\/(login|register|abort))?$/
export const isInteraction = (request: IncomingMessage) => pattern.test(pathOf(request))

/** The interaction behind the cookie, or null when it is over or belongs to another browser. */
const detailsOf = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
  try {
    return await provider.interactionDetails(request, response)
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null
    throw error
  }
}

/**
 * The browser keeps the provider's cookie and not that of the login, which alone is secure; or it was led here from this
 * site and keeps none. The form would be filled in for nothing. A login that a partner began has no state and no cookie.
 */
const isCookieRefused = ({ headers }: IncomingMessage, details: Awaited<ReturnType<typeof detailsOf>>) => {
  if (!loginCookies.hasNone(headers.cookie ?? '')) return false
  return details
    ? details.params['state'] !== undefined
    : headers.cookie === undefined && headers['sec-fetch-site'] === 'same-origin'
}

/** A failure of the server during a login is shown on a page of the login, whose next attempt repeats this step. */
export const sendFailurePage = (
  parts: LoginPageParts,
  visit: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
) => {
  const way = pendingLoginOf(request.headers.cookie ?? '', undefined)
  const ground = pageContextFor(visit, way?.lang, request.headers.cookie, parts)
  const [, uid] = pattern.exec(pathOf(request)) ?? []
  const view = { ...restartLogin(ground, way), ...(uid ? { againAt: `/oidc/interaction/${uid}` } : {}) }
  const isBusy = status === 429
  if (isBusy || status === 503) response.setHeader('retry-after', isBusy ? '60' : '5')
  sendPage(response, ground, loginProblemPage(ground, isBusy ? 'busy' : 'unreachable', view), status)
}

export const answerInteraction = async (
  parts: InteractionContext,
  provider: Provider,
  visit: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const [, uid = '', step] = pattern.exec(pathOf(request)) ?? []
  const details = await detailsOf(provider, request, response)
  const way = pendingLoginOf(request.headers.cookie ?? '', details?.params['state'])
  const locales = details?.params['ui_locales'] ?? way?.lang
  const ground = pageContextFor(visit, locales, request.headers.cookie, parts)
  const at = `/oidc/interaction/${uid}`
  const say = createTranslate(visit.tenant, ground.lang)
  const again = restartLogin(ground, way)
  const dialogue: Dialogue = { provider, visit, request, response, ground, say, uid, at, again }
  if (isCookieRefused(request, details)) return sendTrouble(dialogue, 'cookie', 400)
  if (!details || details.uid !== uid) return sendTrouble(dialogue, 'expired', 400)
  const shown = step ?? (details.prompt.name === 'create' ? 'register' : 'login')
  if (request.method === 'POST') return answerPost(parts, dialogue, shown)
  if (shown === 'abort') return abort(dialogue)
  return shown === 'register' ? showRegister(dialogue) : showLoginAfterFailure(parts, dialogue)
}
