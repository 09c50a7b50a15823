/** The guard admits only users to these calls; this narrows the type in one place. */
import { Refused } from '../../api/refused.ts'
import type { Viewer } from '../../context.ts'

export const requireUser = ({ viewer }: { viewer: Viewer | null }): Viewer => {
  if (!viewer) throw new Refused('UNAUTHORIZED')
  return viewer
}
