import type { Page } from '@playwright/test'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { expect, password, test, whenHydrated, whenShown } from '../support/portal.ts'

const openAlbum = async (page: Page) => {
  await page.goto('/en')
  await whenHydrated(page)
  await page.locator('a[href*="/music/albums/"]').first().click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeEnabled()
}
const passLogin = async (page: Page) => {
  await page.locator('input[type=password]').waitFor()
  await page.locator('input:not([type=password]):not([type=hidden])').first().fill('omar@riwaq.example')
  await page.locator('input[type=password]').fill(password('omar'))
  await page.keyboard.press('Enter')
}
/** The calls of the backend that the page sends from now on, as `POST /song`. */
const callsOf = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice(4)}`)
  })
  return calls
}
const likes = (calls: readonly string[]) => calls.filter((call) => / \/like\//.test(call))
const ceilings = (calls: readonly string[]) => calls.filter((call) => call === 'GET /parental-control')

test('a guest’s Play leads to the login and back to the same page, where playback starts; only then are likes and parental control requested [ROLE-22] [ROLE-25] [ROLE-32]', async ({
  page,
}) => {
  const calls = callsOf(page)
  await openAlbum(page)
  const place = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(calls.filter((call) => call === 'POST /song')).toEqual([])
  expect([...likes(calls), ...ceilings(calls)]).toEqual([])
  const signIn = { name: 'Sign in', exact: true }
  await dialog.getByRole('link', signIn).or(dialog.getByRole('button', signIn)).first().click()
  await passLogin(page)
  await page.waitForURL((url) => url.pathname === place)
  await expect.poll(() => calls).toContain('POST /song')
  // It plays once: a reload of the same place stays quiet.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('intention:riwaq')
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await expect.poll(() => likes(calls)).toContain('GET /like/albums')
  await expect.poll(() => ceilings(calls).length).toBeGreaterThan(0)
})

test('a shared link with a time plays from that second, also after a login', async ({ page, portal }) => {
  const show = await firstLinkedPathOn(portal, '/podcast/list', 'show')
  const episode = await firstLinkedPathOn(portal, show, 'episode')
  await page.goto(`${episode}?t=20`)
  await whenHydrated(page)
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in', exact: true }).click()
  await passLogin(page)
  await page.waitForURL((url) => url.pathname === episode && url.search === '?t=20')
  const player = page.getByRole('region', { name: 'Player' })
  const waits = player.getByText('Tap play to continue')
  await expect(waits.or(player.getByRole('button', { name: 'Pause' }))).toBeVisible()
  if (await waits.isVisible()) await player.getByRole('button', { name: 'Play', exact: true }).click()
  const place = player.getByRole('slider').first()
  // The speech before that second is made first.
  await expect.poll(async () => Number(await place.inputValue()), { timeout: 60_000 }).toBeGreaterThan(20)
  expect(Number(await place.inputValue())).toBeLessThan(30)
})
