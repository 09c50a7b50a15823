/** SESSION-21, SESSION-22 */
import type { Profile } from '../../contract/session.ts'

type LoginListener = (user: Profile) => void | Promise<void>
/** 'lost': the backend no longer knows it, and the data on this device stays for its user. */
export type Ending = 'logout' | 'lost'
/** `user` is who was logged in; their caches are wiped. */
type LogoutListener = (user: Profile | null, how: Ending) => void | Promise<void>

const arrivalListeners = new Set<LoginListener>()
const userListeners = new Set<LoginListener>()
const loginListeners = new Set<LoginListener>()
const logoutListeners = new Set<LogoutListener>()
const beforeLogoutListeners = new Set<() => Promise<void>>()

const addListener = <L>(listeners: Set<L>, listener: L) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Runs before any data of the user whom the server named is opened: another user's leftovers are deleted first. */
export const beforeUser = (listener: LoginListener) => addListener(arrivalListeners, listener)
/** Runs whenever the server has identified the user: at a login, and once when a stored session continues. */
export const onUser = (listener: LoginListener) => addListener(userListeners, listener)
/** Runs at a login only, not at a reload. */
export const onLogin = (listener: LoginListener) => addListener(loginListeners, listener)
export const onLogout = (listener: LogoutListener) => addListener(logoutListeners, listener)
/** Runs before a logout that the user asked for, while the token is still valid: unsent writes are sent. */
export const beforeLogout = (listener: () => Promise<void>) => addListener(beforeLogoutListeners, listener)

/** Every step runs, also when one before it fails. */
const runAll = async (name: string, runs: (() => void | Promise<void>)[]) => {
  const results = await Promise.allSettled(runs.map(async (run) => run()))
  for (const result of results)
    if (result.status === 'rejected') console.error(`a listener of ${name} failed`, result.reason)
}
const notifierFor = (name: string, listeners: ReadonlySet<LoginListener>) => (user: Profile) =>
  runAll(
    name,
    [...listeners].map((listener) => () => listener(user)),
  )
export const notifyBeforeUser = notifierFor('an arrival', arrivalListeners)
export const notifyUser = notifierFor('the user', userListeners)
export const notifyLogin = notifierFor('login', loginListeners)
let ending = Promise.resolve()
export const notifyLogout = (user: Profile | null, how: Ending) => {
  ending = runAll(
    'logout',
    [...logoutListeners].map((listener) => () => listener(user, how)),
  )
  return ending
}
/** A page that navigates earlier would restore what is being deleted. */
export const whenLogoutDone = () => ending
export const runBeforeLogout = () => runAll('the end of a session', [...beforeLogoutListeners])
