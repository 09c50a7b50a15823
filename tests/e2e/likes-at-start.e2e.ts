/** What is known of a person is in the first frame that shows them. */
import { expect, logInAs, test } from '../support/portal.ts'

declare global {
  interface Window {
    likeWithPerson?: string
  }
}

test('a liked album shows its like from the first frame that names the person', async ({ page }) => {
  await logInAs(page, 'omar')
  await page.locator('main a[href*="/music/albums/"]').first().click()
  await page.waitForURL(/\/music\/albums\//)
  const like = page
    .getByRole('main')
    .getByRole('button', { name: /^Like: / })
    .first()
  // The likes may arrive between the look at the button and the click, which then takes one away.
  await expect(async () => {
    if ((await like.getAttribute('aria-pressed')) !== 'true') await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 })
  }).toPass()
  await page.addInitScript(() => {
    const noteLike = () => {
      const person = document.querySelector('header button bdi')
      const like = document.querySelector('main button[aria-pressed]')
      if (person) window.likeWithPerson = like?.getAttribute('aria-pressed') ?? 'none'
      else requestAnimationFrame(noteLike)
    }
    requestAnimationFrame(noteLike)
  })
  // The first of these stores the list on disk.
  await expect(async () => {
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.likeWithPerson)).toBeTruthy()
    expect(await page.evaluate(() => window.likeWithPerson)).toBe('true')
  }).toPass()
})
