/** The age ceiling of the account; `apply-ceiling.ts` changes it. */
import { proxy } from 'valtio'
import { ceilingCookie } from '../../contract/cookies.ts'
import { readCookie } from '../../lib/cookie.ts'

export const parental = proxy<{ isActive: boolean; maxRating: number | null }>({
  isActive: false,
  maxRating: null,
})

/** The highest grading that may be stored, played or shown; Infinity where the account sets none. */
export const ageCeiling = (): number => (parental.isActive ? (parental.maxRating ?? Infinity) : Infinity)

export const isAboveCeiling = ({ grading }: { grading: number }): boolean => grading > ageCeiling()

/** Null where no ceiling is in force, as far as this browser knows. */
export const storedCeiling = (): number | null => {
  const stored = readCookie(document.cookie, ceilingCookie.name)
  return stored !== null && /^\d{1,3}$/.test(stored) ? Number(stored) : null
}

/** At start, before the backend is asked: the ceiling of the last visit still applies. */
export const restoreParental = () => {
  const stored = storedCeiling()
  if (stored !== null) Object.assign(parental, { isActive: true, maxRating: stored })
}
