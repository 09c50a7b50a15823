/** Parental control, as a parent uses it: by keyboard, without a connection, in two tabs, and by letter. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languageCodes } from '../../src/contract/languages.ts'
import { violationsOf } from '../support/axe.ts'
import { dialog, expectDialogOpen } from '../support/dialogs.ts'
import { expect, logInAs, testOnOwnPortal, whenControlled, whenHydrated } from '../support/portal.ts'

const test = testOnOwnPortal()
test.use({ serviceWorkers: 'allow' })
const path = '/parentalControl'
const digits = '70419263'

const slider = (page: Page) => page.getByRole('slider', { name: 'Age limit' })
const state = (page: Page) => page.getByRole('main').getByRole('status')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const passwordField = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const expectLimit = (page: Page, text: string) => expect(slider(page)).toHaveAttribute('aria-valuetext', text)
const limit = (age: number) => `\u2066${age}+\u2069`
/** How many titles a child sees, as the sentence says. */
const seen = async (page: Page) => {
  const sentence = page.getByRole('main').getByText(/^With this limit, a child sees \d/)
  await expect(sentence).toBeVisible()
  return Number(/sees ([\d,]+) of/.exec((await sentence.textContent()) ?? '')?.[1]?.replace(',', ''))
}
const turnOn = async (page: Page, password: string) => {
  await button(page, 'Turn on').click()
  await expectDialogOpen(page, 'Turn on parental control')
  await passwordField(page, 'New parental password').fill(password)
  await passwordField(page, 'Repeat password').fill(password)
  await page.keyboard.press('Enter')
  await expect(state(page)).toHaveText('On')
}

test('parental control is a screen of its own at each of its seven addresses, and for users only [ROUTE-PROT-03] [ROLE-49]', async ({
  page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.goto(path)
  await expect(heading).toHaveText('Sign in')
  await logInAs(page, 'lina', path)
  await expect(heading).toHaveText('Parental control')
  for (const lang of languageCodes) {
    await page.goto(`/${lang}${path}`)
    await whenHydrated(page)
    await expect(page.getByRole('slider')).toBeVisible()
    await expect(heading).toBeVisible()
  }
})

test('a parent turns it on, lowers it without a connection and raises it with the password, by keyboard, and another tab follows [SHELL-18] [DIALOG-27]', async ({
  page,
  context,
}) => {
  await logInAs(page, 'omar', path)
  await expect(state(page)).toHaveText('Off')
  await expectLimit(page, limit(12))
  const all = await seen(page)
  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expectLimit(page, limit(6))
  expect(await seen(page)).toBeLessThan(all)
  await turnOn(page, digits)
  const other = await context.newPage()
  await other.goto(path)
  await expectLimit(other, limit(6))

  await page.bringToFront()
  await whenControlled(page)
  await context.setOffline(true)
  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expectLimit(page, 'All ages')
  await expectLimit(other, 'All ages')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('You’re offline. You can lower the limit now.')).toBeVisible()
  await expectLimit(page, 'All ages')
  // One of the two tabs sends it.
  const saved = context.waitForEvent(
    'response',
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/parental-control'),
  )
  await context.setOffline(false)
  expect((await saved).status()).toBe(200)

  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectDialogOpen(page, 'Enter the parental password')
  const password = passwordField(page, 'Parental password')
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('inputmode', 'numeric')
  // A keyboard has letters anyway.
  await expect(dialog(page).getByText('Use letters too')).toBeHidden()
  await expect(password).toHaveAttribute('dir', 'ltr')
  await page.keyboard.type('0000')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('Wrong password. 5 tries left')
  await password.fill(digits)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expectLimit(page, limit(6))
  await expectLimit(other, limit(6))
  expect(await violationsOf(page)).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toContain(digits)
})

/** The newest letter of the demo, which has no mail server. */
const codeIn = (dataDir: string) => {
  const folder = join(dataDir, 'mail')
  const letters = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const ownLetters = letters.filter((text) => text.includes('lina@riwaq.example'))
  // Others are of her logins.
  return ownLetters.flatMap((text) => /^\d{8}$/m.exec(text)?.[0] ?? [])[0] ?? ''
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })
  test('a forgotten parental password is reset by the code of a letter [DIALOG-28] [PARENTAL-08]', async ({
    page,
    portal,
  }) => {
    await logInAs(page, 'lina', path)
    await turnOn(page, digits)
    await button(page, 'Reset by email').click()
    await expectDialogOpen(page, 'Reset parental password')
    await expect(dialog(page)).toContainText('lina@riwaq.example')
    await dialog(page).getByRole('button', { name: 'Send code' }).click()
    const code = dialog(page).getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    // Closed to read the letter: the code that was sent is still good.
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await button(page, 'Reset by email').click()
    await dialog(page).getByRole('button', { name: 'I already have a code' }).click()
    await expect(code).toBeFocused()
    await code.fill('12 34')
    await code.blur()
    await expect(code).toHaveAccessibleDescription('This isn’t in the right format')
    await code.fill('1234')
    await code.blur()
    await expect(code).toHaveAccessibleDescription('Use exactly 8 characters')
    await expect.poll(() => codeIn(portal.dataDir)).toMatch(/^\d{8}$/)
    await code.fill(codeIn(portal.dataDir))
    await dialog(page).getByRole('button', { name: 'Use letters too' }).click()
    await passwordField(page, 'New parental password').fill('moonlight')
    await passwordField(page, 'Repeat password').fill('moonlight')
    await dialog(page).getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Parental password saved')).toBeVisible()
    // The code has opened this session for five minutes.
    await button(page, 'Turn off').click()
    await expect(state(page)).toHaveText('Off')
  })
})
