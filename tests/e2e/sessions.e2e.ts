/** Sessions and devices, a confirmed login, a new password: what only browsers show. */
import type { Browser, Page } from '@playwright/test'
import { answerConsentBefore, expect, leavePortal, test, whenHydrated } from '../support/portal.ts'

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
const first = 'what was it again'
const manage = '/profile/manage'

const fillPassword = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value)

/** An account of the test's own, as sessions of others would be in its list. */
const createAccount = async (page: Page, email: string) => {
  await page.goto(`/register/riwaq?lang=en&redirectUrl=${manage}`)
  await page.getByLabel('Your name').fill('Nadia')
  await page.getByLabel('Email').fill(email)
  await fillPassword(page, 'Password', first)
  await page.getByRole('button', { name: 'Create account' }).click()
}
const signIn = async (page: Page, email: string, typed = first) => {
  await page.goto(`/login/riwaq?lang=en&redirectUrl=/`)
  await page.getByLabel('Email').fill(email)
  await fillPassword(page, 'Password', typed)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
const openPhone = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({ userAgent: phoneAgent, ...(baseURL ? { baseURL } : {}) })
  await answerConsentBefore(context)
  return context.newPage()
}
const isSignedIn = (page: Page) => expect(page.getByRole('button', { name: 'Account: Nadia' })).toBeVisible()
const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions and devices' })
const lostNotice = (page: Page) => page.getByRole('dialog', { name: 'Your session has expired' })

test('another device is signed out from here, which the list and that device show', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `nadia-${Date.now()}@riwaq.example`
  await createAccount(page, email)
  await expect(sessions(page).getByText('This device')).toBeVisible()
  await expect(sessions(page)).toContainText('You aren’t signed in anywhere else.')
  const phone = await openPhone(browser, baseURL)
  await signIn(phone, email)
  await isSignedIn(phone)
  await leavePortal(phone)

  await page.reload()
  const there = sessions(page).getByRole('button', { name: 'Sign out there: Chrome on Android' })
  await there.click()
  await expect(page.getByText('Signed out: Chrome on Android')).toBeVisible()
  await expect(there).toHaveCount(0)
  await phone.goto('/?lang=en')
  await expect(lostNotice(phone)).toBeVisible()
  await phone.context().close()
})

test('a call that wants a recent login asks for the password and goes on, and a wrong one is named', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `nadia-${Date.now()}@riwaq.example`
  await createAccount(page, email)
  const phone = await openPhone(browser, baseURL)
  await signIn(phone, email)
  await isSignedIn(phone)
  let refusals = 1
  await page.route(/\/api\/user\/sessions$/, (route) =>
    route.request().method() === 'DELETE' && refusals-- > 0
      ? route.fulfill({
          status: 403,
          json: { status: 403, error: 'STEP_UP_REQUIRED', i18Message: 'x', requestId: 'r' },
        })
      : route.continue(),
  )
  await page.reload()
  await sessions(page).getByRole('button', { name: 'Sign out everywhere else' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  const field = confirm.getByLabel('Password', { exact: true })
  await field.fill('a guess')
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(field).toHaveAccessibleDescription('This isn’t your current password')
  await expect(field).toBeFocused()
  await field.fill(first)
  await field.press('Enter')
  await expect(page.getByText('You’re signed out everywhere else.')).toBeVisible()
  await expect(sessions(page)).toContainText('You aren’t signed in anywhere else.')
  await phone.context().close()
})

test('a page that wants a recent login opens once it is confirmed, and says so where it is not', async ({
  page,
}) => {
  await createAccount(page, `nadia-${Date.now()}@riwaq.example`)
  await expect(sessions(page)).toBeVisible()
  let refusals = 2
  await page.route('**/api/user/sessions/recent', (route) =>
    refusals-- > 0
      ? route.fulfill({
          status: 403,
          json: { status: 403, error: 'STEP_UP_REQUIRED', i18Message: 'x', requestId: 'r' },
        })
      : route.continue(),
  )
  await page.reload()
  const confirm = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect(confirm).toBeVisible()
  await expect(sessions(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  const again = page.getByRole('main').getByRole('button', { name: 'Confirm that it’s you' })
  await again.click()
  await confirm.getByLabel('Password', { exact: true }).fill(first)
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(sessions(page)).toBeVisible()
})

test('a new password signs out the other device, and opens the account from then on', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `nadia-${Date.now()}@riwaq.example`
  await createAccount(page, email)
  const phone = await openPhone(browser, baseURL)
  await signIn(phone, email)
  await isSignedIn(phone)
  await leavePortal(phone)
  const section = page.getByRole('region', { name: 'Password' })
  await section.getByRole('button', { name: 'Change password' }).click()
  await fillPassword(page, 'Current password', 'a guess')
  await fillPassword(page, 'New password', 'a brand new way')
  await fillPassword(page, 'Repeat new password', 'a brand new way')
  await section.getByRole('button', { name: 'Save password' }).click()
  const current = section.getByLabel('Current password', { exact: true })
  await expect(current).toHaveAccessibleDescription('This isn’t your current password')
  await current.fill(first)
  await section.getByRole('button', { name: 'Save password' }).click()
  await expect(section.getByRole('status')).toContainText('Password changed.')
  await phone.goto('/?lang=en')
  await expect(lostNotice(phone)).toBeVisible()
  await signIn(phone, email, 'a brand new way')
  await whenHydrated(phone)
  await isSignedIn(phone)
  await phone.context().close()
})
