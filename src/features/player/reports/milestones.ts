/** While a track sounds: what is reported every few seconds heard. */
import { sliceSeconds } from '../../../domain/player/listening.ts'

/** So often the lock screen hears of the position; so much sound without a failure, and a new failure is worth a new try. */
const showEverySeconds = 5

interface MilestoneHandlers {
  onRecovered: () => void
  showPosition: () => void
  reportPosition: () => void
}

export const createMilestones = (handlers: MilestoneHandlers) => {
  let shownAt = 0
  let reportedAt = 0
  return {
    begin: () => {
      shownAt = reportedAt = 0
    },
    /** Seconds heard of this track so far; a counter that was reset begins anew. */
    heard: (seconds: number) => {
      if (seconds < shownAt) shownAt = reportedAt = 0
      if (seconds - shownAt >= showEverySeconds) {
        shownAt = seconds
        handlers.onRecovered()
        handlers.showPosition()
      }
      if (seconds - reportedAt >= sliceSeconds) {
        reportedAt = seconds
        handlers.reportPosition()
      }
    },
  }
}
