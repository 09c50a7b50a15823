/** What is known of a person stands there with the first frame that shows them. */
import { expect, logInAs, test } from '../support/portal.ts'

declare global {
  interface Window {
    heartWithPerson?: string
  }
}

test('a liked album has a full heart from the first frame that names the person', async ({ page }) => {
  await logInAs(page, 'omar')
  await page.locator('main a[href*="/music/albums/"]').first().click()
  await page.waitForURL(/\/music\/albums\//)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Like: / })
    .first()
  if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.addInitScript(() => {
    const look = () => {
      const person = document.querySelector('header button bdi')
      const heart = document.querySelector('main button[aria-pressed]')
      if (person) window.heartWithPerson = heart?.getAttribute('aria-pressed') ?? 'none'
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // The first of these brings the list to the disk.
  await expect(async () => {
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.heartWithPerson)).toBeTruthy()
    expect(await page.evaluate(() => window.heartWithPerson)).toBe('true')
  }).toPass()
})
