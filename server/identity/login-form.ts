import { linkTo } from '../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../src/domain/addresses/routing.ts'
import { rateLimitKeyOf } from '../api/guards.ts'
import { type FailedLoginForm, loginCookies } from '../modules/session/login-cookies.ts'
import { type Dialogue, sendPage, sendTrouble } from './dialogue.ts'
import type { InteractionContext } from './interaction-context.ts'
import { finishLogin } from './finish-login.ts'
import { loginPage } from './pages/login-page.ts'
import { type PasskeyOutcome, passkeyViewFor } from './passkey-form.ts'

interface Shown {
  email?: string
  error?: string
  outcome?: PasskeyOutcome
}
const showLogin = async (
  parts: Pick<InteractionContext, 'passkeys'>,
  dialogue: Dialogue,
  { outcome, ...more }: Shown = {},
  status = 200,
) => {
  const { response, pageContext, at } = dialogue
  const usual = pageContext.tenant.default.locale.defaultLocale
  const forgottenAt = withLanguage(linkTo.resetPassword(), pageContext.lang, usual)
  const view = { action: `${at}/login`, registerAt: `${at}/register`, abortAt: `${at}/abort`, forgottenAt }
  const passkey = await passkeyViewFor(parts, dialogue, outcome)
  sendPage(response, pageContext, loginPage(pageContext, { ...view, ...more, passkey }), status)
}
const minutesUntil = (until: number, now: Date) => Math.max(1, Math.ceil((until - now.getTime()) / 60_000))

/** Redirects after a failed login: reloading a posted page would try the password once more. */
const redirectAfterFailedLogin = ({ response, uid, at }: Dialogue, tried: Omit<FailedLoginForm, 'uid'>) => {
  response.setHeader('set-cookie', loginCookies.keepTried({ uid, ...tried }))
  response.writeHead(303, { location: `${at}/login`, 'cache-control': 'no-store' }).end()
}

export const postLogin = async (parts: InteractionContext, dialogue: Dialogue, form: URLSearchParams) => {
  const email = form.get('email')?.slice(0, 320) ?? ''
  const { visit, pageContext } = dialogue
  const tenant = visit.tenant.name
  const result = await parts.check({
    tenant,
    email,
    password: form.get('password') ?? '',
    network: rateLimitKeyOf(visit.ip),
    knownDeviceOf: ({ uuid }) => parts.knownDevices.read({ tenant, uuid }, pageContext.cookies),
  })
  if (result.kind === 'in') return finishLogin(parts, dialogue, result.account)
  if (result.kind === 'locked')
    return redirectAfterFailedLogin(dialogue, { email, until: result.until.getTime() })
  redirectAfterFailedLogin(dialogue, { email, left: result.left })
}

/** The form with the outcome of the last attempt. */
export const showLoginAfterFailure = async (
  parts: Pick<InteractionContext, 'now' | 'passkeys'>,
  dialogue: Dialogue,
) => {
  const { now } = parts
  const { pageContext, uid, translate, at } = dialogue
  const tried = loginCookies.readTried(pageContext.cookies, uid)
  if (!tried) return showLogin(parts, dialogue)
  const { email, left: count, until } = tried
  if (tried.passkey) return showLogin(parts, dialogue, { outcome: tried }, 422)
  if (until !== undefined && until > now().getTime()) {
    const values = { count: minutesUntil(until, now()) }
    return sendTrouble(dialogue, 'locked', 429, { againAt: at, backAt: `${at}/abort`, values })
  }
  if (count === undefined) return showLogin(parts, dialogue, { email })
  await showLogin(parts, dialogue, { email, error: translate('identity.login.wrong', { count }) }, 422)
}
