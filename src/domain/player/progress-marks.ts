/** Which marks of a title were passed while it sounded; each once. PLAYER-24 to PLAYER-27 */
import { type ProgressMark, progressMarks } from '../../contract/progress-marks.ts'

/** A longer step is a jump, and what was jumped over was not heard. */
const maxStepSeconds = 2

export const createProgressMarks = (tell: (mark: ProgressMark) => void) => {
  let place = 0
  let told = 0
  return {
    begin: () => {
      place = told = 0
    },
    at: (position: number, duration: number) => {
      const isJump = Math.abs(position - place) > maxStepSeconds
      place = position
      for (const mark of progressMarks)
        if (duration > 0 && mark > told && position >= (mark / 100) * duration) {
          told = mark
          if (!isJump) tell(mark)
        }
    },
    /** The last tick may come a moment before the end. */
    end: () => {
      if (told < 100) tell((told = 100))
    },
  }
}
