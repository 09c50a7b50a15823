/** A connection that is up and dead gives no answer to measure: running requests notice that nothing arrives. */
import { OfflineError } from '../../api/backend-error.ts'
import { type StallWatch, dataSaver } from '../../lib/data-saver.ts'

const stallMs = 10_000
/** Ticks and no clock: a device that slept has received nothing meanwhile, and missed nothing. */
const ticks = 5

/**
 * `mayGiveUp`: not where the visitor turned the data saver off. Whether it is on by now says nothing: an image that still
 * arrives turns it off again.
 */
export const watchForStall = (report: () => void, mayGiveUp: () => boolean): StallWatch => {
  let rejectWait = (_: OfflineError) => {}
  const silent = new Promise<never>((_, reject) => (rejectWait = reject))
  let [last, left] = [dataSaver.signs, ticks]
  const check = () => {
    left = last === dataSaver.signs ? left - 1 : ticks
    last = dataSaver.signs
    if (left === 0) report()
    if (left < 0 && mayGiveUp()) rejectWait(new OfflineError('the connection is silent'))
  }
  const timer = setInterval(check, stallMs / ticks)
  return { silent, end: () => clearInterval(timer) }
}
