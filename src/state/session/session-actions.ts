/**
 * A session starts, is refreshed, ends. One tab refreshes at a time, under a lock; the others read what it
 * wrote. Only a definite refusal of the server ends a session, never a missing connection; such a session is
 * lost, not signed out.
 */
import { locks } from '../../contract/storage-names.ts'
import { BackendError } from '../../api/backend-error.ts'
import {
  endSessionAtBackend,
  fetchProfile,
  redeemLoginCode,
  refreshAccessToken,
  tradeProviderToken,
} from '../../api/session.ts'
import type { Language } from '../../contract/languages.ts'
import type { Profile, Token } from '../../contract/session.ts'
import { logoutProgress } from './logout-progress.ts'
import { countProfileChanges } from './own-profile.ts'
import { findSessionEnvironment, sessionEnvironment } from './session-environment.ts'
import { becomeUser, becomeVisitor, session } from './session.ts'
import {
  type Ending,
  runBeforeLogout,
  notifyBeforeUser,
  notifyLogin,
  notifyLogout,
  notifyUser,
} from './session-listeners.ts'

/** Where the account was deleted elsewhere, nobody will ever open what this device holds of it. */
const endRefusedSession = async (error: unknown) => {
  const isGone = error instanceof BackendError && error.code === 'ACCOUNT_GONE'
  await endSessionHere(isGone ? 'logout' : 'lost', true)
  // Reported by the page that stays: the refused call may reload this one.
  if (isGone) sessionEnvironment().store.noteEnding('gone')
}

/** A proxy may refuse as well, in a form of its own: that says nothing about the session. */
const isDefinite = (error: unknown) =>
  error instanceof BackendError && error.isFinal && (error.status === 401 || error.requestId !== null)

/** Tokens that end within this time are refreshed before they are used. */
const margin = 10
const isFresh = (expires: number) => expires - margin > sessionEnvironment().now() / 1000

export const currentToken = (): string | null => findSessionEnvironment()?.store.token() ?? null

/** A session is stored, and the backend did not answer whose it is. */
let isUnanswered = false

/** Ends the session on this device; with `notifyTabs` the other tabs follow, and a later page knows how it ended. */
export const endSessionHere = async (ending: Ending, notifyTabs: boolean) => {
  const user = session.user
  const { store, notifyOtherTabs } = sessionEnvironment()
  store.forget()
  if (notifyTabs && user) store.noteEnding(ending)
  isUnanswered = false
  becomeVisitor()
  if (notifyTabs) notifyOtherTabs(ending)
  await notifyLogout(user, ending)
}

/** What is shown, where it was changed here while the answer was on its way. */
const latestOf = (answer: Profile, changesBefore: number): Profile => {
  const shown = session.user
  return countProfileChanges() !== changesBefore && shown?.userId === answer.userId ? shown : answer
}

const enterSession = async (knownUser: Profile | null) => {
  const { store, notifyOtherTabs } = sessionEnvironment()
  const changesBefore = countProfileChanges()
  const answer = await fetchProfile()
  await notifyBeforeUser(answer)
  const user = latestOf(answer, changesBefore)
  store.keepUser(user)
  isUnanswered = false
  becomeUser(user)
  await notifyUser(user)
  if (knownUser?.userId === user.userId) return
  await notifyLogin(user)
  notifyOtherTabs('login')
}

/** SESSION-03, SESSION-04. `knownUser` is the user in the stored record. */
const loadUser = async (knownUser: Profile | null): Promise<boolean> => {
  try {
    await enterSession(knownUser)
    return true
  } catch (error) {
    if (isDefinite(error)) await endRefusedSession(error)
    else leaveUnanswered()
    return false
  }
}

const refreshUnderLock = (stale: string | null) =>
  sessionEnvironment().underLock(locks.tokenRefresh(sessionEnvironment().tenant), async () => {
    const { store } = sessionEnvironment()
    const record = store.read()
    // Another user signed in meanwhile: no earlier request is sent in their name.
    if (record && session.user && record.user?.userId !== session.user.userId) return false
    // Another tab was quicker: its token is the one to use.
    if (record && store.token() !== stale && isFresh(record.expires)) return true
    if (!record) {
      await endSessionHere('lost', false)
      return false
    }
    try {
      store.keepToken(await refreshAccessToken(record.refreshToken), record.user)
      return true
    } catch (error) {
      // A missing connection says nothing about the session: the caller gets the network error.
      if (!isDefinite(error)) throw error
      await endRefusedSession(error)
      return false
    }
  })

let renewing: Promise<boolean> | null = null
/** Refreshed once however many calls wait for it. SESSION-05 to SESSION-07 */
export const renewToken = (): Promise<boolean> => {
  const stale = currentToken()
  if (stale === null && !sessionEnvironment().store.read()) return Promise.resolve(false)
  renewing ??= refreshUnderLock(stale).finally(() => (renewing = null))
  return renewing
}

export const storedSession = () => sessionEnvironment().store.read()

export const resumeSession = async (): Promise<boolean> => {
  const { store } = sessionEnvironment()
  const record = store.read()
  const token = store.token()
  if (!record) {
    if (token || session.user) await endSessionHere('lost', false)
    else becomeVisitor()
    return false
  }
  // Shown before the backend is asked: offline the snapshot is all there is.
  if (record.user) becomeUser(record.user)
  if ((!token || !isFresh(record.expires)) && !(await renewToken().catch(leaveUnanswered)))
    return settleStatus()
  return loadUser(record.user)
}

export const resumeUnanswered = async (): Promise<void> => {
  if (isUnanswered) await resumeSession()
}

const settleStatus = () => {
  if (session.status === 'unknown') becomeVisitor()
  return session.status === 'user'
}
const leaveUnanswered = () => {
  isUnanswered = true
  settleStatus()
  return false
}

/** The backend ends the browser's former session with it: a call that was refused for that waits for the new token. */
const acceptToken = async (ask: () => Promise<Token>) => {
  const { store, tenant, underLock } = sessionEnvironment()
  await underLock(locks.tokenRefresh(tenant), async () => store.keepToken(await ask(), null))
  return loadUser(null)
}

/** The sign-in return step. SESSION-19 */
export const redeemCode = (code: string) => acceptToken(() => redeemLoginCode(code))
/** Auto-login: the tenant's provider cookie holds a token of the provider. */
export const tradeToken = (providerToken: string) => acceptToken(() => tradeProviderToken(providerToken))

/** A foreign backend needs the page to return to in full. */
export const returnOf = (path: string): { address: string; lang: Language } => {
  const { foreignBackend, lang } = sessionEnvironment()
  return { address: (foreignBackend?.origin ?? '') + path, lang: lang() }
}

/** The backend has ended the session: this device forgets it, and the page goes on to `next`. */
export const leaveSession = async (next: string | null) => {
  logoutProgress.hasStarted = true
  await endSessionHere('logout', true)
  if (next) sessionEnvironment().leaveFor(next)
  else logoutProgress.hasStarted = false
}

/** The user asked for it: unsent writes first, then the backend, and in any case this device. ERR-53 */
export const logOut = async (returnTo: string) => {
  await runBeforeLogout()
  logoutProgress.hasStarted = true
  let next: string | null = null
  try {
    const { address, lang } = returnOf(returnTo)
    next = (await endSessionAtBackend(address, lang)).redirectUrl
  } catch (error) {
    console.error('Error logout', error)
  }
  await leaveSession(next)
}
