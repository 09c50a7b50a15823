import { type ProgressMark, progressMarks } from '../../contract/progress-marks.ts'

/** A longer step is a seek, and what was skipped was not heard. */
const maxStepSeconds = 2

export const createProgressMarks = (onPassed: (mark: ProgressMark) => void) => {
  let lastPosition = 0
  let passed = 0
  return {
    begin: () => {
      lastPosition = passed = 0
    },
    at: (position: number, duration: number) => {
      const isJump = Math.abs(position - lastPosition) > maxStepSeconds
      lastPosition = position
      for (const mark of progressMarks)
        if (duration > 0 && mark > passed && position >= (mark / 100) * duration) {
          passed = mark
          if (!isJump) onPassed(mark)
        }
    },
    /** The last tick may come a moment before the end. */
    end: () => {
      if (passed < 100) onPassed((passed = 100))
    },
  }
}
