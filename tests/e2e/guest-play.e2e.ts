import type { Page } from '@playwright/test'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { deviceSizes, variantsOf } from '../support/device-variants.ts'
import { expect, password, test, whenHydrated, whenShown } from '../support/portal.ts'
import { wordOf } from '../tools/lib/shot-steps.mjs'

const playButton = (page: Page, lang: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: wordOf(lang, 'core.play'), exact: true })
    .first()
const openAlbum = async (page: Page, lang: string) => {
  await page.goto(`/${lang}`)
  await whenHydrated(page)
  await page.locator('a[href*="/music/albums/"]').first().click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(playButton(page, lang)).toBeEnabled()
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

/** A guest taps Play on an album and reads that an account can be made. */
const tapPlay = async (page: Page, lang: string) => {
  await openAlbum(page, lang)
  const place = new URL(page.url()).pathname
  await playButton(page, lang).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(wordOf(lang, 'login.toPlay'))
  return { place, dialog }
}
const expectPlayer = async (page: Page, lang: string) => {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('region', { name: wordOf(lang, 'player.name') })).toBeVisible()
}

for (const [lang, device] of variantsOf(
  [
    ['en', 'phone'],
    ['ar', 'desktop'],
  ],
  [
    ['en', 'desktop'],
    ['ar', 'phone'],
  ],
))
  test(`a guest’s Play leads to the login and back to the same page, where playback starts; only then are likes and parental control requested, in ${lang} on a ${device} [ROLE-22] [ROLE-25] [ROLE-32]`, async ({
    page,
  }) => {
    await page.setViewportSize(deviceSizes[device])
    const calls = callsOf(page)
    const { place, dialog } = await tapPlay(page, lang)
    expect(calls.filter((call) => call === 'POST /song')).toEqual([])
    expect([...likes(calls), ...ceilings(calls)]).toEqual([])
    const signIn = { name: wordOf(lang, 'login.signIn'), exact: true }
    await dialog.getByRole('link', signIn).or(dialog.getByRole('button', signIn)).first().click()
    await page.locator(`html[lang=${lang}] input[type=password]`).waitFor()
    await passLogin(page)
    await page.waitForURL((url) => url.pathname === place)
    await expect.poll(() => calls).toContain('POST /song')
    // It plays once: a reload of the same place stays quiet.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('intention:riwaq')
    await expectPlayer(page, lang)
    await expect.poll(() => likes(calls)).toContain('GET /like/albums')
    await expect.poll(() => ceilings(calls).length).toBeGreaterThan(0)
  })

for (const [lang, device] of variantsOf(
  [['en', 'desktop']],
  [
    ['ar', 'desktop'],
    ['en', 'phone'],
    ['ar', 'phone'],
  ],
))
  test(`a guest who taps Play makes an account, and back on the same page the song plays, in ${lang} on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(deviceSizes[device])
    const calls = callsOf(page)
    const { place, dialog } = await tapPlay(page, lang)
    await dialog.getByRole('link', { name: wordOf(lang, 'login.create') }).click()
    await page.locator(`html[lang=${lang}] input[name=name]`).fill('Nadia')
    await page.locator('input[name=email]').fill(`nadia-${Date.now()}@riwaq.example`)
    await page.locator('input[name=password]').fill('four quiet lamps')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === place)
    await expect.poll(() => calls).toContain('POST /song')
    await expectPlayer(page, lang)
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
