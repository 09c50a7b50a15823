/** The guard has let only users through; this says so to the types, in one place. */
import { Refused } from '../../api/refused.ts'
import type { Viewer } from '../../context.ts'

export const requireUser = ({ viewer }: { viewer: Viewer | null }): Viewer => {
  if (!viewer) throw new Refused('UNAUTHORIZED')
  return viewer
}
