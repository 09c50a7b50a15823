/** Code that runs when a user logs in or out, wherever it lives (SESSION-21, SESSION-22). */
import type { Profile } from '../../contract/session.ts'

type LoginListener = (user: Profile) => void | Promise<void>
/**
 * How a session ends: somebody asked for it, or the backend knows it no more. What is only on this device of whoever lost
 * theirs waits for them.
 */
export type Ending = 'logout' | 'lost'
/** `user` is who was here; theirs are the caches to wipe. */
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
/** Runs before anything of whom the server named is opened: what somebody else left here goes first. */
export const beforeUser = (listener: LoginListener) => addListener(arrivalListeners, listener)
/** Runs whenever the server has said who is here: at a login, and once when a kept session is taken up. */
export const onUser = (listener: LoginListener) => addListener(userListeners, listener)
/** Runs at a login only; a reload is none. */
export const onLogin = (listener: LoginListener) => addListener(loginListeners, listener)
export const onLogout = (listener: LogoutListener) => addListener(logoutListeners, listener)
/** Runs before a logout that the user asked for, while the token still counts: unsent writes go out. */
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
/** A page that goes before would take back what is being deleted. */
export const whenLogoutDone = () => ending
export const runBeforeLogout = () => runAll('the end of a session', [...beforeLogoutListeners])
