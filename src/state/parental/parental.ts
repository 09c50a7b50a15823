/** The age ceiling of the account; `parental-actions.ts` changes it. */
import { proxy } from 'valtio'
import { ceilingCookie } from '../../contract/cookies.ts'
import { readCookie } from '../../lib/cookie.ts'

export const parental = proxy<{ isActive: boolean; maxRating: number | null }>({
  isActive: false,
  maxRating: null,
})

/** At start, before the backend is asked: the ceiling of the last visit still applies. */
export const restoreParental = () => {
  const stored = readCookie(document.cookie, ceilingCookie.name)
  if (stored === null || !/^\d{1,3}$/.test(stored)) return
  parental.isActive = true
  parental.maxRating = Number(stored)
}
