/** While a track sounds: what is told every few seconds heard. */
import { sliceSeconds } from '../../../domain/player/listening.ts'

/** So often the lock screen hears of the place; so much sound without a failure, and a new failure is worth a new try. */
const shownEvery = 5

interface Milestones {
  healed: () => void
  showPlace: () => void
  tellPlace: () => void
}

export const createMilestones = (tell: Milestones) => {
  let shownAt = 0
  let toldAt = 0
  return {
    begin: () => {
      shownAt = toldAt = 0
    },
    /** Seconds heard of this track so far; a counter that was reset begins anew. */
    heard: (seconds: number) => {
      if (seconds < shownAt) shownAt = toldAt = 0
      if (seconds - shownAt >= shownEvery) {
        shownAt = seconds
        tell.healed()
        tell.showPlace()
      }
      if (seconds - toldAt >= sliceSeconds) {
        toldAt = seconds
        tell.tellPlace()
      }
    },
  }
}
