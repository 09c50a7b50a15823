/** What the portal asks by itself: to be installed, and about cookies; see `shot-steps.mjs`. */
import { menu } from './login-steps.mjs'
import { play } from './player-bar-steps.mjs'
import { around, dialog, say, whenAlive } from './shot-steps.mjs'

/** The offer stands from the second visit on; the first one is counted once the page has time. */
export const offered = async (page) => {
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith(':visits')))
  await page.reload()
  await whenAlive(page)
  await page.locator('aside:has(img)').waitFor()
}
/** The dialog has three faces, by what the browser can do; the account menu opens it. */
export const installer = (withPrompt) => async (page, look) => {
  if (withPrompt) await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
  await menu(page, look)
  await page.getByRole('button', { name: around(say(look.lang, 'install.title')) }).click()
  await dialog(page)
}

/** The question about cookies stands at the bottom. */
export const asked = (page, { lang }) =>
  page.getByRole('complementary', { name: say(lang, 'consent.title') }).waitFor()
export const askedWhilePlaying = async (page, look) => {
  await asked(page, look)
  await play(page, look)
}
export const customised = async (page, look) => {
  await asked(page, look)
  await page.getByRole('button', { name: say(look.lang, 'consent.more') }).click()
  await dialog(page)
}
