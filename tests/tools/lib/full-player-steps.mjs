/** How states of the player beyond its bar are reached; see `shot-steps.mjs`. */
import { openByStore } from './dialog-store.mjs'
import { pause, play } from './player-bar-steps.mjs'
import { say } from './shot-steps.mjs'

const dialog = (page) => page.getByRole('dialog').last()

export const queue = async (page, look) => {
  await play(page, look)
  const button = page.locator('[data-opens-queue]').filter({ visible: true })
  // On a phone the way there leads through the whole player.
  if ((await button.count()) > 0) await button.click()
  else await openByStore(page, 'queue')
  await page.getByRole('heading', { name: say(look.lang, 'queue.next') }).waitFor()
}
export const fullPlayer = async (page, look) => {
  await pause(page, look)
  await page
    .getByRole('region', { name: say(look.lang, 'player.name') })
    .locator('button')
    .first()
    .click()
  await dialog(page).getByRole('slider').first().waitFor()
}
const press = (page, { lang }, key) =>
  dialog(page)
    .getByRole('button', { name: say(lang, key), exact: true })
    .click()
/** The song with words is called like its album; what was looked at before may have ended on the one that follows. */
const songWithWords = async (page, look) => {
  await fullPlayer(page, look)
  const album = await page.locator('main h1').innerText()
  const song = await dialog(page).getByRole('heading', { level: 3 }).first().innerText()
  if (song !== album) await press(page, look, 'player.previous')
}
/** The words stand open and somebody chose a line; on a desktop they do by themselves. */
export const lyrics = async (page, look) => {
  await songWithWords(page, look)
  const name = say(look.lang, 'player.lyrics.title')
  const toggle = dialog(page).getByRole('button', { name, exact: true })
  await toggle.waitFor()
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click()
  const words = dialog(page).getByRole('region', { name })
  await words.getByRole('button').nth(5).click()
  await words.locator('[aria-current]').waitFor()
}
/** A song without words follows one that has them. */
export const noLyrics = async (page, look) => {
  await songWithWords(page, look)
  // On a desktop they stand open by themselves; chosen by hand they stay so.
  const toggle = dialog(page).getByRole('button', {
    name: say(look.lang, 'player.lyrics.title'),
    exact: true,
  })
  await toggle.waitFor()
  const wasOpen = (await toggle.getAttribute('aria-pressed')) === 'true'
  for (const _ of wasOpen ? ['shut', 'open'] : ['open']) await toggle.click()
  await press(page, look, 'player.next')
  await dialog(page).getByText(say(look.lang, 'player.lyrics.none')).waitFor()
}
export const paceOf = async (page, look) => {
  await fullPlayer(page, look)
  await dialog(page)
    .getByRole('button', { name: say(look.lang, 'pace.timer') })
    .click()
  await dialog(page)
    .getByRole('group', { name: say(look.lang, 'pace.sleep') })
    .waitFor()
}
/** What is chosen for one show, from its own page. */
export const wholeOf = async (page, { lang }) => {
  const name = say(lang, 'spoken.settings')
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await dialog(page)
    .getByRole('group', { name: say(lang, 'spoken.orderTitle') })
    .waitFor()
}
export const rowMenu = async (page, { lang }) => {
  const [more] = say(lang, 'queue.more').split('{{')
  const rows = page.getByRole('main').getByRole('button', { name: new RegExp(`^${more}`) })
  await rows.nth(1).click()
  await dialog(page)
    .getByRole('button', { name: say(lang, 'queue.playNext') })
    .waitFor()
}
