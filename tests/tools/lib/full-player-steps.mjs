/** How states of the player beyond its bar are reached; see `shot-steps.mjs`. */
import { openDialogThroughStore } from './dialog-store.mjs'
import { pausePlayback, startPlayback } from './player-bar-steps.mjs'
import { wordOf } from './shot-steps.mjs'

const dialog = (page) => page.getByRole('dialog').last()

export const openQueue = async (page, variant) => {
  await startPlayback(page, variant)
  const button = page.locator('[data-opens-queue]').filter({ visible: true })
  // On a phone it is opened from the full player.
  if ((await button.count()) > 0) await button.click()
  else await openDialogThroughStore(page, 'queue')
  await page.getByRole('heading', { name: wordOf(variant.lang, 'queue.next') }).waitFor()
}
export const openFullPlayer = async (page, variant) => {
  await pausePlayback(page, variant)
  await page
    .getByRole('region', { name: wordOf(variant.lang, 'player.name') })
    .locator('button')
    .first()
    .click()
  await dialog(page).getByRole('slider').first().waitFor()
}
const press = (page, { lang }, key) =>
  dialog(page)
    .getByRole('button', { name: wordOf(lang, key), exact: true })
    .click()
/** The song with words is called like its album; what was looked at before may have ended on the one that follows. */
const openSongWithLyrics = async (page, variant) => {
  await openFullPlayer(page, variant)
  const album = await page.locator('main h1').innerText()
  const song = await dialog(page).getByRole('heading', { level: 3 }).first().innerText()
  if (song !== album) await press(page, variant, 'player.previous')
}
/** The lyrics are open and a line was tapped; on a desktop they are open by default. */
export const openLyrics = async (page, variant) => {
  await openSongWithLyrics(page, variant)
  const name = wordOf(variant.lang, 'player.lyrics.title')
  const toggle = dialog(page).getByRole('button', { name, exact: true })
  await toggle.waitFor()
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click()
  const words = dialog(page).getByRole('region', { name })
  await words.getByRole('button').nth(5).click()
  await words.locator('[aria-current]').waitFor()
}
/** A song without words follows one that has them. */
export const showMissingLyrics = async (page, variant) => {
  await openSongWithLyrics(page, variant)
  // On a desktop they are open by default; opened by hand they stay open.
  const toggle = dialog(page).getByRole('button', {
    name: wordOf(variant.lang, 'player.lyrics.title'),
    exact: true,
  })
  await toggle.waitFor()
  const wasOpen = (await toggle.getAttribute('aria-pressed')) === 'true'
  for (const _ of wasOpen ? ['shut', 'open'] : ['open']) await toggle.click()
  await press(page, variant, 'player.next')
  await dialog(page).getByText(wordOf(variant.lang, 'player.lyrics.none')).waitFor()
}
export const openSpeedAndTimer = async (page, variant) => {
  await openFullPlayer(page, variant)
  await dialog(page)
    .getByRole('button', { name: wordOf(variant.lang, 'pace.timer') })
    .click()
  await dialog(page)
    .getByRole('group', { name: wordOf(variant.lang, 'pace.sleep') })
    .waitFor()
}
/** What is chosen for one show, from its own page. */
export const openCollectionSettings = async (page, { lang }) => {
  const name = wordOf(lang, 'spoken.settings')
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await dialog(page)
    .getByRole('group', { name: wordOf(lang, 'spoken.orderTitle') })
    .waitFor()
}
export const openRowMenu = async (page, { lang }) => {
  const [more] = wordOf(lang, 'queue.more').split('{{')
  const rows = page.getByRole('main').getByRole('button', { name: new RegExp(`^${more}`) })
  await rows.nth(1).click()
  await dialog(page)
    .getByRole('button', { name: wordOf(lang, 'queue.playNext') })
    .waitFor()
}
