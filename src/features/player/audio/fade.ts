/** From one loudness to another, by the clock: a page that is hidden takes larger steps and ends in time. */
import { fadeShares } from '../../../domain/player/crossfade.ts'
import { type Fade, tickMs } from './media-events.ts'

/** `step` gets the shares of both until the end; what comes back ends it early. Either way `done` is called once. */
export const fadeOver =
  (seconds: number): Fade =>
  (step, done) => {
    const began = performance.now()
    const end = () => {
      clearInterval(timer)
      done()
    }
    const timer = setInterval(() => {
      const share = (performance.now() - began) / 1000 / seconds
      step(fadeShares(share))
      if (share >= 1) end()
    }, tickMs / 2)
    return end
  }
