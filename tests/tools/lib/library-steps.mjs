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
export const toggleLike = async (page, variant) => {
  const one = likeButtons(page, variant).first()
  const before = await one.getAttribute('aria-pressed')
  await one.click()
  await page
    .locator(`main button[aria-pressed=${before !== 'true'}]`)
    .first()
    .waitFor()
  await page.locator('[data-tone]').waitFor()
}
/** Several likes at one album, then the favourites. */
export const likeAndOpenFavourites = async (page, variant) => {
  for (const one of (await likeButtons(page, variant).all()).slice(0, 5))
    if ((await one.getAttribute('aria-pressed')) === 'false') await one.click()
  await page.goto(new URL(`/${variant.lang}/favorites`, page.url()).href)
  await whenHydrated(page)
  await likeButtons(page, variant).first().waitFor()
}
/** Likes given offline are stored locally; the list of them is opened. */
export const showPendingLikes = async (page, variant) => {
  await likeAndOpenFavourites(page, variant)
  await whenPageCached(page)
  await page.context().setOffline(true)
  for (const one of (await likeButtons(page, variant).all()).slice(0, 2)) await one.click()
  await page.locator('main button[aria-expanded]').click()
}
/** Played and viewed items in the history. */
const openHistory = async (page, variant) => {
  await page.evaluate(whenRowsStored, 'seen')
  await page.goto(new URL(`/${variant.lang}/history`, page.url()).href)
  await whenHydrated(page)
  await page.locator('main li button').first().waitFor()
}
export const showPlayHistory = async (page, variant) => {
  await pausePlayback(page, variant)
  await openHistory(page, variant)
}
export const showViewHistory = async (page, variant) => {
  await page.evaluate(whenRowsStored, 'seen')
  await page.goto(new URL(`/${variant.lang}/history`, page.url()).href)
  await button(page, wordOf(variant.lang, 'history.view.seen')).click()
  await page.locator('main li button').first().waitFor()
}
export const clearHistory = async (page, variant) => {
  await showPlayHistory(page, variant)
  await button(page, wordOf(variant.lang, 'history.forgetAll')).click()
  await page.locator('[data-tone]').waitFor()
}

export const showShareCode = async (page, variant) => {
  await openShare(page, variant)
  const name = wordOf(variant.lang, 'dialogs.share.showCode')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('img', { name: wordOf(variant.lang, 'dialogs.share.codeOf') }).waitFor()
}

export const showForYou = async (page, variant) => {
  await likeAndOpenFavourites(page, variant)
  await page.goto(new URL(`/${variant.lang}/`, page.url()).href)
  await whenHydrated(page)
  const block = page.locator('[data-type=forYou]')
  await block.evaluate((element) => element.scrollIntoView())
  await block.getByRole('heading').nth(1).waitFor()
  await block.evaluate((element) => element.scrollIntoView())
}
