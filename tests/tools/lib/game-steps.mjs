/** How the states of a game's page are reached; see `shot-steps.mjs`. */
import { button, wordOf } from './shot-steps.mjs'

export const openGallery = async (page) => {
  await page.locator('main button[aria-haspopup=dialog] img').last().waitFor({ state: 'attached' })
  await page.locator('main ul button[aria-haspopup=dialog]').nth(3).click()
  await page.getByRole('dialog').locator('img').nth(1).waitFor()
}
export const openTrailer = async (page, { lang }) => {
  await button(page, wordOf(lang, 'game.trailerName')).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
  await page.keyboard.press('k')
  await page.waitForFunction(() => document.querySelector('video')?.paused)
}
