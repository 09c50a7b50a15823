/** How states of the player beyond its bar are reached; see `shot-steps.mjs`. */
import { openByStore } from './dialog-store.mjs'
import { pause, play } from './play-steps.mjs'
import { say } from './shot-steps.mjs'

const dialog = (page) => page.getByRole('dialog').last()

export const queue = async (page, look) => {
  await play(page, look)
  await openByStore(page, 'queue')
  await dialog(page)
    .getByRole('heading', { name: say(look.lang, 'queue.next') })
    .waitFor()
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
export const paceOf = async (page, look) => {
  await fullPlayer(page, look)
  await dialog(page)
    .getByRole('button', { name: say(look.lang, 'pace.title') })
    .click()
  await dialog(page)
    .getByRole('group', { name: say(look.lang, 'pace.sleep') })
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
