/** What plays and what comes, changed by hand: from a row's menu, by keys, and taken back. */
import type { Page } from '@playwright/test'
import { expect, logInAs, test, whenShown } from '../support/portal.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const dialog = (page: Page) => page.getByRole('dialog').last()
const coming = async (page: Page) =>
  dialog(page)
    .getByRole('list', { name: 'Next' })
    .getByRole('button', { name: /^Play / })
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.slice(5)))
const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true })

test('what comes is put next from a row’s menu, moved by keys, removed and taken back', async ({ page }) => {
  await logInAs(page, 'omar')
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/albums\//)
  await inMain(page, /^Play$/)
    .first()
    .click()
  const bar = page.getByRole('region', { name: 'Player' })
  await bar.getByRole('button', { name: 'Queue' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Next' })).toBeVisible()
  const album = await coming(page)
  await page.keyboard.press('Escape')

  await inMain(page, `More: ${album[2] ?? ''}`).click()
  await dialog(page).getByRole('button', { name: 'Play next' }).click()
  await bar.getByRole('button', { name: 'Queue' }).click()
  await expect.poll(async () => coming(page)).toEqual([album[2], ...album])

  const handle = dialog(page).getByRole('button', { name: `Move: ${album[0] ?? ''}`, exact: true })
  await handle.press('ArrowDown')
  await expect.poll(async () => coming(page)).toEqual([album[2], album[1], album[0], ...album.slice(2)])
  await expect(handle).toBeFocused()
  await expect(dialog(page).getByRole('status').filter({ hasText: 'now stands' })).toHaveText(
    `${album[0] ?? ''} now stands at place 3 of ${album.length + 1}.`,
  )

  const changed = await coming(page)
  await dialog(page)
    .getByRole('button', { name: `Remove: ${changed[1] ?? ''}` })
    .click()
  await expect.poll(async () => coming(page)).toEqual(changed.toSpliced(1, 1))
  await dialog(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => coming(page)).toEqual(changed)
})
