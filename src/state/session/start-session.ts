import { OfflineError } from '../../api/backend-error.ts'
import { channels } from '../../contract/storage-names.ts'
import { userTokenCookie } from '../../contract/cookies.ts'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { shouldAutoLogin } from '../../domain/auto-login.ts'
import { pathOf, withoutLoginParams } from '../../domain/addresses/without-login-params.ts'
import { isOwnBackend } from '../../domain/environment.ts'
import { readCookie } from '../../lib/cookie.ts'
import {
  endSessionHere,
  storedSession,
  redeemCode,
  resumeSession,
  resumeUnanswered,
  tradeToken,
} from './session-actions.ts'
import { dropRedeeming, noteRedeeming, repeatLogin, takeRedeeming } from './interrupted-login.ts'
import { configureSession } from './session-environment.ts'
import { followOwnProfile, shareProfileWith } from './own-profile.ts'
import { session } from './session.ts'
import { createSessionRecord } from './session-record.ts'

interface SessionStart {
  tenant: PublicTenant
  lang(): Language
  /** Base address of the backend's calls: a path for our own. */
  backendUrl: string
  /** Settles when the words beyond the first view's are loaded: a visitor's document lacks those of a user. */
  wordsLoaded: Promise<unknown>
  /** What the first frame of a known person shows; waited for like the words. */
  restoreOwn(user: string): Promise<unknown>
  /** The sign-in return failed, or led to no user: shows the dialog that offers the login again. */
  onLoginFailed(error: unknown): void
}

/** SESSION-19, AMBIG-030: while `code` is in the address only this step runs. */
const returnFromLogin = async (code: string, { tenant, onLoginFailed }: SessionStart) => {
  // Removed first: a reload or a shared address must not redeem it twice.
  history.replaceState(history.state, '', pathOf(withoutLoginParams(location)))
  noteRedeeming(tenant.name, Date.now())
  try {
    const isKnown = await redeemCode(code)
    dropRedeeming(tenant.name)
    if (!isKnown) onLoginFailed(new Error('the login succeeded, but its user is unknown'))
  } catch (error) {
    // Some browsers report the answer as lost while they reload the page.
    if (!(error instanceof OfflineError)) dropRedeeming(tenant.name)
    await resumeSession()
    onLoginFailed(error)
  }
}

const autoLogin = async (providerToken: string) => {
  try {
    return await tradeToken(providerToken)
  } catch (error) {
    console.warn('auto-login failed', error)
    return false
  }
}

const underLock = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  // Without locks (an insecure origin) the backend still tolerates a doubled refresh for 30 s.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}

const followOtherTab = (event: unknown) => {
  if ((event === 'logout' || event === 'lost') && session.user) return endSessionHere(event, false)
  if (event === 'login') return resumeSession()
  if (event === 'profile') followOwnProfile()
}

const resolveSession = async (start: SessionStart) => {
  const { tenant, wordsLoaded, restoreOwn } = start
  const code = new URL(location.href).searchParams.get('code')
  if (code) return returnFromLogin(code, start)
  const wasRedeeming = takeRedeeming(tenant.name, Date.now())
  if (wasRedeeming && navigator.onLine !== false && !storedSession())
    return repeatLogin(tenant.name, start.lang())
  const providerCookie = tenant.autoLoginCookie ? readCookie(document.cookie, tenant.autoLoginCookie) : null
  const hasUserToken = readCookie(document.cookie, userTokenCookie.name) !== null
  const input = { role: session.role, hasUserToken, providerCookie }
  // Before anything else: a guard must not redirect a user whom this lets in.
  if (providerCookie && shouldAutoLogin(input) && (await autoLogin(providerCookie))) return
  const stored = storedSession()
  if (stored) await Promise.all([wordsLoaded, stored.user && restoreOwn(stored.user.userId)])
  await resumeSession()
}

/** Starts in the first effect after hydration; resolves when the user is known. Guards follow `session.status`. */
export const startSession = (start: SessionStart): Promise<void> => {
  const channel = new BroadcastChannel(channels.session(start.tenant.name))
  channel.addEventListener('message', (message) => void followOtherTab(message.data))
  const store = createSessionRecord(start.tenant.name, localStorage, document)
  shareProfileWith({ store, notifyOtherTabs: (event) => channel.postMessage(event) })
  configureSession({
    tenant: start.tenant.name,
    lang: start.lang,
    // Our own backend has its calls under a path and its pages beside it.
    foreignBackend: isOwnBackend(start.backendUrl)
      ? undefined
      : { base: start.backendUrl, origin: location.origin },
    store,
    now: Date.now,
    underLock,
    leaveFor: (address) => location.assign(address),
    notifyOtherTabs: (event) => channel.postMessage(event),
  })
  // A page out of the back-forward cache may be older than the session.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void resumeSession()
  })
  // Saves a reload after a lost connection or a busy backend.
  addEventListener('online', () => void resumeUnanswered())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void resumeUnanswered()
  })
  return resolveSession(start)
}
