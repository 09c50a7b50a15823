/** Walks through the portal's screens without leaving the page. */
import { type Locator, type Page, expect } from '@playwright/test'
import { whenShown } from './portal.ts'

export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Rooms' }).getByRole('link')

/** Goes on to another screen: its address, its heading, nothing under way. */
const change = async (page: Page, go: () => Promise<unknown>, path: string) => {
  await go()
  await whenShown(page, new RegExp(`^${path}$`))
  // Home stays in the page when it is left, hidden.
  await expect(page.locator('main h1').filter({ visible: true })).toHaveCount(1)
  return path
}
export const follow = async (page: Page, link: Locator) => {
  // A shelf of the person's own may come in between: what is clicked is what was read.
  const element = await link.elementHandle()
  const path = new URL((await element?.getAttribute('href')) ?? '/', page.url()).pathname
  await change(page, async () => element?.click(), path)
  // What is held is not collected, and with it the page it stood in.
  await element?.dispose()
  return path
}

/** Room after room; in music also an album or whatever the first card leads to. Answers the paths walked. */
export const walk = async (page: Page, steps: number): Promise<string[]> => {
  const walked: string[] = []
  const count = await tabs(page).count()
  for (let room = 0; walked.length < steps; room++) {
    walked.push(await follow(page, tabs(page).nth(room % count)))
    const card = page.locator('main a[href*="/albums/"]').filter({ visible: true }).first()
    if (walked.length < steps && (await card.isVisible())) walked.push(await follow(page, card))
  }
  return walked
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })

/** Ten navigations from home to home: rooms, pages of music, a step back. Another turn opens other cards. */
export const roundTrip = async (page: Page, turn: number): Promise<string[]> => {
  const card = (selector: string) => shown(page, selector).nth(turn)
  const tab = (at: number) => follow(page, tabs(page).nth(at))
  const album = await follow(page, card('main a[href*="/music/albums/"]'))
  return [
    album,
    await follow(page, shown(page, 'main a[href*="/music/artists/"]').first()),
    await change(page, () => page.goBack(), album),
    await tab(1),
    await follow(page, card('main a[href*="/music/playlists/"]')),
    await tab(2),
    await tab(3),
    await follow(page, page.getByRole('banner').getByRole('link', { name: 'Search' })),
    await tab(4),
    await tab(0),
  ]
}
