/** The next song of an album is appended to the current one, and the element plays from one into the other. */
import { type Page, expect } from '@playwright/test'
import { type StubBackend, test } from '../../support/page-modules-server.ts'
import { answerPlayerCalls, reportsOf, reportedSecondsOf, createTrack } from '../../support/player-answers.ts'
import { openPlayer, playTracks, playerState, whenPlaying } from '../../support/player-page.ts'
import { recordPlayback } from '../../support/audible-playback.ts'

/** Songs of four seconds that follow each other on their album; the second is the first one that plays from memory. */
const playSecondTrack = async (page: Page, backend: StubBackend, ids: string) => {
  const songs = [...ids].map((id, at) => ({ ...createTrack(id, 4), number: at + 1 }))
  const url = '/media/4s.tone.mp3'
  backend.script = answerPlayerCalls(Object.fromEntries([...ids, 'x'].map((id) => [id, { url }])))
  await recordPlayback(page)
  await openPlayer(page)
  await playTracks(page, songs)
  await whenPlaying(page, 'b')
  return songs
}

/** The position of the one playing element, frame by frame. */
const recordAudio = (page: Page) =>
  page.evaluate(() => {
    const notes: Moment[] = []
    Object.assign(window, { notes })
    const check = () => {
      const [element] = [...window.sounding].filter(({ paused }) => !paused)
      const { player } = window.pageModules
      if (element)
        notes.push({
          at: performance.now(),
          place: element.currentTime,
          source: element.currentSrc,
          track: player.queue[player.index]?.id ?? '',
          ranges: element.buffered.length,
        })
      requestAnimationFrame(check)
    }
    check()
  })
interface Moment {
  at: number
  place: number
  source: string
  track: string
  ranges: number
}
declare global {
  interface Window {
    notes: Moment[]
    /** How often the quota was exceeded. */
    full: number
  }
}

test('buffered album songs play gapless in one element, and each is reported in full', async ({
  page,
  backend,
}) => {
  test.slow()
  const songs = await playSecondTrack(page, backend, 'abcd')
  await recordAudio(page)
  await whenPlaying(page, 'd')
  await page.waitForFunction(() => window.pageModules.playerTime.position > 1)
  const notes = await page.evaluate(() => window.notes)
  const seen = new Set(notes.map(({ track: id }) => id))
  expect([...seen]).toEqual(['b', 'c', 'd'])
  // One source, one range of sound without a hole, and no less sound than time has passed.
  expect(new Set(notes.map(({ source }) => source)).size).toBe(1)
  expect(new Set(notes.map(({ ranges }) => ranges))).toEqual(new Set([1]))
  // From the first moment that sounds: until then the browser starts the audio device.
  const first = notes.find(({ place }) => place > (notes[0]?.place ?? 0))
  const last = notes.at(-1)
  const passed = ((last?.at ?? 0) - (first?.at ?? 0)) / 1000
  expect(Math.abs(passed - ((last?.place ?? 0) - (first?.place ?? 0)))).toBeLessThan(0.06)
  await expect.poll(async () => (await playerState(page)).phase, { timeout: 15_000 }).toBe('ended')
  await expect.poll(() => reportsOf(backend).filter(({ partial }) => !partial).length).toBe(4)
  for (const { id } of songs)
    expect([id, Math.round(reportedSecondsOf(backend, id) * 10) / 10]).toEqual([id, 4])
})

test('changing the next song after buffering plays nothing of the replaced one', async ({
  page,
  backend,
}) => {
  await playSecondTrack(page, backend, 'abcd')
  await recordAudio(page)
  await page.waitForFunction(() => [...window.sounding].some(({ duration }) => duration > 7))
  const other = { ...createTrack('x', 4), album: { ...createTrack('x').album, id: 'alb_other' } }
  await page.evaluate(async (next) => (await window.playerActions.queue()).playNext([next]), other)
  await whenPlaying(page, 'x')
  const notes = await page.evaluate(() => window.notes)
  expect(new Set(notes.map(({ track: id }) => id))).toEqual(new Set(['b', 'x']))
  const ofB = notes.filter(({ track: id, place }) => id === 'b' && place > 0)
  expect(Math.max(...ofB.map(({ place }) => place))).toBeLessThan(4.1)
})

test('“next” exactly at a track boundary advances by one song, not by two', async ({ page, backend }) => {
  await playSecondTrack(page, backend, 'abcd')
  // The element keeps playing without events: readers of its state see it as paused.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const [element] = window.sounding
        if (!element) throw new Error('nothing sounds')
        Object.defineProperty(element, 'paused', { configurable: true, get: () => true })
        const check = () => {
          if (element.duration < 7 || element.currentTime < 4.1) return requestAnimationFrame(check)
          Reflect.deleteProperty(element, 'paused')
          window.playerActions.next()
          done()
        }
        check()
      }),
  )
  await whenPlaying(page, 'c')
  expect(await playerState(page)).toMatchObject({ track: 'c', phase: 'playing' })
  expect((await playerState(page)).position).toBeLessThan(2)
  await expect.poll(() => reportedSecondsOf(backend, 'b')).toBeGreaterThan(3.9)
  expect(reportedSecondsOf(backend, 'b')).toBeLessThan(4.05)
})

test('a next song that the browser cannot buffer starts when its turn comes', async ({ page, backend }) => {
  await page.addInitScript(() => {
    const { appendBuffer } = SourceBuffer.prototype
    Object.assign(window, { full: 0 })
    SourceBuffer.prototype.appendBuffer = function (this: SourceBuffer, bytes: BufferSource) {
      if (this.timestampOffset < 1) return appendBuffer.call(this, bytes)
      window.full += 1
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await playSecondTrack(page, backend, 'abc')
  await whenPlaying(page, 'c')
  expect(await page.evaluate(() => window.full)).toBeGreaterThan(0)
  await expect.poll(() => reportsOf(backend).filter(({ partial }) => !partial).length).toBe(2)
})
