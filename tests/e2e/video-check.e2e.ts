/** `/video/test`: checks whether videos play in this browser, with a result on any connection. */
import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from '../support/portal.ts'

const start = async (page: Page) => {
  await page.goto('/video/test')
  await whenHydrated(page)
  await page.getByRole('button', { name: 'Start check' }).click()
}
const again = (page: Page) => page.getByRole('button', { name: 'Check again' })
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem')

test('each step of the video check runs for real: the video plays, seeks, and has captions', async ({
  page,
}) => {
  await start(page)
  await expect(again(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Videos play here.')
  for (const step of ['Video in a single file', 'Moving picture', 'Jumping to another position', 'Captions'])
    await expect(results(page).filter({ hasText: step })).toContainText('Works')
})

test('a video that never loads ends the check, and steps that need it are not reported as working', async ({
  page,
}) => {
  await page.route('**/media/test.webm', () => {})
  await page.clock.install()
  await start(page)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Checking…')
  await page.clock.fastForward(21_000)
  await expect(again(page)).toBeEnabled()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Videos don’t play here.')
  for (const step of ['Moving picture', 'Jumping to another position', 'Captions'])
    await expect(results(page).filter({ hasText: step })).toContainText('Doesn’t work')
})
