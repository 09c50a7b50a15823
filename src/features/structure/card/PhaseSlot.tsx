/** Not part of a page's first view, which does not know the time. */
import { useLazy } from '../../../ui/use-lazy.ts'

const loadPhaseBadge = async () => (await import('./PhaseBadge.tsx')).PhaseBadge

export const PhaseSlot = (span: { starts: string; ends: string }) => {
  const Badge = useLazy(true, loadPhaseBadge)
  return Badge && <Badge {...span} />
}
