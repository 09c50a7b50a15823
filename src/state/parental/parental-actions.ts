/** The cookie tells the host that a ceiling is in force; it then renders nothing (decision 25). */
import { request } from '../../api/request.ts'
import { ceilingCookie } from '../../contract/cookies.ts'
import { getParentalControl } from '../../contract/session.ts'
import { cookieText, expiredCookie } from '../../lib/cookie.ts'
import { parental } from './parental.ts'

const writeCeilingCookie = () => {
  const isInForce = parental.isActive && parental.maxRating !== null
  document.cookie = isInForce
    ? cookieText(ceilingCookie, String(parental.maxRating))
    : expiredCookie(ceilingCookie)
}

const setParental = (isActive: boolean, maxRating: number | null) => {
  if (parental.isActive === isActive && parental.maxRating === maxRating) return
  parental.isActive = isActive
  parental.maxRating = maxRating
  writeCeilingCookie()
}

export const loadParental = async (): Promise<void> => {
  try {
    const { isActive, maxRating } = await request(getParentalControl, {})
    setParental(isActive, maxRating)
  } catch (error) {
    // A network failure never lifts a ceiling.
    console.warn('the age ceiling could not be read', error)
  }
}
export const forgetParental = () => setParental(false, null)
