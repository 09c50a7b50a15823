/** While a track sounds: what is told every few seconds heard. */
import { sliceSeconds } from '../../domain/listening.ts'

/** So much sound without a failure, and a new failure is worth a new try. */
const healedAfter = 5
/** The place on disk is never older than this. */
const savedEvery = 5

export interface Milestones {
  healed: () => void
  save: () => void
  tellPlace: () => void
}

export const createMilestones = (tell: Milestones) => {
  let healedAt = 0
  let savedAt = 0
  let toldAt = 0
  return {
    begin: () => {
      healedAt = savedAt = toldAt = 0
    },
    /** Seconds heard of this track so far; a counter that was reset begins anew. */
    heard: (seconds: number) => {
      if (seconds < savedAt) healedAt = savedAt = toldAt = 0
      if (seconds - healedAt >= healedAfter) {
        healedAt = seconds
        tell.healed()
      }
      if (seconds - savedAt >= savedEvery) {
        savedAt = seconds
        tell.save()
      }
      if (seconds - toldAt >= sliceSeconds) {
        toldAt = seconds
        tell.tellPlace()
      }
    },
  }
}
