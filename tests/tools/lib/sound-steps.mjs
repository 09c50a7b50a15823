/** How states of the player beyond its bar are reached; see `shot-steps.mjs`. */
import { openByStore } from './dialog-store.mjs'
import { play, say } from './shot-steps.mjs'

const dialog = (page) => page.getByRole('dialog').last()

export const queue = async (page, look) => {
  await play(page, look)
  await openByStore(page, 'queue')
  await dialog(page)
    .getByRole('heading', { name: say(look.lang, 'queue.next') })
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
