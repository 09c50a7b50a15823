/** How states of sharing and of what is one person's own are reached; see `shot-steps.mjs`. */
import { whenKept } from './connection-steps.mjs'
import { pause } from './player-bar-steps.mjs'
import { around, button, dialog, rowsKept, say, whenAlive } from './shot-steps.mjs'

export const share = async (page, { lang }) => {
  await button(page, say(lang, 'album.share')).click()
  await dialog(page)
}
export const rated = async (page, { lang }) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: around(say(lang, 'rating.title')) })
    .click()
  await dialog(page)
  await page.getByRole('radio').nth(3).check({ force: true })
}
const hearts = (page, { lang }) =>
  page.getByRole('main').getByRole('button', { name: around(say(lang, 'likes.like')) })
export const heart = async (page, look) => {
  const one = hearts(page, look).first()
  const before = await one.getAttribute('aria-pressed')
  await one.click()
  await page
    .locator(`main button[aria-pressed=${before !== 'true'}]`)
    .first()
    .waitFor()
  await page.locator('[data-tone]').waitFor()
}
/** Several hearts at one album, then the favourites. */
export const fillFavourites = async (page, look) => {
  for (const one of (await hearts(page, look).all()).slice(0, 5))
    if ((await one.getAttribute('aria-pressed')) === 'false') await one.click()
  await page.goto(new URL(`/${look.lang}/favorites`, page.url()).href)
  await whenAlive(page)
  await hearts(page, look).first().waitFor()
}
/** Hearts tapped without a line wait on the disk; the list of them is opened. */
export const waitingLikes = async (page, look) => {
  await fillFavourites(page, look)
  await whenKept(page)
  await page.context().setOffline(true)
  for (const one of (await hearts(page, look).all()).slice(0, 2)) await one.click()
  await page.locator('main button[aria-expanded]').click()
}
/** What was played, and what was looked at, as the history tells it. */
const toHistory = async (page, look) => {
  await page.evaluate(rowsKept, 'seen')
  await page.goto(new URL(`/${look.lang}/history`, page.url()).href)
  await whenAlive(page)
  await page.locator('main li button').first().waitFor()
}
export const playedHistory = async (page, look) => {
  await pause(page, look)
  await toHistory(page, look)
}
export const seenHistory = async (page, look) => {
  await page.evaluate(rowsKept, 'seen')
  await page.goto(new URL(`/${look.lang}/history`, page.url()).href)
  await button(page, say(look.lang, 'history.view.seen')).click()
  await page.locator('main li button').first().waitFor()
}
export const forgotten = async (page, look) => {
  await playedHistory(page, look)
  await button(page, say(look.lang, 'history.forgetAll')).click()
  await page.locator('[data-tone]').waitFor()
}

export const shareCode = async (page, look) => {
  await share(page, look)
  const name = say(look.lang, 'dialogs.share.showCode')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('img', { name: say(look.lang, 'dialogs.share.codeOf') }).waitFor()
}

export const forYou = async (page, look) => {
  await fillFavourites(page, look)
  await page.goto(new URL(`/${look.lang}/`, page.url()).href)
  await whenAlive(page)
  const block = page.locator('[data-type=forYou]')
  await block.evaluate((element) => element.scrollIntoView())
  await block.getByRole('heading').nth(1).waitFor()
  await block.evaluate((element) => element.scrollIntoView())
}
