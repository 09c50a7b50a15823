import { request } from '../../api/request.ts'
import { getParentalControl } from '../../contract/session.ts'
import { isLoggedIn } from '../session/session.ts'
import { applyCeiling, ceilingChanges, connectCeilingToTabs, followCeiling } from './apply-ceiling.ts'
import { storedCeiling } from './parental.ts'

/** A login waits for it. */
const deadline = 8_000

let lastLoaded = 0

export const loadParental = async (): Promise<void> => {
  const before = ceilingChanges()
  try {
    const { isActive, maxRating } = await request(getParentalControl, {}, { deadline })
    lastLoaded = Date.now()
    // Changed here meanwhile: the answer is older.
    if (ceilingChanges() === before) await applyCeiling(isActive ? maxRating : null)
  } catch (error) {
    // A network failure never lifts a ceiling.
    console.warn('the age ceiling could not be read', error)
  }
}
export const forgetParental = () => applyCeiling(null)

const mostOftenMs = 60_000

/** Another device may have changed it: this one follows when it is looked at again, or connected again. */
export const followParental = (tenant: string) => {
  connectCeilingToTabs(tenant)
  const loadAgain = () => {
    if (isLoggedIn() && Date.now() - lastLoaded >= mostOftenMs) void loadParental()
  }
  addEventListener('online', loadAgain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') loadAgain()
  })
  // A page from the back-forward cache has missed what other tabs said.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void followCeiling(storedCeiling())
  })
}
