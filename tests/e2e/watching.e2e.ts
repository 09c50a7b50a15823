/** Films and music in one portal: whoever was told to play last is heard, the other is silent. */
import type { Page } from '@playwright/test'
import { expect, logInAs, test, whenShown } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'
import { noteSound, whenHeard } from '../support/sound.ts'

const film = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    runs: !video.paused && video.currentTime > 0,
    isPaused: video.paused,
  }))

test('a film silences the music, music pauses the film from another tab, and the film is in the history [VIDEO-01] [HISTORY-06]', async ({
  page,
  context,
  portal,
}) => {
  const { album = '/' } = await screensOf(portal)
  const noted = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/user\/history\/PLAY\/vid_/.test(request.url()),
  )
  await noteSound(page)
  await logInAs(page, 'omar', album)
  const playMusic = (tab: Page) =>
    tab.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().click()
  await playMusic(page)
  await whenHeard(page, 1)
  await page.getByRole('navigation').getByRole('link', { name: 'Watch' }).first().click()
  await whenShown(page, /^\/video\/list/)
  await page.locator('main a[href*="/video/details/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/video\/details\//)
  await page.locator('main a[href*="/video/stream/"]').filter({ visible: true }).first().click()
  await page.locator('video').waitFor()
  await expect.poll(async () => (await film(page)).runs).toBe(true)
  const music = () =>
    page.evaluate(() =>
      [...window.sounding].filter((one) => one instanceof HTMLAudioElement).map(({ paused }) => paused),
    )
  await expect.poll(music).toEqual([true])
  expect(new URL((await noted).url()).pathname).toMatch(/vid_/)

  const other = await context.newPage()
  await other.goto(album)
  await expect(other.locator('header button bdi')).toBeVisible()
  await playMusic(other)
  await expect.poll(async () => (await film(page)).isPaused).toBe(true)
})
