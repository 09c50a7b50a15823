/** How the states of an article are reached; see `shot-steps.mjs`. */
import { button, whenRowsStored, wordOf, whenHydrated } from './shot-steps.mjs'

export const openTypographySheet = async (page, { lang }) => {
  await button(page, wordOf(lang, 'reading.look')).click()
  await page.locator(':popover-open').waitFor()
}
/** Scrolled, left, opened again. */
export const reopenArticle = async (page) => {
  const third = page.locator('main article [lang] > p').nth(2)
  await third.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }))
  await page.evaluate(whenRowsStored, 'reading')
  const here = page.url()
  await page.goto(here.replace(/\/articles\/.*/, '/read'))
  await whenHydrated(page)
  // The first may be the card of "Continue reading", which goes on at the position without asking.
  await page
    .locator('main li')
    .locator(`a[href$="${new URL(here).pathname.replace(/^\/(en|ar)\//, '/')}"]`)
    .last()
    .click()
  await page.getByRole('status').getByRole('button').first().waitFor()
}
/** No voice is installed where pictures are made: these only begin. */
export const startReadAloud = async (page, { lang }) => {
  await page.evaluate(() => {
    const voices = ['en', 'ar', 'de', 'fr', 'es', 'ro'].map((code) => ({ lang: code, localService: true }))
    Object.assign(speechSynthesis, { getVoices: () => voices, speak: () => undefined })
    window.SpeechSynthesisUtterance = EventTarget
    speechSynthesis.dispatchEvent(new Event('voiceschanged'))
  })
  await button(page, wordOf(lang, 'reading.listen')).click()
}
