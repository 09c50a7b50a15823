import { type Phase, phaseOf } from '../../domain/phase.ts'
import { useMinute } from '../time/use-minute.ts'

interface Span {
  starts: string
  ends: string
}
export const usePhase = (span: Span): Phase | null => {
  const minute = useMinute()
  return minute === null ? null : phaseOf(span, minute)
}
