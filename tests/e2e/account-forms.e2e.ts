/** Forms of the account by keyboard, without a connection and over a lost session: what only browsers show. */
import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, test, whenHydrated, whenSignedIn } from '../support/portal.ts'
import { Visitor } from '../support/visitor.ts'

const first = 'what was it again'
const createAccount = async (page: Page, path: string) => {
  const email = `nadia-${Date.now()}@riwaq.example`
  await page.goto(`/register/riwaq?lang=en&redirectUrl=${path}`)
  await page.getByLabel('Your name').fill('Nadia')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(first)
  await page.getByRole('button', { name: 'Create account' }).click()
  await whenSignedIn(page)
  return email
}
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the password is changed by keyboard: the form takes the focus and gives it back, a refusal stays at its field, and sending leaves the focus where it is', async ({
  page,
}) => {
  await createAccount(page, '/profile/manage')
  await button(page, 'Change password').press('Enter')
  const current = field(page, 'Current password')
  await expect(current).toBeFocused()
  await button(page, 'Cancel').press('Enter')
  await expect(button(page, 'Change password')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(current).toBeFocused()
  await page.keyboard.type('not the old one')
  await field(page, 'New password').fill('seven quiet windows')
  await field(page, 'Repeat new password').fill('seven quiet windows')
  await field(page, 'Repeat new password').press('Enter')
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription('This isn’t your current password')
  await current.press('Tab')
  await expect(current).toHaveAccessibleDescription('This isn’t your current password')

  await current.fill(first)
  const answers: (() => void)[] = []
  await page.route('**/api/**', async (route) => {
    if (route.request().postData()?.includes(first)) await new Promise<void>((done) => answers.push(done))
    await route.fallback()
  })
  await button(page, 'Save password').press('Enter')
  await expect.poll(() => answers.length).toBe(1)
  await expect(button(page, 'Save password')).toBeFocused()
  await expect(button(page, 'Save password')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  answers[0]?.()
  await expect(page.getByText('Password changed. You’re signed out on your other devices.')).toBeVisible()
  await expect(button(page, 'Change password')).toBeFocused()
  expect(answers).toHaveLength(1)

  await button(page, 'Request your data').press('Enter')
  await expect(page.getByRole('region', { name: 'Your data' }).getByRole('status')).toBeFocused()
  await button(page, 'Delete your account').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const consent = dialog.getByRole('checkbox', { name: 'I want to delete my account for good' })
  await expect(consent).toHaveAccessibleDescription('Tick this box first')
})

test('details that could not be saved without a connection, or because the session had ended, stand in the form again', async ({
  page,
  context,
  portal,
}) => {
  const email = await createAccount(page, '/profile/info')
  await whenHydrated(page)
  const lastName = field(page, 'Last name')
  await lastName.fill('Haddad')
  await context.setOffline(true)
  await button(page, 'Save details').press('Enter')
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toHaveText('No connection. Nothing is lost. Try again when you’re back online.')
  await expect(summary).toBeFocused()
  await context.setOffline(false)

  const elsewhere = new Visitor(portal.port, 'riwaq.localhost')
  elsewhere.jar = (await context.cookies()).map((cookie) => ({ ...cookie, attributes: '' }))
  expect((await elsewhere.call('/logout', { redirectUrl: '/', lang: 'en' })).status).toBe(200)
  const notice = page.getByRole('dialog', { name: 'Your session has expired' })
  // Some other call may have been refused first: then the form is gone already.
  await expect(async () => {
    const save = button(page, 'Save details')
    if (await save.isVisible()) await save.click({ timeout: 1_000 })
    await expect(notice).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await notice
    .getByRole('link', { name: 'Sign in' })
    .or(notice.getByRole('button', { name: 'Sign in' }))
    .click()
  await page.waitForURL(/\/oidc\/interaction\//)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(first)
  await page.keyboard.press('Enter')
  await expect(lastName).toHaveValue('Haddad')
  await button(page, 'Save details').click()
  await expect(page.getByText('Details saved')).toBeVisible()
})

test('in Arabic the account is used by keyboard: the slider follows the reading direction, a form is sent, and a question gives the focus back', async ({
  page,
}) => {
  await page.goto(`/register/riwaq?lang=ar&redirectUrl=${encodeURIComponent('/ar/parentalControl')}`)
  await page.locator('input[name=name]').fill('نادية')
  await page.locator('input[name=email]').fill(`nadia-${Date.now()}@riwaq.example`)
  await page.locator('input[name=password]').fill(first)
  await page.keyboard.press('Enter')
  await whenSignedIn(page)
  const slider = page.getByRole('slider', { name: 'الحد العمري' })
  await slider.focus()
  await page.keyboard.press('End')
  const highest = await slider.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  await expect(slider).not.toHaveAttribute('aria-valuetext', highest ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', highest ?? '')
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/ar/profile/info')
  const lastName = page.getByRole('main').locator('input[autocomplete=family-name]')
  await lastName.press('ControlOrMeta+A')
  await page.keyboard.type('حدّاد')
  await page.keyboard.press('Enter')
  await expect(page.getByText('حُفظت البيانات')).toBeVisible()

  await page.goto('/ar/profile/manage')
  await button(page, 'حذف حسابك').press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'الاحتفاظ بحسابي' })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(button(page, 'حذف حسابك')).toBeFocused()
})
