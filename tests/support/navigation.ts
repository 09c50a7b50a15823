/** Walks through the portal's screens without leaving the page. */
import { type Locator, type Page, expect } from '@playwright/test'
import { whenShown } from './portal.ts'

export const sectionTabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link')

/** Navigates to another screen and waits for its address, its heading and the end of loading. */
const changeScreen = async (page: Page, action: () => Promise<unknown>, path: string) => {
  await action()
  await whenShown(page, new RegExp(`^${path}$`))
  // Home stays in the document, hidden.
  await expect(page.locator('main h1').filter({ visible: true })).toHaveCount(1)
  return path
}
export const followLink = async (page: Page, link: Locator) => {
  // A personal shelf may be inserted in between: the link that was read is the one that is clicked.
  const element = await link.elementHandle()
  const path = new URL((await element?.getAttribute('href')) ?? '/', page.url()).pathname
  await changeScreen(page, async () => element?.click(), path)
  // A held handle keeps its element, and with it the page, from garbage collection.
  await element?.dispose()
  return path
}

/** One section after the other; in music also an album or the target of the first card. Returns the visited paths. */
export const visitScreens = async (page: Page, steps: number): Promise<string[]> => {
  const visited: string[] = []
  const count = await sectionTabs(page).count()
  for (let index = 0; visited.length < steps; index++) {
    visited.push(await followLink(page, sectionTabs(page).nth(index % count)))
    const card = page.locator('main a[href*="/albums/"]').filter({ visible: true }).first()
    if (visited.length < steps && (await card.isVisible())) visited.push(await followLink(page, card))
  }
  return visited
}

const visibleElements = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })

/** Ten navigations from home to home: sections, pages of music, a step back. Each turn opens other cards. */
export const roundTrip = async (page: Page, turn: number): Promise<string[]> => {
  const card = (selector: string) => visibleElements(page, selector).nth(turn)
  const tab = (at: number) => followLink(page, sectionTabs(page).nth(at))
  const album = await followLink(page, card('main a[href*="/music/albums/"]'))
  return [
    album,
    await followLink(page, visibleElements(page, 'main a[href*="/music/artists/"]').first()),
    await changeScreen(page, () => page.goBack(), album),
    await tab(1),
    await followLink(page, card('main a[href*="/music/playlists/"]')),
    await tab(2),
    await tab(3),
    await followLink(page, page.getByRole('banner').getByRole('link', { name: 'Search' })),
    await tab(4),
    await tab(0),
  ]
}
