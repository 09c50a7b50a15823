/** A walk through the portal's screens without leaving the page. */
import { type Page, expect } from '@playwright/test'
import { whenShown } from './portal.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Rooms' }).getByRole('link')

/** The next screen is there: its address, its heading, nothing under way. */
const arrive = async (page: Page, path: string) => {
  await whenShown(page, new RegExp(`^${path}$`))
  // Home stays in the page when it is left, hidden.
  await expect(page.locator('main h1').filter({ visible: true })).toHaveCount(1)
}
const follow = async (page: Page, link: ReturnType<typeof tabs>) => {
  const path = new URL((await link.getAttribute('href')) ?? '/', page.url()).pathname
  await link.click()
  await arrive(page, path)
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
