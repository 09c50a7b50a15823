/**
 * A line that is there and carries nothing says nothing: no answer can be measured. Whoever asks over it notices that
 * nothing at all has come for a while, tells so, and gives up where the line is spared from then on.
 */
import { OfflineError } from '../../api/backend-error.ts'
import { type StallWatch, dataSaver } from '../../lib/data-saver.ts'

/** So long nothing at all may come while something is asked. */
const stallMs = 10_000
/** Ticks and no clock: a device that slept has heard nothing meanwhile, and lost nothing. */
const ticks = 5

export const watchForStall = (tell: () => void): StallWatch => {
  let giveUp = (_: OfflineError) => {}
  const silent = new Promise<never>((_, reject) => (giveUp = reject))
  let [last, left] = [dataSaver.signs, ticks]
  const look = () => {
    left = last === dataSaver.signs ? left - 1 : ticks
    last = dataSaver.signs
    if (left === 0) tell()
    if (left < 0 && dataSaver.isEnabled) giveUp(new OfflineError('the line is silent'))
  }
  const timer = setInterval(look, stallMs / ticks)
  return { silent, end: () => clearInterval(timer) }
}
