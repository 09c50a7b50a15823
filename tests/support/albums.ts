/** Albums as a person meets them: on home, opened, loved. */
import type { Page } from '@playwright/test'
import { expect, whenShown } from './portal.ts'

/** Home stays in the page when it is left, hidden: only what can be seen counts. */
export const seen = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
export const play = (page: Page) => seen(page, 'Play')
export const heart = (page: Page) => seen(page, /^Like: /)
export const isOn = (page: Page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
export const isOff = (page: Page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
export const title = (page: Page) => page.locator('main h1').filter({ visible: true })

export const albums = (page: Page) => page.locator('main a[href*="/music/albums/"]').filter({ visible: true })

/** An album on home, the first unless another is named. */
export const openAlbum = async (page: Page, one = albums(page).first()) => {
  await one.click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(play(page)).toBeEnabled()
  return { path: new URL(page.url()).pathname, name: (await title(page).textContent()) ?? '' }
}
/** None that the next walk likes. */
export const secondAlbum = async (page: Page) => {
  const first = await albums(page).first().getAttribute('href')
  return albums(page)
    .and(page.locator(`:not([href="${first}"])`))
    .first()
}
