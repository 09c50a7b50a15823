import { sliceSeconds } from '../../../domain/player/listening.ts'

/** How often the lock screen gets the position; after this long without a failure, a new failure is retried again. */
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
