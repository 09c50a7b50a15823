/** An account is deleted: what it held is gone from the backend, from this device, and from the others at their next contact. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { browserStorageText } from '../support/browser-storage.ts'
import {
  type PersonalData,
  personalDataBesideCookie,
  personalDataIn,
  readPersonalData,
  tooShort,
} from '../support/personal-data.ts'
import {
  answerConsentBefore,
  expect,
  logInAs,
  passLogin,
  testOnOwnPortal,
  whenHydrated,
  whenSignedIn,
} from '../support/portal.ts'
import { inSecondRun } from '../support/second-run.ts'

const test = testOnOwnPortal()
test.use({ serviceWorkers: 'allow' })

const corner = (page: Page) => page.getByRole('button', { name: 'Account and settings' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const lettersIn = (dataDir: string) => {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** A refused call reloads the page [ERR-24]: a check during that navigation is cut short and repeated. */
const expectNothingLeft = (
  page: Page,
  context: BrowserContext,
  person: PersonalData,
  find = personalDataIn,
) => expect(async () => expect(find(await browserStorageText(page, context), person)).toEqual([])).toPass()

test(
  'whoever deletes their account reads in numbers what goes, confirms it, and leaves nothing behind [DIALOG-44]',
  inSecondRun,
  async ({ page, context, browser, portal }) => {
    const elsewhere = await browser.newContext({ baseURL: portal.origin(), serviceWorkers: 'allow' })
    await answerConsentBefore(elsewhere)
    const there = await elsewhere.newPage()
    await logInAs(there, 'omar', '/favorites')
    await logInAs(page, 'omar', '/profile/manage')
    const person = await readPersonalData(page, context)
    expect(tooShort(person)).toEqual([])

    await page.getByRole('button', { name: 'Delete your account', exact: true }).click()
    const dialog = question(page)
    await expect(dialog.getByRole('listitem').filter({ hasText: /^Favourites: \d/ })).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: /^Plan: .+/ })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    const tick = dialog.getByRole('checkbox', { name: 'I want to delete my account for good' })
    await expect(tick).toBeFocused()
    await expect(tick).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'Delete your account', exact: true }).click()
    await tick.check()
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await whenHydrated(page)
    await expect(corner(page)).toBeVisible()
    await expectNothingLeft(page, context, person)
    await expect.poll(() => lettersIn(portal.dataDir).join('\n')).toContain(`To: ${person.email}`)

    const personThere = await readPersonalData(there, elsewhere)
    await there.reload()
    await expect(there.getByText('This account was deleted.')).toBeVisible()
    await expect(corner(there)).toBeVisible()
    await expectNothingLeft(there, elsewhere, personThere, personalDataBesideCookie)
    await elsewhere.close()

    await page.goto('/login/riwaq?lang=en&redirectUrl=/')
    await passLogin(page, 'omar')
    await expect(page.getByText('The email and password don’t match.')).toBeVisible()
  },
)

test('a deletion that fails is said kindly and loses nothing [ERR-52]', inSecondRun, async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => errors.push(message.text()))
  await logInAs(page, 'lina', '/profile/manage')
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Delete your account', exact: true }).click()
  const dialog = question(page)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^We couldn’t delete your account\. Nothing is lost\./)
  expect(errors.some((text) => text.startsWith('Error while deleting user account'))).toBe(true)
  await page.keyboard.press('Escape')
  // Its entry of the history goes first.
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await whenSignedIn(page)
})
