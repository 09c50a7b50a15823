/** The playing and the next items, as the queue panel shows them. */
import type { Page } from '@playwright/test'
import { whenShown } from './portal.ts'

export const topDialog = (page: Page) => page.getByRole('dialog').last()
/** Next to the page on a desktop, over it on a phone. */
export const queuePanel = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Queue', exact: true })
    .or(page.getByRole('dialog', { name: 'Queue', exact: true }))
const upcomingList = (page: Page) => queuePanel(page).locator('[data-pulls]')
/** Titles in playing order. */
export const upcomingTitles = (page: Page) =>
  upcomingList(page)
    .getByRole('button', { name: /^Play / })
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.slice(5) ?? ''))
export const dragHandleOf = (page: Page, title: string) =>
  queuePanel(page).getByRole('button', { name: `Move: ${title}`, exact: true })
export const playerBar = (page: Page) => page.getByRole('region', { name: 'Player' })

/** The first album of home plays; the page is its own. */
export const playFirstAlbum = async (page: Page) => {
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/albums\//)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play$/ })
    .filter({ visible: true })
    .first()
    .click()
}
