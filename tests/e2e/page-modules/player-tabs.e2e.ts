/** Several tabs: one plays, and each of them shows and controls it. */
import { type Page, expect } from '@playwright/test'
import { album, createTrack } from '../../support/player-answers.ts'
import {
  countTapsOnly,
  openSecondTab,
  openPlayer,
  playAlbum,
  playTracks,
  addToQueue,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'
import { isAudible, recordPlayback } from '../../support/audible-playback.ts'

test.beforeEach(async ({ context }) => {
  await recordPlayback(context)
  await countTapsOnly(context)
})

test('a storage event on currentTrackTime toggles play, from another tab [PLAYER-23]', async ({
  page,
  context,
}) => {
  await playAlbum(page)
  const other = await context.newPage()
  await other.goto('/')
  const command = () => other.evaluate(() => localStorage.setItem('currentTrackTime', String(Math.random())))
  await command()
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  const message = page.evaluate(
    () =>
      new Promise<void>((done) =>
        addEventListener('storage', ({ key }) => {
          if (key === 'anotherKey') done()
        }),
      ),
  )
  await other.evaluate(() => localStorage.setItem('anotherKey', '1'))
  await message
  expect((await playerState(page)).phase).toBe('paused')
  await command()
  await whenPlaying(page, 'a')
})

test('only one tab plays: Play in a second tab stops the first one', async ({ page, context }) => {
  await playAlbum(page)
  const other = await context.newPage()
  await playAlbum(other, 1)
  await expect.poll(() => isAudible(page)).toBe(false)
  await expect.poll(async () => (await playerState(page)).track).toBe('b')
})

test('every tab shows and controls what plays in one of them', async ({ page, context }) => {
  await playAlbum(page)
  const other = await openSecondTab(context, false)
  await expect.poll(() => playerState(other)).toMatchObject({ track: 'a', queue: ['a', 'b', 'c'] })
  await whenPlayedPast(other, 0.9)
  await runPlayerAction(other, 'pause')
  await expect.poll(() => isAudible(page)).toBe(false)
  await expect.poll(async () => (await playerState(other)).phase).toBe('paused')
  await runPlayerAction(other, 'next')
  await whenPlaying(page, 'b')
  await expect.poll(async () => (await playerState(other)).track).toBe('b')
  await other.evaluate(() => window.playerActions.seek(12))
  await whenPlayedPast(page, 12)
  await addToQueue(other, [createTrack('d')])
  await expect.poll(async () => (await playerState(page)).queue).toEqual(['a', 'b', 'c', 'd'])
  expect(await isAudible(other)).toBe(false)
})

test('the queue is controlled from a tab that does not play: skip, reorder, shuffle, repeat, remove, undo and close', async ({
  page,
  context,
}) => {
  await openPlayer(page)
  await playTracks(page, [...album, createTrack('d')])
  await whenPlaying(page, 'a')
  const other = await openSecondTab(context)
  const queueOf = (tab: Page) => expect.poll(async () => (await playerState(tab)).queue)
  await other.evaluate(async () => (await window.playerActions.queue()).goTo(2))
  await whenPlaying(page, 'c')
  await other.evaluate(async () => (await window.playerActions.queue()).move(0, 3))
  for (const tab of [page, other]) await queueOf(tab).toEqual(['b', 'c', 'd', 'a'])
  await runPlayerAction(other, 'cycleLoop')
  await expect.poll(async () => (await playerState(page)).loop).toBe('REPEAT_ALL')
  await other.evaluate(() => window.playerActions.toggleShuffle())
  await expect.poll(() => page.evaluate(() => window.pageModules.player.shuffle)).toBe(true)
  await other.evaluate(() => window.playerActions.toggleShuffle())
  await expect.poll(() => other.evaluate(() => window.pageModules.player.shuffle)).toBe(false)
  // What sounds is taken out: the next one sounds, where the sound is; who did it may take it back.
  await other.evaluate(async () => (await window.playerActions.queue()).removeAt(1))
  await whenPlaying(page, 'd')
  for (const tab of [page, other]) await queueOf(tab).toEqual(['b', 'd', 'a'])
  const takeBack = () => other.evaluate(() => window.pageModules.snackbar.current?.action?.run())
  expect([(await playerState(other)).snack, (await playerState(page)).snack]).toEqual(['queue.removed', null])
  await takeBack()
  await queueOf(page).toEqual(['b', 'c', 'd', 'a'])
  expect([await isAudible(page), await isAudible(other)]).toEqual([true, false])
  await runPlayerAction(other, 'close')
  await expect.poll(async () => (await playerState(page)).phase).toBe('idle')
  await queueOf(other).toEqual([])
  expect([(await playerState(other)).snack, (await playerState(page)).snack]).toEqual(['queue.cleared', null])
  await takeBack()
  await whenPlaying(other, 'd')
})

test('a tab that skipped in the queue of another tab still skips in its own once it plays itself', async ({
  page,
  context,
}) => {
  await playAlbum(page)
  const other = await openSecondTab(context)
  const skipTo = (index: number) =>
    other.evaluate(async (at) => (await window.playerActions.queue()).goTo(at), index)
  await skipTo(2)
  await whenPlaying(page, 'c')
  await playTracks(other, album)
  await whenPlaying(other, 'a')
  await skipTo(1)
  await whenPlaying(other, 'b')
  expect(await isAudible(page)).toBe(false)
})

test('a tab that takes over playback plays at the volume it shows', async ({ page, context }) => {
  await playAlbum(page)
  const other = await openSecondTab(context)
  await page.evaluate(() => window.playerActions.setVolume(0.2))
  await expect.poll(() => other.evaluate(() => window.pageModules.player.volume)).toBe(0.2)
  await playTracks(other, album, 1)
  await whenPlaying(other, 'b')
  expect(await other.evaluate(() => [...window.sounding].map(({ volume }) => volume))).toEqual([0.2])
})

test('a tab that releases the speaker lock before it was granted holds nothing and may request it again', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => 'pageModules' in window)
  const seen = await page.evaluate(async () => {
    const lost: string[] = []
    const speaker = window.pageModules.createSpeaker('speaker:test', () => lost.push('lost'))
    const holders = async () =>
      ((await navigator.locks.query()).held ?? []).filter(({ name }) => name === 'speaker:test').length
    const twoTurns = async () => [await holders(), await holders()].at(-1)
    speaker.claim()
    speaker.release()
    await twoTurns()
    const free = [await holders(), speaker.isOurs()]
    speaker.claim()
    await twoTurns()
    return { free, taken: [await holders(), speaker.isOurs()], lost }
  })
  expect(seen).toEqual({ free: [0, false], taken: [1, true], lost: [] })
})

