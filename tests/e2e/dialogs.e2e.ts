/** The dialogs as a person meets them: over the page, with the focus inside, gone with Escape, with back, with the page. */
import type { Page } from '@playwright/test'
import type { DialogName, DialogProps } from '../../src/state/dialogs.ts'
import { dialog, focusIsInside, isOpen, openAlbum, seen } from '../support/dialogs.ts'
import { track } from '../support/player-page.ts'
import { expect, logInAs, test, whenAlive, whenShown } from '../support/portal.ts'
import { openByStore } from '../tools/lib/dialog-store.mjs'

test('share opens over its page with the disclaimer, the link and its code when asked, holds the focus, and gives it back on Escape [DIALOG-29, DIALOG-50]', async ({
  page,
}) => {
  await openAlbum(page)
  const address = page.url()
  await seen(page, 'Share').click()
  await isOpen(page, /^Share “/)
  expect(page.url()).toBe(address)
  await expect(dialog(page).getByText('Whoever has the link can open this page.')).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Link to this page' })).toHaveValue(address)
  await dialog(page).getByRole('button', { name: 'Show QR code' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code with the link to this page' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Hide QR code' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code' })).toBeHidden()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    await focusIsInside(page)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(seen(page, 'Share')).toBeFocused()
  expect(page.url()).toBe(address)
})

const nowhere = { x: NaN, y: NaN, width: NaN, height: NaN }
test('the menu of a row stands beside its button on a wide screen, in the page’s own light; a click beside it closes it, and in a window of another size it stands in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlbum(page)
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^More: / })
    .nth(1)
  const edge = async () => {
    const at = await button.boundingBox()
    return at ? at.x + at.width : NaN
  }
  const panel = async () => (await dialog(page).boundingBox()) ?? nowhere
  await button.click()
  await expect(dialog(page).getByRole('button', { name: 'Play next' })).toBeVisible()
  await focusIsInside(page)
  const { x, width, y, height } = await panel()
  expect(x + width).toBeCloseTo(await edge(), 0)
  const row = (await button.boundingBox())?.y ?? NaN
  expect(Math.min(Math.abs(y - row), Math.abs(y + height - row))).toBeLessThan(60)
  const veil = page.locator('.mantine-Modal-overlay')
  await expect(veil).toHaveCSS('background-color', /, 0\)$/)

  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Play next' })).toBeVisible()
  await page.setViewportSize({ width: 1000, height: 700 })
  const middle = async () => {
    const box = await panel()
    return box.x + box.width / 2
  }
  await expect.poll(middle).toBeCloseTo(500, 0)
})

const source = { kind: 'album', id: 'alb_desert', title: 'Desert Light' } as const
const every: { [N in DialogName]: DialogProps[N] } = {
  login: {},
  loginOptions: {},
  sessionExpired: {},
  share: { path: '/', title: 'Home' },
  stories: { stories: [], at: 0 },
  rating: { card: track('a'), title: 'Song a' },
  externalRedirect: { url: 'https://label.example/desert' },
  deviceNotSupported: {},
  genericError: {},
  appInstaller: {},
  consent: {},
  subscribe: { title: 'Song a' },
  player: {},
  pace: {},
  sleep: {},
  marks: {},
  whole: { whole: { kind: 'podcast', id: 'pod_1' } },
  queue: {},
  keys: {},
  track: { track: track('a'), title: 'Song a' },
  keep: { tracks: [track('a')], source, title: 'Desert Light' },
  gameTrailer: { url: '/media/none.mp4', seconds: 1, name: 'trailer', title: 'A game' },
  gameGallery: { title: 'A game', addresses: ['/img/a/320x0.webp'], colours: [], at: 0 },
}

