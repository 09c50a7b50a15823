/** How states of sharing and of what is one person's own are reached; see `shot-steps.mjs`. */
import { fillFavourites, say, share, whenAlive } from './shot-steps.mjs'

export const shareCode = async (page, look) => {
  await share(page, look)
  const name = say(look.lang, 'dialogs.share.showCode')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('img', { name: say(look.lang, 'dialogs.share.codeOf') }).waitFor()
}

/** Home, where it speaks to one person: hearts and a play stand behind it. */
export const forYou = async (page, look) => {
  await fillFavourites(page, look)
  await page.goto(new URL(`/${look.lang}/`, page.url()).href)
  await whenAlive(page)
  const block = page.locator('[data-type=forYou]')
  await block.evaluate((element) => element.scrollIntoView())
  await block.getByRole('heading').nth(1).waitFor()
  await block.evaluate((element) => element.scrollIntoView())
}