const hurry = (page: Page, speed: number) =>
  page.evaluate((wanted) => {
    window.pageModules.playbackSettings.speed = wanted
  }, speed)
const settingsOf = (page: Page) => page.evaluate(() => ({ ...window.pageModules.playbackSettings }))

test('speed and sleep timer are set in any tab, shown in all, and applied by the playing one', async ({
  page,
  context,
}) => {
  await playAlbum(page)
  const other = await openSecondTab(context, false)
  await hurry(other, 2)
  await expect.poll(() => page.evaluate(() => [...window.sounding][0]?.playbackRate)).toBe(2)
  expect(await settingsOf(page)).toEqual({ speed: 2, sleep: null })
  await hurry(page, 1.5)
  await expect.poll(async () => (await settingsOf(other)).speed).toBe(1.5)
  await other.evaluate(() => {
    window.pageModules.playbackSettings.sleep = { until: 'moment', at: Date.now() + 1000 }
  })
  await expect.poll(async () => (await settingsOf(page)).sleep).not.toBeNull()
  await expect.poll(() => isAudible(page)).toBe(false)
  for (const tab of [page, other]) await expect.poll(async () => (await settingsOf(tab)).sleep).toBeNull()
  expect((await playerState(page)).snack).toBe('pace.asleep')
  expect((await playerState(other)).snack).toBeNull()
})
