/** While a track sounds: what is told every few seconds heard. */
import { sliceSeconds } from '../../domain/listening.ts'

/** The place on disk is never older than this; so much sound without a failure, and a new failure is worth a new try. */
const savedEvery = 5

interface Milestones {
  healed: () => void
  save: () => void
  tellPlace: () => void
}

export const createMilestones = (tell: Milestones) => {
  let savedAt = 0
  let toldAt = 0
  return {
    begin: () => {
      savedAt = toldAt = 0
    },
    /** Seconds heard of this track so far; a counter that was reset begins anew. */
    heard: (seconds: number) => {
      if (seconds < savedAt) savedAt = toldAt = 0
      if (seconds - savedAt >= savedEvery) {
        savedAt = seconds
        tell.healed()
        tell.save()
      }
      if (seconds - toldAt >= sliceSeconds) {
        toldAt = seconds
        tell.tellPlace()
      }
    },
  }
}
