/** A page in the back/forward cache does not count as a player tab until it is restored. */
import { type Page, expect } from '@playwright/test'
import { browserPath, browserArgs, shortLivedArgs } from '../../support/browser.ts'
import {
  countTapsOnly,
  openSecondTab,
  playAlbum,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'
import { isAudible, recordPlayback } from '../../support/audible-playback.ts'

const path = browserPath()
// Neither headless browsers nor Playwright use the back/forward cache.
test.use({
  launchOptions: {
    ...(path ? { executablePath: path } : { channel: 'chromium' }),
    args: [...browserArgs, ...shortLivedArgs],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const navigateAway = (page: Page) => page.goto('/?elsewhere')
/** Restored from the back/forward cache, not reloaded. */
const navigateBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => 'playerActions' in window)).toBe(true)
}
const locks = (page: Page) =>
  page.evaluate(async () =>
    ((await navigator.locks.query()).held ?? [])
      .map(({ name = '' }) => name.split(':').slice(0, 2).join(':'))
      .filter((name) => /^(tab|speaker|kept):/.test(name))
      .toSorted(),
  )

test.beforeEach(async ({ context }) => {
  await recordPlayback(context)
  await countTapsOnly(context)
})

test('when the playing tab navigates away another tab with a user gesture continues within a second; after back the first tab shows and controls it', async ({
  page,
  context,
}) => {
  await playAlbum(page)
  await whenPlayedPast(page, 2)
  const other = await openSecondTab(context)
  await navigateAway(page)
  await expect.poll(() => isAudible(other), { intervals: [20], timeout: 1000 }).toBe(true)
  await whenPlaying(other, 'a')
  expect((await playerState(other)).position).toBeGreaterThan(1)
  await navigateBack(page)
  await expect.poll(async () => (await playerState(page)).phase).toBe('playing')
  await whenPlayedPast(page, 3)
  expect(await isAudible(page)).toBe(false)
  await runPlayerAction(page, 'next')
  await whenPlaying(other, 'b')
  await expect.poll(async () => (await playerState(page)).track).toBe('b')
  // Back and forward: the restored one plays on in its turn.
  await navigateAway(other)
  await whenPlaying(page, 'b')
  await expect.poll(() => isAudible(page)).toBe(true)
})

test('a tab without a user gesture asks for a tap when the playing tab navigates away, which returns paused and plays on', async ({
  page,
  context,
}) => {
  await playAlbum(page)
  await whenPlayedPast(page, 2)
  const untouched = await openSecondTab(context, false)
  await navigateAway(page)
  await expect.poll(async () => (await playerState(untouched)).phase).toBe('blocked')
  await navigateBack(page)
  expect(await playerState(page)).toMatchObject({ phase: 'paused', track: 'a' })
  expect((await playerState(page)).position).toBeGreaterThan(1)
  await runPlayerAction(page, 'toggle')
  await whenPlaying(page, 'a')
  expect((await playerState(page)).position).toBeGreaterThan(1)
  await expect.poll(async () => (await playerState(untouched)).phase).toBe('playing')
  expect(await isAudible(untouched)).toBe(false)
})

test('a page in the back/forward cache holds no lock, and takes it again when restored', async ({ page }) => {
  await playAlbum(page)
  await expect.poll(() => locks(page)).toEqual(['kept:riwaq', 'speaker:riwaq', 'tab:riwaq'])
  await navigateAway(page)
  await expect.poll(() => locks(page)).toEqual([])
  await navigateBack(page)
  await expect.poll(() => locks(page)).toEqual(['kept:riwaq'])
  await runPlayerAction(page, 'toggle')
  await expect.poll(() => locks(page)).toEqual(['kept:riwaq', 'speaker:riwaq', 'tab:riwaq'])
})
