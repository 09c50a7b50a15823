/** Whether something is coming, running or over, as the minutes pass. */
import { type Phase, phaseOf } from '../../domain/phase.ts'
import { useMinute } from '../time/use-minute.ts'

interface Span {
  starts: string
  ends: string
}
/** Null until the page is alive. */
export const usePhase = (span: Span): Phase | null => {
  const minute = useMinute()
  return minute === null ? null : phaseOf(span, minute)
}
