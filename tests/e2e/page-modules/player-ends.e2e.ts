/** After the last second: Play starts again, the sleep timer is kept, old addresses are fetched again. */
import { type Page, expect } from '@playwright/test'
import { answerPlayerCalls, reportsOf, reportedSecondsOf, createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  playTracks,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'
import { audiblePosition, recordPlayback } from '../../support/audible-playback.ts'

declare global {
  interface Window {
    handlers: Record<string, MediaSessionActionHandler | null>
  }
}

const song = { url: '/media/4s.tone.mp3' }
const short = (ids: string) => [...ids].map((id, at) => ({ ...createTrack(id, 4), number: at + 1 }))
const phaseOf = async (page: Page) => (await playerState(page)).phase
const whenPhase = (page: Page, phase: string) =>
  expect.poll(() => phaseOf(page), { timeout: 15_000 }).toBe(phase)

test('Play after the last song of an album restarts that song from its first second, and reports it again', async ({
  page,
  backend,
}) => {
  test.slow()
  backend.script = answerPlayerCalls({ a: song, b: song, c: song })
  await recordPlayback(page)
  await openPlayer(page)
  await playTracks(page, short('abc'))
  await whenPlaying(page, 'c')
  await whenPhase(page, 'ended')
  await expect.poll(() => reportedSecondsOf(backend, 'c')).toBeGreaterThan(3.9)
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'c')
  expect((await playerState(page)).position).toBeLessThan(2)
  await whenPlayedPast(page, 2)
  await whenPhase(page, 'ended')
  await expect.poll(() => reportedSecondsOf(backend, 'c')).toBeGreaterThan(7.8)
  expect(reportsOf(backend).filter(({ ticketId }) => ticketId === 'ticket-c')).not.toHaveLength(1)
  await openPlayer(page)
  expect(await playerState(page)).toMatchObject({ phase: 'paused', track: 'c', position: 0 })
})

test('the sleep timer at the end of a track stops there, also when the page’s timers are throttled', async ({
  page,
  backend,
}) => {
  backend.script = answerPlayerCalls({ a: song, b: song })
  await recordPlayback(page)
  // As a hidden page does, and more so.
  await page.addInitScript(() => {
    const every = window.setInterval
    const seldom = (work: TimerHandler, ms?: number) => every(work, ms === 250 ? 60_000 : ms)
    window.setInterval = seldom as typeof window.setInterval
  })
  await openPlayer(page)
  await playTracks(page, short('ab'))
  await whenPlaying(page, 'a')
  await page.evaluate(() => {
    window.pageModules.playbackSettings.sleep = { until: 'end' }
  })
  await expect.poll(async () => (await playerState(page)).snack, { timeout: 15_000 }).toBe('pace.asleep')
  expect(await playerState(page)).toMatchObject({ phase: 'paused', track: 'b', position: 0 })
  expect(await audiblePosition(page)).toBeNull()
  expect(await page.evaluate(() => window.pageModules.playbackSettings.sleep)).toBeNull()
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'b')
})

test('a stale prefetched track is requested again before it is needed', async ({ page, backend }) => {
  backend.script = answerPlayerCalls({ a: song, b: song })
  await openPlayer(page)
  await playTracks(page, short('ab'))
  const requestsOfNext = () => backend.to('/song').filter(({ body }) => (body as { id: string }).id === 'b')
  await expect.poll(() => requestsOfNext().length).toBe(1)
  await runPlayerAction(page, 'pause')
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 11 * 60_000
  })
  await runPlayerAction(page, 'toggle')
  await expect.poll(() => requestsOfNext().length).toBe(2)
  expect((await playerState(page)).track).toBe('a')
})

test('Play on the lock screen does not interrupt a loading track', async ({ page, backend }) => {
  await page.addInitScript(() => {
    const handlers: typeof window.handlers = {}
    navigator.mediaSession.setActionHandler = (name, handler) => {
      handlers[name] = handler
    }
    Object.assign(window, { handlers })
  })
  const usualAnswers = answerPlayerCalls()
  let isSilent = false
  backend.script = (request) =>
    isSilent && request.path === '/song' ? { status: 503 } : usualAnswers(request)
  await openPlayer(page)
  await playTracks(page, [
    createTrack('a'),
    { ...createTrack('b'), album: { ...createTrack('b').album, id: 'alb_other' } },
  ])
  await whenPlaying(page, 'a')
  isSilent = true
  await runPlayerAction(page, 'next')
  await whenPhase(page, 'loading')
  await page.evaluate(() => window.handlers['play']?.({ action: 'play' }))
  expect(await phaseOf(page)).toBe('loading')
  isSilent = false
  await whenPlaying(page, 'b')
})
