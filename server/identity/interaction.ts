import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { RequestContext } from '../context.ts'
import { loginCookies } from '../modules/session/login-cookies.ts'
import {
  type Dialogue,
  type LoginPageParts,
  createDialogue,
  pageContextFor,
  sendPage,
  sendTrouble,
} from './dialogue.ts'
import type { InteractionContext } from './interaction-context.ts'
import { postLogin, showLoginAfterFailure } from './login-form.ts'
import { postPasskey } from './passkey-form.ts'
import { loginProblemPage } from './pages/login-problem-page.ts'
import { isOwnPost, readForm, switchField } from './read-form.ts'
import { postRegistration, showRegister } from './registration-form.ts'
import { restartLogin, pendingLoginOf } from './restart-login.ts'

const abort = ({ provider, request, response }: Dialogue) =>
  provider.interactionFinished(
    request,
    response,
    { error: 'access_denied', error_description: 'the person went back' },
    { mergeWithLastSubmission: false },
  )

/** Opens the other form with the typed address filled in. */
const switchForm = ({ response, uid, at }: Dialogue, step: string, form: URLSearchParams) => {
  const email = form.get('email')?.slice(0, 320) ?? ''
  response.setHeader('set-cookie', loginCookies.keepTried({ uid, email }))
  response.writeHead(303, { location: `${at}/${step}`, 'cache-control': 'no-store' }).end()
}

const answerPost = async (parts: InteractionContext, dialogue: Dialogue, step: string) => {
  const { request, visit } = dialogue
  if (!isOwnPost(request, visit.origin)) return sendTrouble(dialogue, 'foreign', 403)
  const form = await readForm(request)
  if (form?.has(switchField)) return switchForm(dialogue, step, form)
  if (!parts.mayTry(visit.ip)) return sendTrouble(dialogue, 'busy', 429, { againAt: dialogue.at })
  if (!form) return sendTrouble(dialogue, 'failed', 400, { againAt: dialogue.at })
  if (step === 'passkey') return postPasskey(parts, dialogue, form)
  return step === 'register' ? postRegistration(parts, dialogue, form) : postLogin(parts, dialogue, form)
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0] ?? ''
const pattern = /^\/oidc\/interaction\/([\w-]{10,64})(?:\/(login|register|passkey|abort))?$/
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
  const pageContext = pageContextFor(visit, way?.lang, request.headers.cookie, parts)
  const [, uid] = pattern.exec(pathOf(request)) ?? []
  const view = { ...restartLogin(pageContext, way), ...(uid ? { againAt: `/oidc/interaction/${uid}` } : {}) }
  const isBusy = status === 429
  if (isBusy || status === 503) response.setHeader('retry-after', isBusy ? '60' : '5')
  sendPage(
    response,
    pageContext,
    loginProblemPage(pageContext, isBusy ? 'busy' : 'unreachable', view),
    status,
  )
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
  const lang = details?.params['ui_locales'] ?? way?.lang
  const dialogue = createDialogue(parts, { provider, visit, request, response, uid }, { lang, way })
  if (isCookieRefused(request, details)) return sendTrouble(dialogue, 'cookie', 400)
  if (!details || details.uid !== uid) return sendTrouble(dialogue, 'expired', 400)
  const shown = step ?? (details.prompt.name === 'create' ? 'register' : 'login')
  if (request.method === 'POST') return answerPost(parts, dialogue, shown)
  if (shown === 'abort') return abort(dialogue)
  if (shown === 'register')
    return showRegister(dialogue, {
      email: loginCookies.readTried(dialogue.pageContext.cookies, uid)?.email ?? '',
    })
  return showLoginAfterFailure(parts, dialogue)
}
