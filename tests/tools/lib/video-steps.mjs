/** Steps to the states of a video; see `shot-steps.mjs`. */
import { button, wordOf } from './shot-steps.mjs'

const openVideo = (page) => page.locator('main a[href*="/video/stream/"]').first().click()
export const watchAsGuest = async (page) => {
  await openVideo(page)
  await page.locator('[data-layout=empty] [role=status] button').waitFor()
}
export const watchVideo = async (page) => {
  await openVideo(page)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
  await page.mouse.move(200, 300)
  await page.locator('video').click()
}
export const openVideoMenu = async (page, { lang }) => {
  await watchVideo(page)
  await button(page, wordOf(lang, 'watch.player.settings')).click()
}
/** The last seconds of an episode that another one follows. */
export const seekToVideoEnd = async (page, { lang }) => {
  // Each picture would advance the series by one episode, and the last one has no next.
  await page.route('**/api/user/history/PLAY/**', (route) => route.abort())
  await watchVideo(page)
  await page.evaluate(() => {
    const video = document.querySelector('video')
    if (video) video.currentTime = video.duration - 8
  })
  await button(page, wordOf(lang, 'watch.player.stay')).waitFor()
}
/** Plays a part of the first episode, then returns to its series. */
export const watchPartOfEpisode = async (page) => {
  await watchVideo(page)
  await page.locator('input[type=range]').first().focus()
  for (let at = 0; at < 30; at++) await page.keyboard.press('PageUp')
  await page.goBack()
  await page.locator('main ol li').first().waitFor()
}
export const runVideoCheck = async (page, { lang }) => {
  await button(page, wordOf(lang, 'videoCheck.start')).click()
  await button(page, wordOf(lang, 'videoCheck.again')).waitFor({ timeout: 60_000 })
}
