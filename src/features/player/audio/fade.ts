/** Fades by the clock: a hidden page takes larger steps and still ends in time. */
import { fadeShares } from '../../../domain/player/crossfade.ts'
import { type Fade, tickMs } from './media-events.ts'

/** `step` gets the shares of both; the returned function ends it early. Either way `done` is called once. */
export const fadeOver =
  (seconds: number): Fade =>
  (step, done) => {
    const startedAt = performance.now()
    const end = () => {
      clearInterval(timer)
      done()
    }
    const timer = setInterval(() => {
      const share = (performance.now() - startedAt) / 1000 / seconds
      step(fadeShares(share))
      if (share >= 1) end()
    }, tickMs / 2)
    return end
  }
