/** The badge of what has its days: no part of a page's first view, which does not know the hour. */
import { useLazy } from '../../../ui/use-lazy.ts'

const loadPhaseBadge = async () => (await import('./PhaseBadge.tsx')).PhaseBadge

export const PhaseSlot = (span: { starts: string; ends: string }) => {
  const Badge = useLazy(true, loadPhaseBadge)
  return Badge && <Badge {...span} />
}
