/** While a track sounds: what is told every few seconds heard. */
import { sliceSeconds } from '../../../domain/player/listening.ts'

/** So often the lock screen hears of the place; so much sound without a failure, and a new failure is worth a new try. */
const showEverySeconds = 5

interface MilestoneHandlers {
  onRecovered: () => void
  showPosition: () => void
  reportPosition: () => void
}

export const createMilestones = (tell: MilestoneHandlers) => {
  let shownAt = 0
  let toldAt = 0
  return {
    begin: () => {
      shownAt = toldAt = 0
    },
    /** Seconds heard of this track so far; a counter that was reset begins anew. */
    heard: (seconds: number) => {
      if (seconds < shownAt) shownAt = toldAt = 0
      if (seconds - shownAt >= showEverySeconds) {
        shownAt = seconds
        tell.onRecovered()
        tell.showPosition()
      }
      if (seconds - toldAt >= sliceSeconds) {
        toldAt = seconds
        tell.reportPosition()
      }
    },
  }
}
