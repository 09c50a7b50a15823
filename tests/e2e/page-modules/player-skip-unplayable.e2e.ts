/** A song that does not load does not stop playback. */
import { expect } from '@playwright/test'
import type { StubBackend } from '../../support/page-modules-server.ts'
import { answerPlayerCalls, createTrack } from '../../support/player-answers.ts'
import { openPlayer, playTracks, playerState, whenPlaying, test } from '../../support/player-page.ts'

/** The backend has these no more. */
const without = (backend: StubBackend, ids: string) => {
  const usualAnswers = answerPlayerCalls()
  backend.script = (request) =>
    request.path === '/song' && ids.includes((request.body as { id: string }).id)
      ? { status: 404 }
      : usualAnswers(request)
}
const songs = (ids: string) => [...ids].map((id) => createTrack(id))

test('a song whose file fails is retried, then skipped with a message, and the next one plays', async ({
  page,
  backend,
}) => {
  backend.script = answerPlayerCalls({ b: { url: '/media/none.mp3' } })
  await openPlayer(page)
  await playTracks(page, songs('abc'), 1)
  await expect.poll(async () => (await playerState(page)).snack).toBe('player.passedOver')
  await whenPlaying(page, 'c')
  const request = backend.to('/song').map(({ body }) => (body as { id: string }).id)
  expect(request.filter((id) => id === 'b').length).toBeGreaterThan(3)
})

test('a missing song is skipped at once; after several missing songs playback stops and does not loop', async ({
  page,
  backend,
}) => {
  without(backend, 'b')
  await openPlayer(page)
  await playTracks(page, songs('abc'), 1)
  await whenPlaying(page, 'c')
  expect(await playerState(page)).toMatchObject({ snack: 'player.passedOver', queue: ['a', 'b', 'c'] })

  without(backend, 'defghi')
  await page.evaluate(() => window.playerActions.cycleLoop())
  await playTracks(page, songs('defghi'))
  await expect.poll(async () => playerState(page)).toMatchObject({ phase: 'paused', track: 'g' })
  const request = backend.to('/song').map(({ body }) => (body as { id: string }).id)
  expect(request.join('').slice(-4)).toBe('defg')
})

test('a missing song stays current if nothing follows it or if it alone is repeated', async ({
  page,
  backend,
}) => {
  without(backend, 'c')
  await openPlayer(page)
  await playTracks(page, songs('abc'), 2)
  await expect.poll(async () => playerState(page)).toMatchObject({ phase: 'paused', track: 'c' })
  await page.evaluate(() => {
    window.playerActions.cycleLoop()
    window.playerActions.cycleLoop()
  })
  await playTracks(page, songs('ca'))
  await expect.poll(async () => playerState(page)).toMatchObject({ phase: 'paused', track: 'c' })
})

/** Calls for these fail in the backend. */
const breakingAt = (backend: StubBackend, ids: string) => {
  const usualAnswers = answerPlayerCalls()
  backend.script = (request) =>
    request.path === '/song' && ids.includes((request.body as { id: string }).id)
      ? { status: 500 }
      : usualAnswers(request)
}
const requestsOf = (backend: StubBackend, wanted: string) =>
  backend.to('/song').filter(({ body }) => (body as { id: string }).id === wanted).length

test('a song with a failing backend call is retried a few times, then skipped with a message; as the last song it shows an error and stops', async ({
  page,
  backend,
}) => {
  await page.clock.install()
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) await page.clock.runFor(1_000)
  }
  breakingAt(backend, 'b')
  await openPlayer(page)
  await playTracks(page, songs('abc'), 1)
  await expect(async () => {
    await pass(1)
    expect((await playerState(page)).snack).toBe('player.passedOver')
  }).toPass({ intervals: [50] })
  await whenPlaying(page, 'c')
  expect(requestsOf(backend, 'b')).toBe(6)

  breakingAt(backend, 'd')
  await playTracks(page, songs('d'))
  await expect(async () => {
    await pass(1)
    expect(await playerState(page)).toMatchObject({ phase: 'paused', track: 'd' })
  }).toPass({ intervals: [50] })
  expect((await playerState(page)).snack).not.toBeNull()
  const request = requestsOf(backend, 'd')
  expect(request).toBe(6)
  await pass(60)
  expect(requestsOf(backend, 'd')).toBe(request)
})

test('a song that fails before the player has loaded is retried and plays', async ({ page, backend }) => {
  let bring = () => {}
  const held = new Promise<void>((done) => (bring = done))
  await page.route('**/beside.js', async (route) => {
    await held
    await route.continue()
  })
  breakingAt(backend, 'a')
  await openPlayer(page)
  const failed = page.waitForResponse((response) => response.status() === 500)
  await playTracks(page, songs('a'))
  await failed
  backend.script = answerPlayerCalls()
  bring()
  await whenPlaying(page, 'a')
  expect(await playerState(page)).toMatchObject({ snack: null })
})
