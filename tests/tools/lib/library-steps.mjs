/** How states of sharing and of what is one person's own are reached; see `shot-steps.mjs`. */
import { whenPageCached } from './connection-steps.mjs'
import { pausePlayback } from './player-bar-steps.mjs'
import { templatePattern, button, dialog, whenRowsStored, wordOf, whenHydrated } from './shot-steps.mjs'

export const openShare = async (page, { lang }) => {
  await button(page, wordOf(lang, 'album.share')).click()
  await dialog(page)
}
export const openRating = async (page, { lang }) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: templatePattern(wordOf(lang, 'rating.title')) })
    .click()
  await dialog(page)
  await page.getByRole('radio').nth(3).check({ force: true })
}
const likeButtons = (page, { lang }) =>
  page.getByRole('main').getByRole('button', { name: templatePattern(wordOf(lang, 'likes.like')) })
export const toggleLike = async (page, look) => {
  const one = likeButtons(page, look).first()
  const before = await one.getAttribute('aria-pressed')
  await one.click()
  await page
    .locator(`main button[aria-pressed=${before !== 'true'}]`)
    .first()
    .waitFor()
  await page.locator('[data-tone]').waitFor()
}
/** Several hearts at one album, then the favourites. */
export const likeAndOpenFavourites = async (page, look) => {
  for (const one of (await likeButtons(page, look).all()).slice(0, 5))
    if ((await one.getAttribute('aria-pressed')) === 'false') await one.click()
  await page.goto(new URL(`/${look.lang}/favorites`, page.url()).href)
  await whenHydrated(page)
  await likeButtons(page, look).first().waitFor()
}
/** Hearts tapped without a line wait on the disk; the list of them is opened. */
export const showPendingLikes = async (page, look) => {
  await likeAndOpenFavourites(page, look)
  await whenPageCached(page)
  await page.context().setOffline(true)
  for (const one of (await likeButtons(page, look).all()).slice(0, 2)) await one.click()
  await page.locator('main button[aria-expanded]').click()
}
/** What was played, and what was looked at, as the history tells it. */
const openHistory = async (page, look) => {
  await page.evaluate(whenRowsStored, 'seen')
  await page.goto(new URL(`/${look.lang}/history`, page.url()).href)
  await whenHydrated(page)
  await page.locator('main li button').first().waitFor()
}
export const showPlayHistory = async (page, look) => {
  await pausePlayback(page, look)
  await openHistory(page, look)
}
export const showViewHistory = async (page, look) => {
  await page.evaluate(whenRowsStored, 'seen')
  await page.goto(new URL(`/${look.lang}/history`, page.url()).href)
  await button(page, wordOf(look.lang, 'history.view.seen')).click()
  await page.locator('main li button').first().waitFor()
}
export const clearHistory = async (page, look) => {
  await showPlayHistory(page, look)
  await button(page, wordOf(look.lang, 'history.forgetAll')).click()
  await page.locator('[data-tone]').waitFor()
}

export const showShareCode = async (page, look) => {
  await openShare(page, look)
  const name = wordOf(look.lang, 'dialogs.share.showCode')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('img', { name: wordOf(look.lang, 'dialogs.share.codeOf') }).waitFor()
}

export const showForYou = async (page, look) => {
  await likeAndOpenFavourites(page, look)
  await page.goto(new URL(`/${look.lang}/`, page.url()).href)
  await whenHydrated(page)
  const block = page.locator('[data-type=forYou]')
  await block.evaluate((element) => element.scrollIntoView())
  await block.getByRole('heading').nth(1).waitFor()
  await block.evaluate((element) => element.scrollIntoView())
}
