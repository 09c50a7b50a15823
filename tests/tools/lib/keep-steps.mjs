/** How states of what is taken along are reached; see `shot-steps.mjs`. */
import { say, whenAlive } from './shot-steps.mjs'

const dialog = (page) => page.getByRole('dialog').last()
const begins = (lang, key) => new RegExp(`^${say(lang, key).split('{{')[0]}`)

/** Before a byte is fetched: what it weighs. */
export const weighed = async (page, { lang }) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: begins(lang, 'keep.openOf') })
    .click()
  await dialog(page)
    .getByRole('button', { name: begins(lang, 'keep.keepSize') })
    .waitFor()
}
/** On its way, in the dialog. */
export const going = async (page, look) => {
  await weighed(page, look)
  await dialog(page)
    .getByRole('button', { name: begins(look.lang, 'keep.keepSize') })
    .click()
  await dialog(page)
    .getByRole('button', { name: say(look.lang, 'keep.remove') })
    .waitFor()
}
/** All that was taken along; the first of it is on its way. */
export const downloads = async (page, look) => {
  await going(page, look)
  await page.goto(new URL(`/${look.lang}/downloads`, page.url()).href)
  await whenAlive(page)
  await page
    .getByRole('list', { name: say(look.lang, 'keep.list') })
    .getByRole('listitem')
    .first()
    .waitFor()
}