/** Where the page is when a dialog comes to stand; some of them go at once where nothing plays. */
const whereItStands = (page: Page) =>
  page.evaluateHandle(() => {
    const stands = new Promise<string>((done) => {
      const look = (_: unknown, watch: MutationObserver) => {
        if (!document.querySelector('[role=dialog]')) return
        watch.disconnect()
        done(location.href)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    return { stands }
  })

test('no dialog has an address of its own [DIALOG-01]', async ({ page }) => {
  // A guest who asks what his songs weigh would be sent away.
  await logInAs(page, 'omar')
  await openAlbum(page)
  const address = page.url()
  const entries = () => page.evaluate(() => history.state?.dialogs ?? 0)
  for (const [name, props] of Object.entries(every)) {
    const where = await whereItStands(page)
    await openByStore(page, name, props)
    expect([name, await where.evaluate(({ stands }) => stands)]).toEqual([name, address])
    await page.keyboard.press('Escape')
    await expect(dialog(page), name).toHaveCount(0)
    await expect.poll(entries, name).toBe(0)
    expect([name, page.url()]).toEqual([name, address])
  }
})

test('back closes a dialog and stays on the page; the next back leaves it', async ({ page }) => {
  await openAlbum(page)
  const address = page.url()
  await seen(page, 'Share').click()
  await isOpen(page, /^Share “/)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  expect(page.url()).toBe(address)
  await page.goBack()
  await whenShown(page, /^\/$/)
})

test('a guest’s Play opens login, from it the login options open on top, never more than two [DIALOG-18, DIALOG-19]', async ({
  page,
}) => {
  await openAlbum(page)
  await seen(page, 'Play').click()
  await isOpen(page, 'Sign in')
  await expect(dialog(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/login\/riwaq\?/,
  )
  await dialog(page).getByRole('button', { name: 'Other ways' }).click()
  await isOpen(page, 'Ways to sign in')
  await expect(dialog(page, 'Ways to sign in').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/(login|register)\/riwaq\?/,
  )
  await expect(page.locator('[role=dialog]')).toHaveCount(2)
  await page.goBack()
  await expect(dialog(page, 'Ways to sign in')).toBeHidden()
  await isOpen(page, 'Sign in')
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('login closes when the page changes [DIALOG-CLOSE-03]', async ({ page }) => {
  await page.goto('/music/list')
  await whenAlive(page)
  await openAlbum(page)
  await seen(page, 'Play').click()
  await isOpen(page, 'Sign in')
  await page.evaluate(() => history.go(-2))
  await whenShown(page, /^\/$/)
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('the word that a device cannot show something closes with its page [DIALOG-38, DIALOG-CLOSE-05]', async ({
  page,
}) => {
  await openAlbum(page)
  await openByStore(page, 'deviceNotSupported', { kind: 'game' })
  await isOpen(page, 'Not on this device')
  await dialog(page).getByRole('button', { name: 'Got it' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await openByStore(page, 'deviceNotSupported', { kind: 'game' })
  await isOpen(page, 'Not on this device')
  await page.evaluate(() => history.go(-2))
  await whenShown(page, /^\/$/)
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('an error without a name of its own is told with its code, and nothing else is lost [DIALOG-37]', async ({
  page,
}) => {
  await openAlbum(page)
  await openByStore(page, 'genericError', { status: 502, code: 'ODD' })
  await isOpen(page, 'That did not work')
  await expect(dialog(page).getByRole('alert')).toHaveText(/Nothing was changed and nothing is lost/)
  await expect(dialog(page).getByText('Code 502 ODD')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Got it' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('a link to somebody else’s address says whose before it opens [DIALOG-49]', async ({ page }) => {
  await openAlbum(page)
  await openByStore(page, 'externalRedirect', { url: 'https://label.example/desert' })
  await isOpen(page, 'You are leaving Riwaq')
  await expect(dialog(page).getByText('label.example')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await openByStore(page, 'externalRedirect', { url: 'https://label.example/desert' })
  const popup = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Open' }).click()
  await (await popup).close()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('a link to somebody’s mail or telephone leads there at once: it is no page of anybody', async ({
  page,
  portal,
}) => {
  const { headers, body } = await portal.get('/')
  // The document says it all: no fresh answer comes behind it.
  await page.route(/\/api\/structure/, () => undefined)
  for (const [to, isTaken] of [
    ['mailto:ines@maker.example', false],
    ['tel:+49301234', false],
    ['https://maker.example/', true],
  ] as const) {
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) =>
        route.fulfill({
          headers: headers as Record<string, string>,
          body: body.replaceAll('"/music/albums"', `"${to}"`),
        }),
    )
    await page.goto('/')
    await whenAlive(page)
    const byThePage = await page.locator(`main a[href="${to}"]`).evaluate((link: HTMLElement) => {
      const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
      addEventListener('click', (event) => event.preventDefault(), { once: true })
      let taken = false
      document.addEventListener('click', (event) => (taken = event.defaultPrevented), { once: true })
      link.dispatchEvent(tap)
      return taken
    })
    expect([to, byThePage]).toEqual([to, isTaken])
    await expect(page.locator('[role=dialog]')).toHaveCount(isTaken ? 1 : 0)
  }
})

test('a dialog that nobody opened by keys shows no ring on the button that closes it before a key is pressed', async ({
  page,
}) => {
  const ring = () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  await page.goto('/?code=wrong')
  await whenAlive(page)
  await isOpen(page, /./)
  const close = dialog(page).getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  expect(await ring()).toBe('none')
  await page.keyboard.press('Tab')
  await focusIsInside(page)
  expect(await ring()).toBe('solid')
})
test('a dialog opened by keys shows at once where the focus is', async ({ page }) => {
  await openAlbum(page)
  await page.keyboard.press('Tab')
  await seen(page, 'Share').focus()
  await page.keyboard.press('Enter')
  await isOpen(page, /^Share “/)
  const close = dialog(page).getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  await expect(close).toHaveCSS('outline-style', 'solid')
})
