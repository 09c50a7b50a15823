/** A place of one's own: who one is, changed in every tab at once, and an address confirmed by a letter. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languageCodes } from '../../src/contract/languages.ts'
import { violationsOf } from '../support/axe.ts'
import { expect, test, whenHydrated } from '../support/portal.ts'
import { inSecondRun, halfOf } from '../support/second-run.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account: ${name}` })
const saved = (page: Page) => page.getByText('Details saved')

/** A person of this test alone: what is changed stays with them. */
const arrive = async (page: Page, name: string, email: string) => {
  await page.goto('/profile')
  await whenHydrated(page)
  await expect(heading(page)).toHaveText('Sign in')
  await page.getByRole('main').getByRole('link', { name: 'Email and password' }).click()
  await page.waitForURL(/\/oidc\/interaction\//)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill(`${name} Salem`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a very long walk')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname === '/profile' && url.search === '')
  await expect(account(page, name)).toBeVisible()
}
const letterTo = (dataDir: string, email: string) => {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return ''
  const letters = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return letters.find((text) => text.includes(`To: ${email}`)) ?? ''
}

test('the profile is the owner’s own: found in all seven variants and changed in all tabs at once [ROUTE-PROT-04, ROUTE-PROT-06, ROUTE-PROT-07, SHELL-29]', async ({
  page,
}) => {
  const email = `noor-${Date.now()}@riwaq.example`
  await arrive(page, 'Noor', email)
  await expect(heading(page)).toHaveText('Noor Salem')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const other = await page.context().newPage()
  await other.goto('/')
  await expect(account(other, 'Noor')).toBeVisible()

  await page.getByRole('link', { name: 'Edit details' }).click()
  const name = page.getByLabel('First name')
  await expect(name).toHaveValue('Noor')
  expect(await violationsOf(page)).toEqual([])
  // By keyboard: the arrows go through the pictures, and Enter saves.
  await page.getByRole('radio', { name: 'Your initials' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Moon' })).toBeChecked()
  await name.fill('Noura')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()
  for (const tab of [page, other]) {
    await expect(account(tab, 'Noura')).toBeVisible()
    await expect(account(tab, 'Noura').locator('svg')).toBeVisible()
  }
  await other.reload()
  await expect(account(other, 'Noura').locator('svg')).toBeVisible()
  await other.close()

  // Three of the six prefixes in each of the two runs of CI.
  for (const prefix of ['', ...halfOf(languageCodes.map((code) => `/${code}`))]) {
    await page.goto(`${prefix}/profile`)
    await expect(heading(page)).toHaveText('Noura Salem')
    await page.goto(`${prefix}/profile/info`)
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Noura')
    await page.goto(`${prefix}/profile/manage`)
    // Password, passkeys, sessions, the export and the deletion.
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(5)
  }
})

test(
  'what could not be saved is still in the form, and its fault stands at its field [ERR-51]',
  inSecondRun,
  async ({ page }) => {
    await arrive(page, 'Sami', `sami-${Date.now()}@riwaq.example`)
    await page.goto('/profile/info')
    const name = page.getByLabel('First name')
    const save = page.getByRole('button', { name: 'Save details' })
    await name.fill(' ')
    await save.click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Fill in this field')
    // A topic is asked for only with the news.
    await name.fill('Samira')
    await page.getByRole('switch', { name: 'News by email' }).check()
    await save.click()
    const topics = page.getByRole('group', { name: 'Topics' })
    await expect(topics).toContainText('Fill in this field')
    await topics.getByRole('checkbox', { name: 'New releases' }).check()

    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/api/user/profile**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await save.click()
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    expect(logged.join()).toContain('Error while updating user info')
    await expect(account(page, 'Sami')).toBeVisible()
    // Also after going elsewhere and coming back.
    await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(heading(page)).toHaveText('Sami Salem')
    await page.getByRole('link', { name: 'Edit details' }).click()
    await expect(name).toHaveValue('Samira')
    await expect(topics.getByRole('checkbox', { name: 'New releases' })).toBeChecked()
    await page.unroute('**/api/user/profile**')
    await save.click()
    await expect(account(page, 'Samira')).toBeVisible()
  },
)

test('a new address waits for its letter, and the link works once', async ({ page, portal }) => {
  const [old, next] = [`hadi-${Date.now()}@riwaq.example`, `hadi-${Date.now()}@new.example`]
  await arrive(page, 'Hadi', old)
  await page.goto('/profile/info')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill(next)
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('We’ve sent a link to').filter({ hasText: next })).toBeVisible()
  await expect(email).toHaveValue(old)

  await expect.poll(() => letterTo(portal.dataDir, next)).not.toBe('')
  const link = /http\S+confirm=\S+/.exec(letterTo(portal.dataDir, next))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText('Your email is now').filter({ hasText: next })).toBeVisible()
  await expect(email).toHaveValue(next)
  expect(new URL(page.url()).search).toBe('')
  await page.goto(link)
  await expect(page.getByText('Your email hasn’t changed.')).toBeVisible()
  await expect.poll(() => letterTo(portal.dataDir, old)).toContain('has changed')
})

test('a new address that waits is given up by its owner, and its link opens nothing', async ({
  page,
  portal,
}) => {
  const [old, next] = [`hala-${Date.now()}@riwaq.example`, `hala-${Date.now()}@new.example`]
  await arrive(page, 'Hala', old)
  await page.goto('/profile/info')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill(next)
  await page.getByRole('button', { name: 'Save details' }).click()
  const pending = page.getByText('We’ve sent a link to').filter({ hasText: next })
  await expect(pending).toBeVisible()
  await expect.poll(() => letterTo(portal.dataDir, next)).not.toBe('')
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Keep my current email' }).press('Enter')
  await expect(pending).toHaveCount(0)
  await expect(email).toBeFocused()
  await expect(email).toHaveValue(old)
  await page.goto(/http\S+confirm=\S+/.exec(letterTo(portal.dataDir, next))?.[0] ?? '')
  await expect(page.getByText('Your email hasn’t changed.')).toBeVisible()
})
