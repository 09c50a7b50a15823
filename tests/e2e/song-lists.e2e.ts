/** Lists of songs that play: charts, all songs, favourites; by pointer, by finger and by keyboard. */
import type { Page } from '@playwright/test'
import { expect, logInAs, password, test, whenHydrated, whenShown } from '../support/portal.ts'

const player = (page: Page) => page.getByRole('region', { name: /^(Player|المشغّل)$/ })
const songRows = (page: Page) =>
  page.locator('main li').filter({ has: page.locator('a[href*="/music/tracks/"]'), visible: true })
const rowButton = (page: Page, at: number) => songRows(page).nth(at).getByRole('button').first()
const titleOf = async (page: Page, at: number) =>
  (await songRows(page).nth(at).getByRole('link').locator('bdi').textContent()) ?? ''

/** In the middle of a row may lie its title, which is a link. */
const besideTitle = { position: { x: 30, y: 30 } }

for (const path of ['/music/tracks', '/music/tracks/category', '/favorites'])
  test(`a tap on a song of ${path} plays it and goes on with that list`, async ({ page }) => {
    await logInAs(page, 'omar', path)
    await expect(songRows(page).nth(2)).toBeVisible()
    const [first, second] = [await titleOf(page, 1), await titleOf(page, 2)]
    await songRows(page)
      .nth(1)
      .getByRole('button', { name: `Play ${first}` })
      .click(besideTitle)
    await expect(player(page)).toContainText(first)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(
      songRows(page)
        .nth(1)
        .getByRole('button', { name: `Pause ${first}` }),
    ).toBeVisible()
    await player(page).getByRole('button', { name: 'Next' }).first().click()
    await expect(player(page)).toContainText(second)
    await expect(songRows(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(songRows(page).nth(1)).not.toHaveAttribute('aria-current', 'true')
  })

test('by keyboard the row plays first, then its title leads to the song’s page, then like and menu follow', async ({
  page,
}) => {
  await logInAs(page, 'omar', '/ar/music/tracks')
  const title = await titleOf(page, 0)
  await rowButton(page, 0).focus()
  await page.keyboard.press('Enter')
  await expect(player(page)).toContainText(title)
  await page.keyboard.press('Tab')
  await expect(songRows(page).first().locator('a[href*="/music/tracks/"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(songRows(page).first().locator('button[aria-pressed]')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  // The menu of a card loads what the card does not have.
  await expect(menu.locator('a[href*="/music/albums/"]')).toBeVisible()
  await menu.locator('a[href*="/music/tracks/"]').press('Enter')
  await whenShown(page, /^\/music\/tracks\/./)
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText(title)
})

test('a guest’s tap on a song of a list leads to the login, and back there the song plays with its list', async ({
  page,
}) => {
  await page.goto('/music/tracks')
  await whenHydrated(page)
  const [first, second] = [await titleOf(page, 3), await titleOf(page, 4)]
  await rowButton(page, 3).click(besideTitle)
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.locator('input[type=password]').waitFor()
  await page.locator('input:not([type=password]):not([type=hidden])').first().fill('omar@riwaq.example')
  await page.locator('input[type=password]').fill(password('omar'))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/music/tracks')
  await expect(player(page)).toContainText(first)
  await player(page).getByRole('button', { name: 'Next' }).first().click()
  await expect(player(page)).toContainText(second)
})

const found = (page: Page, title: string) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.locator('a[href*="/music/tracks/"]') })
    .filter({ hasText: title })
    .first()
const findSong = async (page: Page) => {
  await logInAs(page, 'omar', '/music/tracks')
  const title = await titleOf(page, 2)
  await page.goto(`/search?q=${encodeURIComponent(title)}&kind=songs`)
  await whenHydrated(page)
  return title
}

test('a tap on a song that was found plays it, its title leads to its page, and beside it are length and menu', async ({
  page,
}) => {
  const title = await findSong(page)
  const row = found(page, title)
  await expect(row).toContainText(/\d:\d\d/)
  await row.click(besideTitle)
  await expect(player(page)).toContainText(title)
  await expect(row.getByRole('button', { name: `Pause ${title}` })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/search')
  await row.getByRole('button', { name: `More: ${title}` }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play next' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row.locator('bdi').first().click()
  await whenShown(page, /^\/music\/tracks\/./)
})

test('‘Play next’ says so, and its song stays in front when another row is tapped', async ({ page }) => {
  await logInAs(page, 'omar', '/music/tracks')
  const [first, chosen, tapped, follows] = await Promise.all([0, 5, 1, 2].map((at) => titleOf(page, at)))
  await rowButton(page, 0).click(besideTitle)
  await expect(player(page)).toContainText(first ?? '')
  await songRows(page)
    .nth(5)
    .getByRole('button', { name: /^More: / })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play next' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Plays next' })).toBeVisible()
  await rowButton(page, 1).click(besideTitle)
  await expect(player(page)).toContainText(tapped ?? '')
  const next = player(page).getByRole('button', { name: 'Next' }).first()
  await next.click()
  await expect(player(page)).toContainText(chosen ?? '')
  await next.click()
  await expect(player(page)).toContainText(follows ?? '')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 915 } })
  test('a tap on a title plays its song, and the menu leads to the song’s page', async ({ page }) => {
    await logInAs(page, 'omar', '/music/tracks')
    const title = await titleOf(page, 2)
    const box = await songRows(page).nth(2).getByRole('link').locator('bdi').boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 8)
    await expect(player(page)).toContainText(title)
    expect(new URL(page.url()).pathname).toBe('/music/tracks')
    await songRows(page)
      .nth(2)
      .getByRole('button', { name: /^More: / })
      .tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Go to song' }).tap()
    await whenShown(page, /^\/music\/tracks\/./)
  })
  test('a tap on the title of a song that was found plays it', async ({ page }) => {
    const title = await findSong(page)
    const box = await found(page, title).locator('bdi').first().boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 8)
    await expect(player(page)).toContainText(title)
    expect(new URL(page.url()).pathname).toBe('/search')
  })
})
