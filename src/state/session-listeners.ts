/** Code that runs when a user logs in or out, wherever it lives (SESSION-21, SESSION-22). */
import type { Profile } from '../contract/session.ts'

type LoginListener = (user: Profile) => void | Promise<void>
/** `user` is who was here; theirs are the caches to wipe. */
type LogoutListener = (user: Profile | null) => void | Promise<void>

const userListeners = new Set<LoginListener>()
const loginListeners = new Set<LoginListener>()
const logoutListeners = new Set<LogoutListener>()
const lastChances = new Set<() => Promise<void>>()

const register = <L>(listeners: Set<L>, listener: L) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Runs whenever the server has said who is here: at a login, and once when a kept session is taken up. */
export const onUser = (listener: LoginListener) => register(userListeners, listener)
/** Runs at a login only; a reload is none. */
export const onLogin = (listener: LoginListener) => register(loginListeners, listener)
export const onLogout = (listener: LogoutListener) => register(logoutListeners, listener)
/** Runs before a logout that the user asked for, while the token still counts: unsent writes go out. */
export const beforeLogout = (listener: () => Promise<void>) => register(lastChances, listener)

/** Every step runs, also when one before it fails. */
const runAll = async (name: string, runs: (() => void | Promise<void>)[]) => {
  const results = await Promise.allSettled(runs.map(async (run) => run()))
  for (const result of results)
    if (result.status === 'rejected') console.error(`a listener of ${name} failed`, result.reason)
}
export const tellUser = (user: Profile) =>
  runAll(
    'the user',
    [...userListeners].map((listener) => () => listener(user)),
  )
export const tellLogin = (user: Profile) =>
  runAll(
    'login',
    [...loginListeners].map((listener) => () => listener(user)),
  )
let ending = Promise.resolve()
export const tellLogout = (user: Profile | null) => {
  ending = runAll(
    'logout',
    [...logoutListeners].map((listener) => () => listener(user)),
  )
  return ending
}
/** A page that goes before would take back what is being deleted. */
export const whenEnded = () => ending
export const giveLastChance = () => runAll('the end of a session', [...lastChances])
