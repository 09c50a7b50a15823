/** A tab that goes to another address is kept by the browser as it was, and may come back: until then it is gone. */
import { type Page, expect } from '@playwright/test'
import { browserPath, browserArgs, shortLivedArgs } from '../../support/browser.ts'
import {
  countTapsOnly,
  openBeside,
  playAlbum,
  shown,
  sounds,
  soundsPast,
  test,
  verb,
} from '../../support/player-page.ts'
import { isSounding, noteSound } from '../../support/audible-playback.ts'

const path = browserPath()
// Neither a browser without a window around it nor Playwright keeps a page.
test.use({
  launchOptions: {
    ...(path ? { executablePath: path } : { channel: 'chromium' }),
    args: [...browserArgs, ...shortLivedArgs],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const leave = (page: Page) => page.goto('/?elsewhere')
/** By the memory of the browser, not loaded anew. */
const comeBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => 'verbs' in window)).toBe(true)
}
const locks = (page: Page) =>
  page.evaluate(async () =>
    ((await navigator.locks.query()).held ?? [])
      .map(({ name = '' }) => name.split(':').slice(0, 2).join(':'))
      .filter((name) => /^(tab|speaker|kept):/.test(name))
      .toSorted(),
  )

test.beforeEach(async ({ context }) => {
  await noteSound(context)
  await countTapsOnly(context)
})

test('when the sounding tab goes elsewhere, one that had a gesture goes on there within a second; who comes back shows and steers it', async ({
  page,
  context,
}) => {
  await playAlbum(page)
  await soundsPast(page, 2)
  const other = await openBeside(context)
  await leave(page)
  await expect.poll(() => isSounding(other), { intervals: [20], timeout: 1000 }).toBe(true)
  await sounds(other, 'a')
  expect((await shown(other)).position).toBeGreaterThan(1)
  await comeBack(page)
  await expect.poll(async () => (await shown(page)).phase).toBe('playing')
  await soundsPast(page, 3)
  expect(await isSounding(page)).toBe(false)
  await verb(page, 'next')
  await sounds(other, 'b')
  await expect.poll(async () => (await shown(page)).track).toBe('b')
  // Back and forth: the one that came back goes on in its turn.
  await leave(other)
  await sounds(page, 'b')
  await expect.poll(() => isSounding(page)).toBe(true)
})

test('a tab that had no gesture asks for a tap when the sounding one goes elsewhere, which comes back paused and plays on', async ({
  page,
  context,
}) => {
  await playAlbum(page)
  await soundsPast(page, 2)
  const untouched = await openBeside(context, false)
  await leave(page)
  await expect.poll(async () => (await shown(untouched)).phase).toBe('blocked')
  await comeBack(page)
  expect(await shown(page)).toMatchObject({ phase: 'paused', track: 'a' })
  expect((await shown(page)).position).toBeGreaterThan(1)
  await verb(page, 'toggle')
  await sounds(page, 'a')
  expect((await shown(page)).position).toBeGreaterThan(1)
  await expect.poll(async () => (await shown(untouched)).phase).toBe('playing')
  expect(await isSounding(untouched)).toBe(false)
})

test('a page that is kept for the way back holds nothing that another one waits for, and takes it again', async ({
  page,
}) => {
  await playAlbum(page)
  await expect.poll(() => locks(page)).toEqual(['kept:riwaq', 'speaker:riwaq', 'tab:riwaq'])
  await leave(page)
  await expect.poll(() => locks(page)).toEqual([])
  await comeBack(page)
  await expect.poll(() => locks(page)).toEqual(['kept:riwaq'])
  await verb(page, 'toggle')
  await expect.poll(() => locks(page)).toEqual(['kept:riwaq', 'speaker:riwaq', 'tab:riwaq'])
})
