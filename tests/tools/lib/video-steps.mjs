/** How the states of a film are reached; see `shot-steps.mjs`. */
import { button, say } from './shot-steps.mjs'

const openFilm = (page) => page.locator('main a[href*="/video/stream/"]').first().click()
export const watchAsGuest = async (page) => {
  await openFilm(page)
  await page.locator('[data-layout=empty] [role=status] button').waitFor()
}
export const watch = async (page) => {
  await openFilm(page)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
  await page.mouse.move(200, 300)
  await page.locator('video').click()
}
export const filmMenu = async (page, { lang }) => {
  await watch(page)
  await button(page, say(lang, 'watch.player.settings')).click()
}
/** The last seconds of an episode that another one follows. */
export const filmEnding = async (page, { lang }) => {
  // Each picture would move the series on by one episode, and the last has none behind it.
  await page.route('**/api/user/history/PLAY/**', (route) => route.abort())
  await watch(page)
  await page.evaluate(() => {
    const film = document.querySelector('video')
    if (film) film.currentTime = film.duration - 8
  })
  await button(page, say(lang, 'watch.player.stay')).waitFor()
}
/** Some way into the first episode, then back to its series. */
export const watchedABit = async (page) => {
  await watch(page)
  await page.locator('input[type=range]').first().focus()
  for (let at = 0; at < 30; at++) await page.keyboard.press('PageUp')
  await page.goBack()
  await page.locator('main ol li').first().waitFor()
}
export const checkedFilms = async (page, { lang }) => {
  await button(page, say(lang, 'videoCheck.start')).click()
  await button(page, say(lang, 'videoCheck.again')).waitFor({ timeout: 60_000 })
}
