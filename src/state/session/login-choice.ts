/**
 * Which of the tenant's login options was chosen, from the choice to the login (CONST-17): a login that failed
 * offers it first.
 */
import * as v from 'valibot'
import { tabKeys } from '../../contract/tab-keys.ts'

/** A login takes no longer; later another person may be at this device. */
const maxAgeMs = 30 * 60_000

const LoginChoice = v.object({ id: v.pipe(v.string(), v.maxLength(100)), at: v.number() })

export const saveLoginChoice = (id: string, now = Date.now()) =>
  sessionStorage.setItem(tabKeys.loginOptions(), JSON.stringify({ id, at: now }))

export const forgetLoginChoice = () => sessionStorage.removeItem(tabKeys.loginOptions())

export const findLoginChoice = (now = Date.now()): string | null => {
  const stored = sessionStorage.getItem(tabKeys.loginOptions())
  if (stored === null) return null
  try {
    const { id, at } = v.parse(LoginChoice, JSON.parse(stored))
    if (now - at <= maxAgeMs) return id
  } catch (error) {
    console.warn('dropped a login choice that does not fit', error)
  }
  forgetLoginChoice()
  return null
}
