import { type Page, expect } from '@playwright/test'
import type { StubBackend } from '../../support/page-modules-server.ts'
import { album, answerPlayerCalls, createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  positionsOver,
  playAlbum,
  playTracks,
  playerState,
  whenDeferredPartsLoaded,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'

test('offline, Play shows a message and starts once online', async ({ page, context }) => {
  await openPlayer(page)
  await whenDeferredPartsLoaded(page)
  await context.setOffline(true)
  await playTracks(page, album)
  await expect
    .poll(async () => playerState(page))
    .toMatchObject({ phase: 'loading', snack: 'player.offline', track: 'a' })
  await context.setOffline(false)
  await whenPlaying(page, 'a')
})

test('a Play cancelled while offline does not start on reconnect', async ({ page, context }) => {
  await openPlayer(page)
  await whenDeferredPartsLoaded(page)
  await context.setOffline(true)
  await playTracks(page, album)
  await expect.poll(async () => (await playerState(page)).phase).toBe('loading')
  await runPlayerAction(page, 'toggle')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  const backOnline = page.evaluate(
    () => new Promise((done) => addEventListener('online', done, { once: true })),
  )
  await context.setOffline(false)
  await backOnline
  expect((await positionsOver(page, 30)).length).toBe(1)
  expect((await playerState(page)).phase).toBe('paused')
})

/** Short songs; this number of calls about the second one get no answer. */
const failingAt = (backend: StubBackend, failures: number) => {
  const script = answerPlayerCalls({ a: { url: '/media/4s.tone.mp3' }, b: { url: '/media/4s.tone.mp3' } })
  let left = failures
  backend.script = (request) => {
    const isSecond = request.path === '/song' && (request.body as { id?: string }).id === 'b'
    return isSecond && left-- > 0 ? { status: 503 } : script(request)
  }
}

test('a backend failure between tracks is retried, and the next song plays without a tap', async ({
  page,
  backend,
}) => {
  failingAt(backend, 4)
  await openPlayer(page)
  await playTracks(page, [createTrack('a', 4), createTrack('b', 4)])
  await whenPlaying(page, 'b')
  expect((await playerState(page)).snack).toBeNull()
})

test('an unresponsive backend is retried for a limited time, then a tap is needed', async ({
  page,
  backend,
}) => {
  failingAt(backend, Infinity)
  await page.clock.install()
  await openPlayer(page)
  await playTracks(page, [createTrack('a', 4), createTrack('b', 4)])
  const requestsOfSecond = () =>
    backend.to('/song').filter(({ body }) => (body as { id?: string }).id === 'b').length
  await expect.poll(() => playerState(page)).toMatchObject({ phase: 'loading', track: 'b' })
  const before = requestsOfSecond()
  // Past the last of the shorter pauses; each later one is longer than the one before.
  await expect(async () => {
    await page.clock.fastForward(16_000)
    expect(requestsOfSecond()).toBeGreaterThan(before + 8)
  }).toPass({ intervals: [50] })
  expect(await playerState(page)).toMatchObject({ phase: 'loading', track: 'b' })
  const late = requestsOfSecond()
  // Six minutes, in which as many pauses as before would end more than twenty times.
  for (let step = 0; step < 45; step++) {
    await page.clock.fastForward(8_000)
    await positionsOver(page, 3)
  }
  expect(requestsOfSecond() - late).toBeLessThan(10)
  await page.clock.fastForward(31 * 60_000)
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  expect((await playerState(page)).snack).not.toBeNull()
  const request = requestsOfSecond()
  await page.clock.fastForward(60_000)
  expect(requestsOfSecond()).toBe(request)
  failingAt(backend, 0)
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'b')
})

