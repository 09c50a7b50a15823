/** Records what really plays in a page: the media element whose `play` was called, by any code. */
import { type Page, expect } from '@playwright/test'

/** One source from its first to its last played moment, by media time and by the clock. */
interface AudibleStretch {
  source: string
  from: Moment
  to: Moment
}
interface Moment {
  at: number
  wall: number
}

declare global {
  interface Window {
    sounding: Set<HTMLMediaElement>
    audibleStretches: AudibleStretch[]
    silences: string[]
  }
}

/** Before the first page: records every element whose `play` is called, what it plays and what stops it. */
export const recordPlayback = (page: Pick<Page, 'addInitScript'>) =>
  page.addInitScript(() => {
    const sounding = new Set<HTMLMediaElement>()
    const audibleStretches: AudibleStretch[] = []
    const silences: string[] = []
    const follow = (element: HTMLMediaElement) => {
      element.addEventListener('timeupdate', () => {
        if (element.paused || element.seeking) return
        const now = { at: element.currentTime, wall: performance.now() / 1000 }
        const last = audibleStretches.at(-1)
        if (last?.source === element.currentSrc) last.to = now
        else audibleStretches.push({ source: element.currentSrc, from: now, to: now })
      })
      for (const name of ['pause', 'error', 'emptied'])
        element.addEventListener(name, () => {
          // The end of a track is no pause: the browser pauses an ended element before it fires `ended`.
          if (audibleStretches.length > 0 && !element.ended)
            silences.push(`${name} at ${element.currentTime.toFixed(2)} of ${element.currentSrc}`)
        })
    }
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!sounding.has(this)) follow(this)
      sounding.add(this)
      return play.call(this)
    }
    Object.assign(window, { sounding, audibleStretches, silences })
  })

interface AudibleMoment extends Moment {
  source: string
}
/** Place of the one element that plays, with the time of the clock at which it was read; null in silence. */
export const audiblePosition = (page: Page): Promise<AudibleMoment | null> =>
  page.evaluate(() => {
    const [element] = [...window.sounding].filter(({ paused, currentSrc }) => !paused && currentSrc)
    return element
      ? { at: element.currentTime, wall: performance.now() / 1000, source: element.currentSrc }
      : null
  })

export const isAudible = async (page: Page) => (await audiblePosition(page)) !== null

export const whenAudible = async (page: Page, from = 0): Promise<AudibleMoment> => {
  await expect
    .poll(async () => (await audiblePosition(page))?.at ?? 0, { timeout: 75_000, intervals: [50] })
    .toBeGreaterThan(from)
  const now = await audiblePosition(page)
  if (!now) throw new Error('the sound stopped as soon as it began')
  return now
}

/** Enough of the next track is loaded that its generation does not matter; playback until then is discarded. */
export const whenBufferedAhead = async (page: Page, seconds: number) => {
  await page.waitForFunction(
    (least) =>
      [...window.sounding].some(
        ({ paused, buffered, currentTime }) =>
          !paused && buffered.length > 0 && buffered.end(buffered.length - 1) - currentTime > least,
      ),
    seconds,
  )
  await page.evaluate(() => {
    window.audibleStretches.length = 0
    window.silences.length = 0
  })
}

/** Everything that sounded since the page was loaded, or since `whenAhead`. */
export const playbackRecord = (page: Page) =>
  page.evaluate(() => ({
    elements: window.sounding.size,
    stretches: window.audibleStretches,
    silences: window.silences,
  }))

/** How far media time and wall time differ between two moments, as a share of the wall time. */
export const clockDrift = (first: Moment, last: Moment) =>
  Math.abs((last.at - first.at) / (last.wall - first.wall) - 1)
