/** The badge of what has its days: no part of a page's first view, which does not know the hour. */
import { useLate } from '../../../ui/use-lazy.ts'

const load = async () => (await import('./PhaseBadge.tsx')).PhaseBadge

export const PhaseSlot = (span: { starts: string; ends: string }) => {
  const Badge = useLate(true, load)
  return Badge && <Badge {...span} />
}
