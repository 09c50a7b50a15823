import { fetchParentalControl } from '../../api/parental.ts'
import { isLoggedIn } from '../session/session.ts'
import {
  applyCeiling,
  ceilingChanges,
  connectCeilingToTabs,
  followCeiling,
} from '../age-ceiling/apply-ceiling.ts'
import { forgetControl, rememberControl } from './control.ts'
import { ageCeiling, storedCeiling } from '../age-ceiling/age-ceiling.ts'
import { ceilingWithPending, followPendingControl, whenPendingRead } from './pending-control.ts'

const deadline = 8_000

let lastLoaded = 0

export const loadParental = async (): Promise<void> => {
  const before = ceilingChanges()
  try {
    const control = await fetchParentalControl(deadline)
    lastLoaded = Date.now()
    rememberControl(control)
    const apply = async () => {
      // Changed here meanwhile: the answer is older.
      if (ceilingChanges() === before) await applyCeiling(ceilingWithPending(control))
    }
    // What waits on the disk may be stricter. Nobody waits for the disk: until it is read, the ceiling stays.
    if ((ceilingWithPending(control) ?? Infinity) > ageCeiling()) whenPendingRead(() => void apply())
    else await apply()
  } catch (error) {
    // A network failure never lifts a ceiling.
    console.warn('the age ceiling could not be read', error)
  }
}
export const forgetParental = () => {
  forgetControl()
  return applyCeiling(null)
}

const mostOftenMs = 60_000

/** Another device may have changed it: this one follows when it is looked at again, or connected again. */
export const followParental = (tenant: string) => {
  connectCeilingToTabs(tenant)
  followPendingControl(() => void loadParental())
  const loadAgain = () => {
    if (isLoggedIn() && Date.now() - lastLoaded >= mostOftenMs) void loadParental()
  }
  addEventListener('online', loadAgain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') loadAgain()
  })
  // A page from the back-forward cache has missed the messages of other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void followCeiling(storedCeiling())
  })
}
