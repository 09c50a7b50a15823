import type { Language } from '../../contract/languages.ts'
import type { Elsewhere } from '../../contract/page.ts'
import type { Ending } from './session-listeners.ts'
import type { SessionStore } from './session-record.ts'

interface SessionEnvironment {
  tenant: string
  lang(): Language
  foreignBackend: Elsewhere | undefined
  store: SessionStore
  now(): number
  /** `navigator.locks.request` or, where locks are missing, a plain call. */
  underLock<T>(name: string, work: () => Promise<T>): Promise<T>
  leaveFor(address: string): void
  notifyOtherTabs(event: 'login' | Ending): void
}

let environment: SessionEnvironment | null = null
export const configureSession = (given: SessionEnvironment) => {
  environment = given
}
export const findSessionEnvironment = () => environment
export const sessionEnvironment = (): SessionEnvironment => {
  if (!environment) throw new Error('the session has not been started')
  return environment
}
