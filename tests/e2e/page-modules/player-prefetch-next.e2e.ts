/** The next track is prefetched, and may start before the end of the current one. */
import { expect } from '@playwright/test'
import { test } from '../../support/page-modules-server.ts'
import { answerPlayerCalls, reportsOf, reportedSecondsOf, createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  playTracks,
  playerState,
  whenPlaying,
  runPlayerAction,
} from '../../support/player-page.ts'
import { recordPlayback } from '../../support/audible-playback.ts'

test('offline the next song starts with a crossfade and at its normalised volume; each second is reported once', async ({
  page,
  context,
  backend,
}) => {
  backend.script = answerPlayerCalls({ b: { gain: 0.5 } })
  const before = createTrack('a')
  const next = { ...createTrack('b'), album: { ...before.album, id: 'alb_other' } }
  await recordPlayback(page)
  await page.addInitScript(() => localStorage.setItem('sound:riwaq', '{"crossfade":2}'))
  await openPlayer(page)
  await playTracks(page, [before, next])
  await whenPlaying(page, 'a')
  const { position } = await playerState(page)
  await page.evaluate(() => window.playerActions.seek(15))
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => {
      const { name, initiatorType } = entry as PerformanceResourceTiming
      return name.endsWith('/media/20s.mp3') && initiatorType === 'fetch'
    }),
  )
  await context.setOffline(true)
  const both = await page.waitForFunction(() => {
    const volumes = [...window.sounding].filter(({ paused }) => !paused).map(({ volume }) => volume)
    return volumes.length === 2 && volumes
  })
  const [falling = 1, rising = 1] = (await both.jsonValue()) || []
  expect(falling).toBeGreaterThan(rising)
  await whenPlaying(page, 'b')
  // Half the volume of the player, half of it again by the answer.
  await page.waitForFunction(() => {
    const volumes = [...window.sounding].filter(({ paused }) => !paused).map(({ volume }) => volume)
    return volumes.length === 1 && volumes[0] === 0.25
  })
  await context.setOffline(false)
  await runPlayerAction(page, 'pause')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  const stopped = await playerState(page)
  await runPlayerAction(page, 'close')
  await expect.poll(() => reportsOf(backend).filter(({ partial }) => !partial).length).toBe(2)
  // From the seek at 15 to the start of the next one, at 18 or a moment later; the crossfaded rest is not reported.
  expect(reportedSecondsOf(backend, 'a') - position).toBeGreaterThan(2)
  expect(reportedSecondsOf(backend, 'a') - position).toBeLessThan(4.7)
  expect(Math.abs(reportedSecondsOf(backend, 'b') - stopped.position)).toBeLessThan(0.3)
})
