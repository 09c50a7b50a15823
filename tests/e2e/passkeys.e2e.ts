/** A person adds a passkey, signs in with it, names it and removes it. */
import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, test, whenHydrated, whenSignedIn } from '../support/portal.ts'
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts'

const managePath = '/profile/manage'
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const rows = (page: Page) => section(page).getByRole('listitem')
const addButton = (page: Page) => section(page).getByRole('button', { name: 'Add a passkey' })
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

const registerAt = async (page: Page, name: string) => {
  await page.goto(`/register/riwaq?lang=en&redirectUrl=${encodeURIComponent(managePath)}`)
  await page.waitForURL(/\/oidc\/interaction\//)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}-${Date.now()}@riwaq.example`)
  await page.getByLabel('Password', { exact: true }).fill('seven quiet windows')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`**${managePath}`)
  await whenHydrated(page)
  await whenSignedIn(page)
}
const signOut = async (page: Page) => {
  await page.goto('/external/logout')
  await page.waitForURL(/\/external\/logout$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('You’re signed out')
  // The provider ends its own session a moment later.
  const left = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect
    .poll(async () => (await left()).filter((name) => /user-token|op_session/.test(name)))
    .toEqual([])
}
const openLogin = async (page: Page) => {
  // The provider may still be leading back from the logout.
  const address = `/login/riwaq?lang=en&redirectUrl=${encodeURIComponent(managePath)}`
  await expect(async () => void (await page.goto(address))).toPass()
  await page.waitForURL(/\/oidc\/interaction\//)
}

/** As browsers that offer no passkeys beside a form; the virtual device would answer such an offer at once. */
const offerNothingBesideForm = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

test('a passkey is added, signs in without an address, is named and removed', async ({ page, problems }) => {
  await offerNothingBesideForm(page)
  const device = await addVirtualAuthenticator(page)
  await registerAt(page, 'Nadia')
  await expect(section(page)).toContainText('You don’t have a passkey yet.')
  await addButton(page).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('not used yet')
  expect(await device.passkeys()).toMatchObject([{ rpId: 'riwaq.localhost' }])

  await addButton(page).click()
  await expect(section(page).getByRole('status')).toHaveText(
    'This device already has a passkey for your account.',
  )
  await expect(rows(page)).toHaveCount(1)

  await rows(page)
    .getByRole('button', { name: /^Rename / })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await expect(rows(page)).toContainText('My laptop')
  expect(await violationsOf(page)).toEqual([])

  await signOut(page)
  await openLogin(page)
  await expect(passkeyButton(page)).toBeVisible()
  await passkeyButton(page).click()
  await page.waitForURL(`**${managePath}`)
  await whenHydrated(page)
  await expect(rows(page)).toContainText('last used')

  await rows(page).getByRole('button', { name: 'Remove My laptop' }).click()
  await expect(dialog).toContainText('It’s your last passkey for riwaq.localhost.')
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(rows(page)).toHaveCount(0)
  await expect(section(page)).toContainText('You don’t have a passkey yet.')

  await signOut(page)
  await openLogin(page)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert').first()).toHaveText(
    'This passkey doesn’t belong to an account here any more. Use another one, or sign in with your password.',
  )
  // The device is notified, so that it offers this passkey no more.
  await expect.poll(() => device.passkeys()).toEqual([])
  expect(problems.filter((problem) => /Content Security Policy|Trusted/i.test(problem))).toEqual([])
})

test('the browser offers the passkey beside the form, and whoever takes it is signed in', async ({
  page,
}) => {
  await addVirtualAuthenticator(page)
  await registerAt(page, 'Iris')
  await addButton(page).click()
  await expect(rows(page)).toContainText('not used yet')
  await signOut(page)
  // The virtual person takes the offer at once: the page is left again before anything is pressed or typed.
  await page.goto(`/login/riwaq?lang=en&redirectUrl=${encodeURIComponent(managePath)}`)
  await page.waitForURL(`**${managePath}`)
  await whenSignedIn(page)
  await expect(rows(page)).toContainText('last used')
})

test('somebody whom the device does not recognise reads it, and may sign in with the password', async ({
  page,
}) => {
  const device = await addVirtualAuthenticator(page)
  await registerAt(page, 'Samir')
  await device.setRecognises(false)
  await addButton(page).click()
  await expect(section(page).getByRole('status')).toHaveText(
    /^(?:No passkey was added|Your device couldn’t make)/,
  )
  await expect(addButton(page)).toBeFocused()
  await openLogin(page)
  await passkeyButton(page).click()
  await expect(page.getByRole('alert').first()).toHaveText(
    'No passkey was used. Try again, or sign in with your password.',
  )
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})

test('a browser without passkeys has the password alone, and the account says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await openLogin(page)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(passkeyButton(page)).toBeHidden()
  await registerAt(page, 'Lena')
  await expect(section(page)).toContainText('This browser can’t use passkeys.')
  await expect(addButton(page)).toBeHidden()
})

test('the login page works without scripts, and with them it is accessible in both directions', async ({
  page,
  browser,
  baseURL,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false })
  const silent = await still.newPage()
  await silent.goto(`${baseURL}/login/riwaq?lang=en&redirectUrl=/`)
  await expect(silent.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(passkeyButton(silent)).toBeHidden()
  await still.close()
  for (const lang of ['en', 'ar']) {
    await page.goto(`/login/riwaq?lang=${lang}&redirectUrl=/`)
    await page.waitForURL(/\/oidc\/interaction\//)
    await expect(page.locator('#passkey')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  }
})

test('a page that wants a recent login opens after a passkey, and says so where none was used', async ({
  page,
}) => {
  await offerNothingBesideForm(page)
  const device = await addVirtualAuthenticator(page)
  await registerAt(page, 'Tarek')
  await addButton(page).click()
  await expect(rows(page)).toHaveCount(1)
  let refusals = 1
  await page.route('**/api/user/sessions/recent', (route) =>
    refusals-- > 0
      ? route.fulfill({
          status: 403,
          json: { status: 403, error: 'STEP_UP_REQUIRED', i18Message: 'x', requestId: 'r' },
        })
      : route.continue(),
  )
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  const confirm = dialog.getByRole('button', { name: 'Confirm with a passkey' })
  await expect(confirm).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await device.setRecognises(false)
  await confirm.click()
  await expect(dialog.getByRole('status')).toHaveText(
    'No passkey was used. Try again, or confirm in another way.',
  )
  await expect(confirm).toBeFocused()
  await device.setRecognises(true)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rows(page)).toContainText('last used')
  // The session is the same as before: nobody was signed out on the way.
  await expect(page.getByRole('button', { name: 'Account: Tarek' })).toBeVisible()
})
