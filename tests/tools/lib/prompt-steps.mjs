/** Prompts of the portal: installation and cookie consent; see `shot-steps.mjs`. */
import { openAccountMenu } from './login-steps.mjs'
import { startPlayback } from './player-bar-steps.mjs'
import { templatePattern, dialog, wordOf, whenHydrated } from './shot-steps.mjs'

/** The offer is shown from the second visit on; the first one is counted once the page is idle. */
export const showInstallCard = async (page) => {
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith(':visits')))
  await page.reload()
  await whenHydrated(page)
  await page.locator('aside:has(img)').waitFor()
}
/** The dialog has three variants, by what the browser supports; the account menu opens it. */
export const openInstallDialog = (withPrompt) => async (page, variant) => {
  if (withPrompt) await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
  await openAccountMenu(page, variant)
  await page.getByRole('button', { name: templatePattern(wordOf(variant.lang, 'install.title')) }).click()
  await dialog(page)
}

/** The cookie consent is at the bottom. */
export const showConsent = (page, { lang }) =>
  page.getByRole('complementary', { name: wordOf(lang, 'consent.title') }).waitFor()
export const showConsentWhilePlaying = async (page, variant) => {
  await showConsent(page, variant)
  await startPlayback(page, variant)
}
export const openConsentDialog = async (page, variant) => {
  await showConsent(page, variant)
  await page.getByRole('button', { name: wordOf(variant.lang, 'consent.more') }).click()
  await dialog(page)
}
