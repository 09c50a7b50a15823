/**
 * How the session of this device ended, for a page that comes after: what has to follow may have been cut short, and
 * whoever lost theirs is told once, also where the page was loaded anew in between.
 */
import type { Ending } from './session-listeners.ts'

export const endingNote = (tenant: string) => `ending:${tenant}`

/** `untold`: lost, and all that followed is done but the word about it. */
type Noted = Ending | 'untold' | null

export const readEnding = (tenant: string): Noted => {
  const noted = localStorage.getItem(endingNote(tenant))
  return noted === 'logout' || noted === 'lost' || noted === 'untold' ? noted : null
}
/** What followed is done. Told already by another tab that was quicker, it is not told again. */
export const closeEnding = (tenant: string) => {
  const noted = readEnding(tenant)
  if (noted === 'lost') tellLater(tenant)
  else if (noted === 'logout') forgetEnding(tenant)
}
export const tellLater = (tenant: string) => localStorage.setItem(endingNote(tenant), 'untold')
export const forgetEnding = (tenant: string) => localStorage.removeItem(endingNote(tenant))
