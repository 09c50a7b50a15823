/** Whether something is coming, running or over, as the minutes pass. A rendered document does not know the hour. */
import { useSyncExternalStore } from 'react'
import { type Phase, phaseOf } from '../../domain/phase.ts'

const minute = 60_000
const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, minute)
  return () => clearInterval(timer)
}
const minuteNow = () => Math.floor(Date.now() / minute)

interface Span {
  starts: string
  ends: string
}
/** `null` until the page is alive. */
export const usePhase = (span: Span): Phase | null => {
  const now = useSyncExternalStore(everyMinute, minuteNow, () => null)
  return now === null ? null : phaseOf(span, now * minute)
}
