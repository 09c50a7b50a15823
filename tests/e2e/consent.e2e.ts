/** The question about cookies: asked once, answered either way, taken back at any time, and in nobody's way. */
import type { Page } from '@playwright/test'
import { allowedCookie, consentCookie } from '../../src/contract/cookies.ts'
import { expect, test, whenAlive, whenShown } from '../support/portal.ts'

test.use({ hasAnswered: false })

const question = (page: Page) => page.getByRole('complementary', { name: 'Cookies' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies' })
const within = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('analyticsConsent'))
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)
const year = 31_536_000_000

const open = async (page: Page) => {
  await page.goto('/')
  await whenAlive(page)
  await expect(question(page)).toBeVisible()
}

test('Accept keeps all cookies for a year, at the bottom of the page, and is not asked again [CONSENT-03] [CONSENT-04] [CONSENT-10] [CONSENT-11] [CONSENT-12] [CONSENT-13] [CONSENT-14] [CONSENT-15] [CONST-13]', async ({
  page,
}) => {
  await open(page)
  const { y, height } = (await question(page).boundingBox()) ?? { y: 0, height: 0 }
  const tabs = await page.getByRole('navigation', { name: 'Rooms' }).boundingBox()
  expect((tabs?.y ?? 0) - (y + height)).toBeGreaterThanOrEqual(0)
  expect((tabs?.y ?? 0) - (y + height)).toBeLessThan(40)
  const before = Date.now()
  await answer(page, 'Accept').click()
  await expect(question(page)).toBeHidden()
  const [given, allowed] = await Promise.all([
    cookie(page, consentCookie.name),
    cookie(page, allowedCookie.name),
  ])
  expect(given).toMatchObject({ name: 'ncc_c', value: 'sessionstatisticsmarketing', path: '/' })
  expect(decodeURIComponent(allowed?.value ?? '')).toBe('statistics|marketing')
  expect(allowed).toMatchObject({ name: 'ncc_e', path: '/' })
  for (const one of [given, allowed])
    expect(Math.abs((one?.expires ?? 0) * 1000 - before - year)).toBeLessThan(60_000)
  expect(await flag(page)).toBe('1')
  // A room further and a load later nobody asks again.
  await page.goto('/music/list')
  await whenShown(page, /^\/music\/list$/)
  await page.getByRole('button', { name: 'Account and settings' }).click()
  // The menu knows of the question, so the page does.
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeVisible()
  await expect(question(page)).toBeHidden()
})

test('Decline is as near as Accept, sets nothing optional and is an answer too [CONSENT-17]', async ({
  page,
}) => {
  await open(page)
  const [yes, no] = await Promise.all([
    answer(page, 'Accept').boundingBox(),
    answer(page, 'Decline').boundingBox(),
  ])
  expect(no?.width).toBeCloseTo(yes?.width ?? 0, 0)
  await answer(page, 'Decline').click()
  await expect(question(page)).toBeHidden()
  expect((await cookie(page, consentCookie.name))?.value).toBe('sessionstatisticsmarketing')
  expect((await cookie(page, allowedCookie.name))?.value ?? '').toBe('')
  expect(await flag(page)).toBeNull()
})

test('one by one: Learn more and customize, a switch, Save; later Accept all and Decline all from the menu [CONSENT-16] [CONSENT-18] [CONSENT-19] [CONSENT-20] [CONSENT-21]', async ({
  page,
}) => {
  await open(page)
  await answer(page, 'Learn more and customize').click()
  const switches = dialog(page).getByRole('switch')
  await expect(switches).toHaveCount(3)
  await expect(switches.first()).toBeDisabled()
  await expect(switches.first()).toBeChecked()
  await dialog(page)
    .getByRole('switch', { name: /Partners/ })
    .check()
  await within(page, 'Save').click()
  await expect(question(page)).toBeHidden()
  const allowed = async () => decodeURIComponent((await cookie(page, allowedCookie.name))?.value ?? '')
  expect(await allowed()).toBe('marketing')
  expect(await flag(page)).toBeNull()
  const again = async (name: string) => {
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Account and settings' }).click()
    await page.getByRole('button', { name: 'Cookies' }).click()
    await within(page, name).click()
  }
  await again('Accept all')
  await expect.poll(allowed).toBe('statistics|marketing')
  expect(await flag(page)).toBe('1')
  await again('Decline all')
  await expect.poll(allowed).toBe('')
  expect(await flag(page)).toBeNull()
})
