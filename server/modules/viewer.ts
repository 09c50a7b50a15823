/** The guard has let only users through; this says so to the types, in one place. */
import { Refused } from '../binder/refused.ts'
import type { Viewer } from '../parts.ts'

export const userOf = ({ viewer }: { viewer: Viewer | null }): Viewer => {
  if (!viewer) throw new Refused('UNAUTHORIZED')
  return viewer
}
