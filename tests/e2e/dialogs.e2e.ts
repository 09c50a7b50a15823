/** Dialogs have no address, close with Escape, with back and with their page, and at most two are open. */
import type { Page } from '@playwright/test'
import type { DialogName, DialogProps } from '../../src/state/dialogs/dialog-types.ts'
import { dialog, expectDialogOpen, openAlbumFromHome, visibleButton } from '../support/dialogs.ts'
import { createTrack } from '../support/player-answers.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { holdTopDialog, openDialogThroughStore } from '../tools/lib/dialog-store.mjs'
import { inSecondRun } from '../support/second-run.ts'

const source = { kind: 'album', id: 'alb_desert', title: 'Desert Light' } as const
const every: { [N in DialogName]: DialogProps[N] } = {
  login: {},
  loginOptions: {},
  loginOrSignUp: { reason: 'like' },
  loginNotByWifi: {
    option: { id: 'msisdn', title: 'Mobile number', kind: 'login', mobileDataOnly: true },
    title: 'Mobile number',
    returnTo: '/',
  },
  sessionExpired: {},
  confirmLogin: {},
  signOutElsewhere: {},
  signOut: { losses: { unsent: ['Desert Light'], downloads: [], queue: [] } },
  profileDeleteConfirm: {},
  externalLogout: { host: 'id.example', losses: null },
  renamePasskey: { id: 'psk_1', name: 'My phone' },
  removePasskey: { name: 'My phone', host: 'riwaq.localhost', last: 'way' },
  share: { path: '/', title: 'Home' },
  stories: { stories: [], at: 0 },
  rating: { card: createTrack('a'), title: 'Song a' },
  externalRedirect: { url: 'https://label.example/desert' },
  deviceNotSupported: {},
  genericError: {},
  parentalControl: { purpose: 'confirm' },
  resetParentalPassword: {},
  appInstaller: {},
  consent: {},
  subscribe: { title: 'Song a', options: [] },
  player: {},
  playbackSettings: {},
  sleep: {},
  chapterMarkers: {},
  collectionSettings: { collection: { kind: 'podcast', id: 'pod_1' } },
  queue: {},
  keys: {},
  track: { track: createTrack('a'), title: 'Song a' },
  downloadTracks: { tracks: [createTrack('a')], source, title: 'Desert Light' },
  gameTrailer: { url: '/media/none.mp4', seconds: 1, name: 'trailer', title: 'A game' },
  gameGallery: { title: 'A game', addresses: ['/img/a/320x0.webp'], colours: [], at: 0 },
}

/** The page on which the dialog opens; some close at once where nothing plays. */
const settledPlace = (page: Page) =>
  page.evaluateHandle(() => {
    const settled = new Promise<string>((done) => {
      const onMutation = (_: unknown, watch: MutationObserver) => {
        if (!document.querySelector('[role=dialog]')) return
        watch.disconnect()
        done(location.href)
      }
      new MutationObserver(onMutation).observe(document, { childList: true, subtree: true })
    })
    return { stands: settled }
  })

/** The profile of a signed-in person closes these when it arrives. */
const ofLogin: readonly string[] = [
  'login',
  'loginOptions',
  'loginOrSignUp',
  'loginNotByWifi',
  'sessionExpired',
]

const expectNoAddresses = async (page: Page, names: readonly string[]) => {
  await openAlbumFromHome(page)
  const address = page.url()
  const left = () =>
    page.evaluate(() => [document.querySelectorAll('[role=dialog]').length, history.state?.dialogs ?? 0])
  for (const name of names) {
    const where = await settledPlace(page)
    await openDialogThroughStore(page, name, every[name as DialogName])
    expect([name, await where.evaluate(({ stands: settled }) => settled)]).toEqual([name, address])
    await page.keyboard.press('Escape')
    await expect.poll(left, { message: name, intervals: [20] }).toEqual([0, 0])
    expect([name, page.url()]).toEqual([name, address])
  }
}

test('no dialog has an address of its own [DIALOG-01]', inSecondRun, async ({ page }) => {
  // A guest who opens the download sizes would be redirected to the login.
  await logInAs(page, 'omar')
  await expectNoAddresses(
    page,
    Object.keys(every).filter((name) => !ofLogin.includes(name)),
  )
})

test('no dialog of a guest’s login has an address of its own [DIALOG-01]', ({ page }) =>
  expectNoAddresses(page, ofLogin))

test('back closes a dialog and stays on the page; the next back leaves it', async ({ page }) => {
  await openAlbumFromHome(page)
  const address = page.url()
  await visibleButton(page, 'Share').click()
  await expectDialogOpen(page, /^Share “/)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  expect(page.url()).toBe(address)
  await page.goBack()
  await whenShown(page, /^\/$/)
})

