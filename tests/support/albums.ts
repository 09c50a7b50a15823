/** Albums as a person meets them: on home, opened, loved. */
import type { Page } from '@playwright/test'
import { expect, whenShown } from './portal.ts'

/** Home stays in the document, hidden: only visible elements count. */
export const visibleButton = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
export const playButton = (page: Page) => visibleButton(page, 'Play')
export const likeButton = (page: Page) => visibleButton(page, /^Like: /)
export const expectLiked = (page: Page) => expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true')
export const expectNotLiked = (page: Page) =>
  expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false')
export const pageHeading = (page: Page) => page.locator('main h1').filter({ visible: true })

export const albumLinks = (page: Page) =>
  page.locator('main a[href*="/music/albums/"]').filter({ visible: true })

/** An album on home, the first unless another is named. */
export const openAlbum = async (page: Page, one = albumLinks(page).first()) => {
  await one.click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(playButton(page)).toBeEnabled()
  return { path: new URL(page.url()).pathname, name: (await pageHeading(page).textContent()) ?? '' }
}
/** None that the next walk likes. */
export const secondAlbum = async (page: Page) => {
  const first = await albumLinks(page).first().getAttribute('href')
  return albumLinks(page)
    .and(page.locator(`:not([href="${first}"])`))
    .first()
}
