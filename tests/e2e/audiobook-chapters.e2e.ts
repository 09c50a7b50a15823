import type { Page } from '@playwright/test'
import type { CollectionDetails } from '../../src/contract/podcasts.ts'
import type { Portal } from '../tools/lib/portal.mjs'
import { fetchJson, fetchCards } from '../support/backend-content.ts'
import { expect, logInAs, test, whenHydrated, whenIdleTasksLoaded } from '../support/portal.ts'

/** The books of the tenant, the best known first. */
const books = async (portal: Portal): Promise<CollectionDetails[]> => {
  const cards = await fetchCards(portal, 'audiobook-category')
  return Promise.all(cards.map(({ id }) => fetchJson<CollectionDetails>(portal, `content/audiobooks/${id}`)))
}
const chapters = (page: Page) => page.getByRole('list', { name: 'Chapters' }).getByRole('listitem')
const seekSlider = (page: Page) => page.getByRole('region', { name: 'Player' }).getByRole('slider').first()

test('an audiobook loads ten chapters at a time and keeps the chosen order; a started chapter resumes where it stopped', async ({
  page,
  portal,
}) => {
  const all = await books(portal)
  const long = all.find(({ total }) => total > 10)
  const [startedChapter] = all
  if (!long || !startedChapter) throw new Error('no book has more than ten chapters')
  const path = `/audiobook/details/${long.id}`
  await page.goto(path)
  await whenHydrated(page)
  await expect(chapters(page)).toHaveCount(10)
  await whenIdleTasksLoaded(page)
  await page.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter')
  await expect(chapters(page)).toHaveCount(long.total)
  await expect(chapters(page).nth(10).getByRole('button').first()).toBeFocused()
  await page.getByRole('button', { name: /^Order: First to last/ }).click()
  await expect(chapters(page).first()).toContainText(`Chapter ${long.total}`)
  await page.reload()
  await whenHydrated(page)
  await expect(chapters(page).first()).toContainText(`Chapter ${long.total}`)

  await logInAs(page, 'omar', `/audiobook/details/${startedChapter.id}`)
  const rows = chapters(page).filter({ hasText: / left/ })
  await expect(rows.first()).toBeVisible()
  const continueButton = page.getByRole('button', { name: /^Continue · .+ left$/ }).first()
  await continueButton.click()
  await expect.poll(async () => Number(await seekSlider(page).inputValue())).toBeGreaterThan(15)
  await expect(rows.and(page.locator('[data-state=playing]'))).toHaveCount(1)
})