test('a guest’s Play opens the login dialog, the login options open on top of it, and never more than two dialogs are open [DIALOG-18, DIALOG-19]', async ({
  page,
}) => {
  await openAlbumFromHome(page)
  await visibleButton(page, 'Play').click()
  await expectDialogOpen(page, 'Sign in')
  await expect(dialog(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/login\/riwaq\?/,
  )
  await expect(dialog(page).getByText('sign in or create an account')).toBeVisible()
  const addresses = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(addresses).toEqual(['/login/riwaq', '/register/riwaq'])
  await openDialogThroughStore(page, 'loginOptions')
  await expectDialogOpen(page, 'Sign-in options')
  await expect(dialog(page, 'Sign-in options').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/(login|register)\/riwaq\?/,
  )
  await expect(page.locator('[role=dialog]')).toHaveCount(2)
  await page.goBack()
  await expect(dialog(page, 'Sign-in options')).toBeHidden()
  await expectDialogOpen(page, 'Sign in')
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('the login dialog closes on a route change [DIALOG-CLOSE-03]', async ({ page }) => {
  await page.goto('/music/list')
  await whenHydrated(page)
  await openAlbumFromHome(page)
  await visibleButton(page, 'Play').click()
  await expectDialogOpen(page, 'Sign in')
  await page.evaluate(() => history.go(-2))
  await whenShown(page, /^\/$/)
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('the device-not-supported dialog closes on a route change', async ({ page }) => {
  await openAlbumFromHome(page)
  await openDialogThroughStore(page, 'deviceNotSupported', { kind: 'game' })
  await expectDialogOpen(page, 'Not available on this device')
  await dialog(page).getByRole('button', { name: 'Got it' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await openDialogThroughStore(page, 'deviceNotSupported', { kind: 'game' })
  await expectDialogOpen(page, 'Not available on this device')
  await page.evaluate(() => history.go(-2))
  await whenShown(page, /^\/$/)
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('an error without a message of its own shows the generic error dialog with its code [DIALOG-37]', async ({
  page,
}) => {
  await openAlbumFromHome(page)
  await openDialogThroughStore(page, 'genericError', { status: 502, code: 'ODD' })
  await expectDialogOpen(page, 'Something went wrong')
  await expect(dialog(page).getByRole('alert')).toHaveText(/Nothing has changed and nothing is lost/)
  await expect(dialog(page).getByText('Error code: 502 ODD')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Got it' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('a dialog that may not close keeps Escape, Back, veil, close button and swipe from closing it, and a route change closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openAlbumFromHome(page)
  await visibleButton(page, 'Share').click()
  await expectDialogOpen(page, /^Share “/)
  const title = dialog(page).getByRole('heading')
  await expect(dialog(page).getByRole('textbox', { name: 'Link to this page' })).toBeVisible()
  await expect.poll(() => dialog(page).evaluate((one) => one.getAnimations().length)).toBe(0)
  await holdTopDialog(page)
  const state = () => page.evaluate(() => [location.pathname, history.state?.dialogs ?? 0, history.length])
  const before = await state()
  const attempts: Record<string, () => Promise<unknown>> = {
    Escape: () => page.keyboard.press('Escape'),
    button: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    veil: () => page.mouse.click(195, 20),
    swipe: async () => {
      const { x = 0, y = 0 } = (await title.boundingBox()) ?? {}
      await page.mouse.move(x + 20, y + 10)
      await page.mouse.down()
      await page.mouse.move(x + 20, y + 400, { steps: 4 })
      await page.mouse.up()
    },
    Back: () => page.evaluate(() => history.back()),
    'Back again': () => page.evaluate(() => history.back()),
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    await attempt()
    await expect.poll(state, name).toEqual(before)
    // A dialog that closes is animated from the next frame on.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect.poll(() => dialog(page).evaluate((one) => one.getAnimations().length), name).toBe(0)
    await expect(dialog(page), name).toBeVisible()
    await expect(dialog(page), name).toHaveCSS('translate', 'none')
    expect(await state(), name).toEqual(before)
  }
  await page.evaluate(() => history.go(-2))
  await whenShown(page, /^\/$/)
  await expect(dialog(page)).toHaveCount(0)
})

test('what is typed in a dialog is not lost by Escape or Back: it asks first, and goes on where it was', async ({
  page,
}) => {
  await openAlbumFromHome(page)
  await openDialogThroughStore(page, 'renamePasskey', { id: 'psk_1', name: 'My phone' })
  await expectDialogOpen(page, 'Rename this passkey')
  const field = dialog(page).getByRole('textbox', { name: 'Name' })
  const question = dialog(page).getByRole('alert')
  await field.fill('My old phone')
  await page.keyboard.press('Escape')
  await expect(question).toHaveText('You haven’t sent what you typed.')
  await expect(field).toBeHidden()
  await expect(dialog(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('My old phone')
  await expect(field).toBeFocused()
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await openDialogThroughStore(page, 'renamePasskey', { id: 'psk_1', name: 'My phone' })
  await expect(field).toHaveValue('My phone')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})
