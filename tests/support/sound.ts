/** What really sounds in a page: the media element that was told to play, whoever made it. */
import { type Page, expect } from '@playwright/test'

declare global {
  interface Window {
    sounding: Set<HTMLMediaElement>
  }
}

/** Before the first page: every element that is ever told to play is noted. */
export const noteSound = (page: Page) =>
  page.addInitScript(() => {
    const sounding = new Set<HTMLMediaElement>()
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      sounding.add(this)
      return play.call(this)
    }
    Object.assign(window, { sounding })
  })

export interface Heard {
  at: number
  wall: number
  source: string
}
/** Place of the one element that plays, with the time of the clock at which it was read; null in silence. */
export const heard = (page: Page): Promise<Heard | null> =>
  page.evaluate(() => {
    const [element] = [...window.sounding].filter(({ paused, currentSrc }) => !paused && currentSrc)
    return element
      ? { at: element.currentTime, wall: performance.now() / 1000, source: element.currentSrc }
      : null
  })

export const whenHeard = async (page: Page, from = 0): Promise<Heard> => {
  await expect
    .poll(async () => (await heard(page))?.at ?? 0, { timeout: 30_000, intervals: [50] })
    .toBeGreaterThan(from)
  const now = await heard(page)
  if (!now) throw new Error('the sound stopped as soon as it began')
  return now
}

/** How far media time and wall time differ between two moments, as a share of the wall time. */
export const drift = (first: Heard, last: Heard) =>
  Math.abs((last.at - first.at) / (last.wall - first.wall) - 1)
