/** When the playing tab closes, or a video plays next to music: one plays on, and never two. */
import { type BrowserContext, type Page, expect } from '@playwright/test'
import { album } from '../../support/player-answers.ts'
import {
  countTapsOnly,
  openSecondTab,
  openPlayer,
  playAlbum,
  playTracks,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'
import { createSeededRng } from '../../support/seeded-rng.ts'
import { isAudible, recordPlayback } from '../../support/audible-playback.ts'
import { recordAudibleTabs } from '../../support/audible-tabs.ts'

test.beforeEach(async ({ context }) => {
  await recordPlayback(context)
  await countTapsOnly(context)
})

test('when the playing tab closes another tab with a user gesture continues; a tab without one asks for a tap', async ({
  page,
  context,
}) => {
  await openPlayer(page)
  await playTracks(page, album)
  await whenPlayedPast(page, 2)
  const touched = await openSecondTab(context)
  const untouched = await openSecondTab(context, false)
  await page.close()
  await whenPlaying(touched, 'a')
  expect((await playerState(touched)).position).toBeGreaterThan(1)
  expect(await isAudible(untouched)).toBe(false)
  await expect.poll(async () => (await playerState(untouched)).phase).toBe('playing')
  await touched.close()
  await expect.poll(async () => (await playerState(untouched)).phase).toBe('blocked')
  expect(await isAudible(untouched)).toBe(false)
})

interface Tab {
  page: Page
  isTouched: boolean
}
const openTab = async (context: BrowserContext, isTouched: boolean): Promise<Tab> => ({
  page: await openSecondTab(context, isTouched),
  isTouched,
})
const speakers = async (tabs: readonly Tab[]) => {
  const found = await Promise.all(tabs.map(({ page }) => isAudible(page)))
  return tabs.filter((_, at) => found[at])
}

const isLong = Boolean(process.env['LONG'])
const rounds = isLong ? 200 : 5
test(`over ${rounds} random closes and opens of three tabs one tab plays while one had a user gesture, and never two`, async ({
  page,
  context,
}) => {
  if (isLong) test.setTimeout(1_800_000)
  const draw = createSeededRng(2)
  const stretches = await recordAudibleTabs(context)
  await openPlayer(page)
  await playTracks(page, album)
  await runPlayerAction(page, 'cycleLoop')
  await whenPlaying(page, 'a')
  let tabs: Tab[] = [{ page, isTouched: true }]
  const gaps: number[] = []
  for (let round = 0; round < rounds; round++) {
    while (tabs.length < 3) tabs.push(await openTab(context, draw.chance(0.6)))
    const [closingTab] = tabs.splice(draw.below(tabs.length), 1)
    if (closingTab) await stretches.close(closingTab.page)
    const start = Date.now()
    const heir = tabs.find(({ isTouched }) => isTouched)
    if (!heir) {
      // All remaining tabs require a tap; one of them gets it.
      for (const tab of tabs)
        await expect.poll(async () => (await playerState(tab.page)).phase).toBe('blocked')
      expect(await speakers(tabs)).toEqual([])
      const [tapped] = tabs
      if (!tapped) continue
      await tapped.page.getByRole('button', { name: 'Tap' }).click()
      tapped.isTouched = true
      await runPlayerAction(tapped.page, 'toggle')
    }
    await expect
      .poll(async () => (await speakers(tabs)).length, { intervals: [20], message: `round ${round}` })
      .toBe(1)
    if (heir) gaps.push(Date.now() - start)
    expect((await speakers(tabs)).every(({ isTouched }) => isTouched)).toBe(true)
  }
  expect(stretches.stretches()).toBeGreaterThan(1)
  expect(stretches.overlaps()).toEqual([])
  if (!isLong) return
  console.log(`longest silence ${Math.max(...gaps)} ms over ${gaps.length} handovers`)
  expect(Math.max(...gaps)).toBeLessThan(1000)
})

test('music pauses every video of its own page, whether it requested the speaker or not [VIDEO-01]', async ({
  page,
}) => {
  await playAlbum(page)
  await page.evaluate(async () => {
    for (const muted of [true, false]) {
      const video = document.body.appendChild(document.createElement('video'))
      Object.assign(video, { src: '/media/20s.mp3', muted, loop: true })
      await video.play()
    }
  })
  const paused = () =>
    page.locator('video').evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).paused))
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  expect(await paused()).toEqual([false, false])
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'a')
  await expect.poll(paused, { timeout: 5000 }).toEqual([true, true])
})

test('a video takes the speaker from music in another tab, and gives it back [VIDEO-01]', async ({
  page,
  context,
}) => {
  await playAlbum(page)
  const cinema = await context.newPage()
  await openPlayer(cinema)
  await cinema.evaluate(async () => {
    const video = document.body.appendChild(document.createElement('video'))
    video.src = '/media/20s.mp3'
    window.pageModules.holdSpeaker('riwaq', video)
    await video.play()
  })
  const isPaused = () => cinema.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  expect(await isPaused()).toBe(false)
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'a')
  await expect.poll(isPaused).toBe(true)
})
