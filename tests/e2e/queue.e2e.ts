/** What plays and what comes, changed by hand: from a row's menu, by keys, and taken back. */
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '../support/portal.ts'
import { bar, coming, handleOf, playFirstAlbum, topDialog } from '../support/queue-panel.ts'
import { said } from '../support/said.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true })

test('what comes is put next from a row’s menu, moved by keys, removed and taken back', async ({ page }) => {
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  await bar(page).getByRole('button', { name: 'Queue' }).click()
  await expect(topDialog(page).getByRole('heading', { name: 'Next' })).toBeVisible()
  const album = await coming(page)
  await page.keyboard.press('Escape')

  await inMain(page, `More: ${album[2] ?? ''}`).click()
  await topDialog(page).getByRole('button', { name: 'Play next' }).click()
  await bar(page).getByRole('button', { name: 'Queue' }).click()
  await expect.poll(async () => coming(page)).toEqual([album[2], ...album])

  const handle = handleOf(page, album[0] ?? '')
  await handle.press('ArrowDown')
  await expect.poll(async () => coming(page)).toEqual([album[2], album[1], album[0], ...album.slice(2)])
  await expect(handle).toBeFocused()
  await expect(topDialog(page).getByRole('status').filter({ hasText: 'now stands' })).toHaveText(
    said(`${album[0] ?? ''} now stands at place 3 of ${album.length + 1}.`),
  )

  const changed = await coming(page)
  await topDialog(page)
    .getByRole('button', { name: `Remove: ${changed[1] ?? ''}` })
    .click()
  await expect.poll(async () => coming(page)).toEqual(changed.toSpliced(1, 1))
  await topDialog(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => coming(page)).toEqual(changed)
})