test('an offline connection is reported once, however often playback is tried', async ({ page, context }) => {
  await page.clock.install()
  await openPlayer(page)
  await whenDeferredPartsLoaded(page)
  await context.setOffline(true)
  await playTracks(page, album)
  await expect.poll(async () => (await playerState(page)).snack).toBe('player.offline')
  const attempts: string[] = []
  page.on('requestfailed', (request) => attempts.push(request.url()))
  await page.evaluate(() => {
    window.pageModules.snackbar.current = null
  })
  await expect(async () => {
    await page.clock.fastForward(30_000)
    expect(attempts.length).toBeGreaterThan(2)
  }).toPass({ intervals: [50] })
  expect(await playerState(page)).toMatchObject({ phase: 'loading', snack: null })
  await context.setOffline(false)
  await whenPlaying(page, 'a')
})

/** Runs in the page: howler's own. */
declare const soundingElement: () => HTMLAudioElement
const nameElement = (page: Page) =>
  page.evaluate(() => {
    const { Howler } = window.pageModules
    type Inside = typeof Howler & { _howls: { _sounds: { _node: HTMLAudioElement }[] }[] }
    Object.assign(window, {
      soundingElement: () => (Howler as Inside)._howls.at(-1)?._sounds[0]?._node,
    })
  })

test('an externally paused track does not start by itself, also when its file then fails', async ({
  page,
}) => {
  await playAlbum(page)
  await nameElement(page)
  // As a call or a headset does it, and then the network under it.
  await page.evaluate(async () => {
    const element = soundingElement()
    const paused = new Promise((resolve) => element.addEventListener('pause', resolve, { once: true }))
    element.pause()
    await paused
    element.dispatchEvent(new Event('error'))
  })
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  expect((await positionsOver(page, 30)).length).toBe(1)
  expect(await page.evaluate(() => soundingElement().paused)).toBe(true)
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'a')
})

/** Runs past the first end of its patience, not past the second. */
const inSilence = (page: Page) => page.clock.fastForward(9_000)

test('a stalled connection is detected: the audio is requested again, resumes where it stopped, and a message is shown', async ({
  page,
  backend,
}) => {
  let request = 0
  backend.script = (call) => {
    const isFirst = call.path === '/song' && request++ === 0
    return answerPlayerCalls({ a: { url: `/media/40s${isFirst ? '.hung' : ''}.mp3` } })(call)
  }
  await page.clock.install()
  await openPlayer(page)
  await playTracks(page, [createTrack('a', 40)])
  await whenPlaying(page, 'a')
  // Half of it is loaded; at a high playback rate that position is reached soon.
  await page.evaluate(() => {
    window.pageModules.playbackSettings.speed = 4
  })
  await expect.poll(async () => (await playerState(page)).phase).toBe('loading')
  const { position, snack } = await playerState(page)
  expect([position > 10, snack]).toEqual([true, null])
  await page.evaluate(() => {
    window.pageModules.playbackSettings.speed = 1
  })
  await inSilence(page)
  await whenPlayedPast(page, position + 0.2)
  expect(await playerState(page)).toMatchObject({ track: 'a', phase: 'playing', snack: 'player.silent' })
  expect((await playerState(page)).position).toBeLessThan(position + 5)
})

test('a call that never answers is repeated, also when the first tap came before the timeout watcher loaded', async ({
  page,
  backend,
}) => {
  let request = 0
  let bring = () => {}
  const late = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/beside.js', async (route) => {
    await late
    await route.continue()
  })
  const script = answerPlayerCalls()
  backend.script = (call) => (call.path === '/song' && request++ === 0 ? 'silent' : script(call))
  await page.clock.install()
  await openPlayer(page)
  await playTracks(page, album)
  await expect.poll(() => request).toBe(1)
  await expect.poll(async () => (await playerState(page)).phase).toBe('loading')
  bring()
  const requestsWhileSilent = async () => {
    await inSilence(page)
    return request
  }
  await expect.poll(requestsWhileSilent).toBeGreaterThan(1)
  await whenPlaying(page, 'a')
})
