/** Spoken word resumes at the stored position on any device, however it is started, and never loses it. */
import { expect, type Page } from '@playwright/test'
import type { StubAnswer, StubBackend } from '../../support/page-modules-server.ts'
import { album, answerPlayerCalls, createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  playTracks,
  addToQueue,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'

const url = '/media/80s.mp3'
const episodes = ['a', 'b'].map((id) => ({ ...createTrack(id, 80), kind: 'episode' as const }))
/** The position that another device stored for the second episode. */
const there = 50
const positionsAnswer = (userCurrentPlaying = there): StubAnswer => ({
  status: 200,
  body: { places: [{ id: 'b', userCurrentPlaying, duration: 80 }] },
})
const song = answerPlayerCalls({ a: { url }, b: { url } })
/** Episodes of eighty seconds, and what is answered to the question where they stopped. */
const script =
  (answer: () => StubAnswer | Promise<StubAnswer>) =>
  (request: Parameters<typeof song>[0]): StubAnswer | Promise<StubAnswer> =>
    request.path === '/user/places/alb_desert' ? answer() : song(request)
/** Each position reported for the second episode. */
const reportedPositions = (backend: StubBackend) =>
  backend
    .to('/user/history/PLAY/b')
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as { userCurrentPlaying: number }).userCurrentPlaying)
/** Not by having played on to it. */
const isThere = (page: Page) =>
  expect
    .poll(async () => (await playerState(page)).position, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(there)
/** No position before the resume position was reported. */
const reportedNothingBefore = async (backend: StubBackend) => {
  const positions = () => reportedPositions(backend)
  await expect.poll(positions).not.toEqual([])
  expect(Math.min(...positions())).toBeGreaterThanOrEqual(there)
}
/** The second episode plays, and its stored position is not answered before `tell`. */
const playWithoutPosition = async (page: Page, backend: StubBackend) => {
  let answer = (_: StubAnswer) => {}
  const late = new Promise<StubAnswer>((done) => (answer = done))
  backend.script = script(() => late)
  await openPlayer(page)
  await playTracks(page, episodes, 1)
  await whenPlaying(page, 'b')
  return { answerPositions: () => answer(positionsAnswer()) }
}
const toEnd = (page: Page) => page.evaluate(() => window.playerActions.seek(79))

for (const [title, leavePage] of [
  ['Next', (page: Page) => runPlayerAction(page, 'next')],
  ['the end of the one before', toEnd],
  [
    'a tap in the queue',
    (page: Page) => page.evaluate(async () => (await window.playerActions.queue()).goTo(1)),
  ],
] as const)
  test(`a partly played episode reached by ${title} resumes at its position`, async ({ page, backend }) => {
    backend.script = script(positionsAnswer)
    await openPlayer(page)
    await playTracks(page, episodes)
    await whenPlaying(page, 'a')
    await leavePage(page)
    await whenPlaying(page, 'b')
    await isThere(page)
    await runPlayerAction(page, 'pause')
    await reportedNothingBefore(backend)
  })

test('a partly played episode added to an empty queue resumes at its position', async ({ page, backend }) => {
  backend.script = script(positionsAnswer)
  await openPlayer(page)
  await addToQueue(page, episodes.slice(1))
  await whenPlaying(page, 'b')
  await isThere(page)
})

test('a fully played episode starts from the beginning', async ({ page, backend }) => {
  backend.script = script(() => positionsAnswer(78))
  await openPlayer(page)
  await playTracks(page, episodes, 1)
  await whenPlaying(page, 'b')
  expect((await playerState(page)).position).toBeLessThan(5)
})

test('an episode whose position does not load starts after a delay, reports no position, and seeks when it is known', async ({
  page,
  backend,
}) => {
  const { answerPositions } = await playWithoutPosition(page, backend)
  expect((await playerState(page)).position).toBeLessThan(5)
  for (const phase of ['paused', 'playing']) {
    await runPlayerAction(page, 'toggle')
    await expect.poll(async () => (await playerState(page)).phase).toBe(phase)
  }
  answerPositions()
  await isThere(page)
  await runPlayerAction(page, 'pause')
  await reportedNothingBefore(backend)
})

test('a position that loads during playback is offered', async ({ page, backend }) => {
  const { answerPositions } = await playWithoutPosition(page, backend)
  await page.evaluate(() => window.playerActions.seek(16))
  await whenPlayedPast(page, 16.2)
  answerPositions()
  await expect.poll(async () => (await playerState(page)).snack).toBe('player.further')
  expect((await playerState(page)).position).toBeLessThan(there)
  await page.evaluate(() => window.pageModules.snackbar.current?.action?.run())
  await isThere(page)
})

test('no resume position is requested for a song', async ({ page, backend }) => {
  backend.script = script(() => 'silent')
  await openPlayer(page)
  await playTracks(page, album)
  await whenPlaying(page, 'a')
  await runPlayerAction(page, 'next')
  await whenPlaying(page, 'b')
  expect(backend.to(/^\/user\/places\//)).toEqual([])
})

test('leaving the page reports the position of a playing episode; a paused one was reported before', async ({
  page,
  backend,
}) => {
  backend.script = script(positionsAnswer)
  await openPlayer(page)
  await playTracks(page, episodes, 1)
  await isThere(page)
  await whenPlayedPast(page, there + 2)
  const { position } = await playerState(page)
  await page.goto('about:blank')
  const last = () => reportedPositions(backend).at(-1) ?? 0
  await expect.poll(last).toBeGreaterThanOrEqual(Math.floor(position))
  await openPlayer(page)
  await playTracks(page, episodes, 1)
  await whenPlayedPast(page, position + 2)
  await runPlayerAction(page, 'pause')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  const rests = Math.round((await playerState(page)).position)
  // Its reports during playback may contain the same second.
  await page.evaluate(() => window.pageModules.flushOfflineWrites(2000))
  await expect.poll(last).toBe(rests)
  const before = reportedPositions(backend).length
  await page.goto('about:blank')
  await openPlayer(page)
  await page.evaluate(() => window.pageModules.flushOfflineWrites(2000))
  expect(reportedPositions(backend)).toHaveLength(before)
})
