/** Parts that come late, before their words: they wait for them, and are drawn once. */
import type { Page } from '@playwright/test'
import { expect, test, whenAlive } from '../support/portal.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'

const holdWords = async (page: Page) => {
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/assets/words-en-*.js', async (route) => {
    await held
    await route.continue()
  })
  await noteShifts(page)
  return { letGo, asked: page.waitForRequest('**/assets/words-en-*.js') }
}
/** The code of a part is here, and what it makes of it was drawn. */
const whenDrawn = async (page: Page, part: string) => {
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/${name}-`)),
    part,
  )
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )
}

test('the note that a page is a saved one is drawn with its words, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  const { letGo, asked } = await holdWords(page)
  await page.goto('/en')
  await whenAlive(page)
  await asked
  await whenDrawn(page, 'copy')
  const note = page.getByText('You are offline.')
  expect(await shiftsOf(page)).toEqual([])
  letGo()
  await expect(note).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})

test.describe('with the question about cookies open', () => {
  test.use({ hasAnswered: false })
  test('it is drawn with its words, and moves nothing', async ({ page }) => {
    const { letGo, asked } = await holdWords(page)
    await page.goto('/en')
    await whenAlive(page)
    await asked
    await whenDrawn(page, 'OfferSlot')
    await expect(page.locator('aside h2')).toHaveCount(0)
    letGo()
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toHaveText(/./)
    expect(await shiftsOf(page)).toEqual([])
  })
})
