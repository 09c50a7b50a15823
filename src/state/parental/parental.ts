/** The age ceiling that the account sets; `parental-actions.ts` changes it. */
import { proxy } from 'valtio'
import { ceilingCookie } from '../../contract/cookies.ts'
import { readCookie } from '../../lib/cookie.ts'

export const parental = proxy<{ isActive: boolean; maxRating: number | null }>({
  isActive: false,
  maxRating: null,
})

/** At start, before anything is asked for: what was in force when the page was left still is. */
export const restoreParental = () => {
  const kept = readCookie(document.cookie, ceilingCookie.name)
  if (kept === null || !/^\d{1,3}$/.test(kept)) return
  parental.isActive = true
  parental.maxRating = Number(kept)
}
