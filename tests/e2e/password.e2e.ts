/** Out by the address that ends a session, and back in with a new password for a forgotten one. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from '../support/portal.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const account = (page: Page) => page.getByRole('button', { name: 'Account: Nadia' })
const email = `nadia-${Date.now()}@riwaq.example`
const [old, next] = ['what was it again', 'a brand new way']

const toProvider = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Email and password' }).click()
  await page.waitForURL(/\/oidc\/interaction\//)
}
/** The newest letter of the demo, which has no mail server. */
const linkIn = (dataDir: string) => {
  const folder = join(dataDir, 'mail')
  // It is written after the answer, so that the response time does not reveal who has an account.
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  const letters = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  return /http\S+session_id=\S+/.exec(letters.find((text) => text.includes(email)) ?? '')?.[0] ?? ''
}

test('/external/logout ends a session, and a forgotten password is reset by a link', async ({
  page,
  portal,
}) => {
  await page.goto('/user/login')
  await whenHydrated(page)
  await toProvider(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Nadia')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(old)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(account(page)).toBeVisible()

  await page.goto('/external/logout')
  await page.waitForURL(/\/external\/logout$/)
  await expect(heading(page)).toHaveText('You’re signed out')
  const left = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect
    .poll(async () => (await left()).filter((name) => /user-token|op_session/.test(name)))
    .toEqual([])
  // The provider may still be leading back.
  await expect(async () => void (await page.goto('/external/logout'))).toPass()
  await expect(heading(page)).toHaveText('You’re signed out')

  await page.goto('/resetpassword')
  await whenHydrated(page)
  const address = page.getByLabel('Email')
  await address.pressSequentially('nadia')
  await expect(address).not.toHaveAttribute('aria-invalid', 'true')
  await address.blur()
  await expect(address).toHaveAccessibleDescription('Enter a valid email address')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('nadia')
  await address.fill(email)
  await address.press('Enter')
  await expect(heading(page)).toHaveText('Check your email')

  await expect.poll(() => linkIn(portal.dataDir)).not.toBe('')
  await page.goto(linkIn(portal.dataDir))
  await whenHydrated(page)
  await expect(heading(page)).toHaveText('Choose a new password')
  const password = page.getByLabel('New password')
  // Two fields are wrong: the summary takes the focus and leads to each; what was typed stays.
  await page.getByLabel('Repeat password').fill('another')
  await page.getByRole('button', { name: 'Save password' }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Repeat password')).toHaveValue('another')
  await summary.getByRole('button', { name: /^New password: / }).click()
  await expect(password).toBeFocused()
  await password.fill(next)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByLabel('Repeat password').fill(next)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(page)).toHaveText('Password changed')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a field is validated on blur and when its value is complete, never while typing [FORM-19] [FORM-20] [FORM-21]', async ({
  page,
}) => {
  await page.goto('/resetpassword')
  await whenHydrated(page)
  const address = page.getByLabel('Email')
  const expectDescription = (text: string) => expect(address).toHaveAccessibleDescription(text)
  // Left without a change.
  await address.focus()
  await expect(address).not.toHaveAttribute('aria-invalid', 'true')
  await address.blur()
  await expectDescription('Fill in this field')
  await address.pressSequentially('nadia')
  await expectDescription('Fill in this field')
  // As a browser's autofill reports it: no field loses the focus.
  await address.dispatchEvent('change')
  await expectDescription('Enter a valid email address')
  await expect(address).toBeFocused()
})

test('a refused form keeps what was typed: the refusal of a field stands at the field, any other in the summary', async ({
  page,
}) => {
  const error = { error: 'BAD_REQUEST', i18Message: 'error.BAD_REQUEST', requestId: 'test-0001' }
  const answers = [
    { status: 400, details: [{ field: 'email', reason: 'email' }] },
    { status: 400, details: { largest: 9 } },
  ]
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET' || !route.request().postData()?.includes('nadia@'))
      return route.fallback()
    const answer = answers.shift()
    await route.fulfill({ status: 400, json: { ...error, ...answer } })
  })
  await page.goto('/resetpassword')
  await whenHydrated(page)
  const address = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Send link' })
  await address.fill('nadia@riwaq.example')
  await send.click()
  await expect(address).toHaveAccessibleDescription('Enter a valid email address')
  await expect(address).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await send.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expect(address).toHaveValue('nadia@riwaq.example')
  // It is back when the form is opened again, in this page.
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(address).toHaveCount(0)
  await page.goBack()
  await expect(address).toHaveValue('nadia@riwaq.example')
})
