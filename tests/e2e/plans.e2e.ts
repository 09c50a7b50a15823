/** The plans of a tenant, as far as they can be had: to be read. */
import type { Page } from '@playwright/test'
import { languages } from '../../src/contract/languages.ts'
import { firstArticlePathOn } from '../support/article.ts'
import { expect, logInAs, passLogin, test, whenHydrated } from '../support/portal.ts'
import { inSecondRun } from '../support/second-run.ts'

const main = (page: Page) => page.getByRole('main')
const plans = (page: Page) => main(page).locator('li:has(h2)')
const plan = (page: Page, name: string) =>
  plans(page).filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
/** Formats of money hold narrow spaces and marks of direction. */
const plain = (text: string | null) =>
  (text ?? '').replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ')

test('show price, trial days and what they include, and no purchase where it is not possible', async ({
  page,
}) => {
  await page.goto('/subscription')
  await whenHydrated(page)
  await expect(plans(page).getByRole('heading', { level: 2 })).toHaveText(['Everything', 'Music', 'Day pass'])
  await expect(plan(page, 'Everything')).toContainText('€11.99 a month')
  await expect(plan(page, 'Everything')).toContainText('Free for 14 days')
  await expect(plan(page, 'Everything').getByRole('listitem')).toContainText(['Ten audiobooks a month'])
  await expect(plan(page, 'Day pass')).toContainText('€0.99 a day')
  await expect(plan(page, 'Day pass')).not.toContainText('Free for')
  await expect(main(page).getByText('Plans aren’t on sale here yet.')).toBeVisible()
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await expect(main(page).getByText('Your current plan')).toHaveCount(0)
})

test('use the language, digits and currency format of the page', async ({ page, portal }) => {
  await page.goto(`${portal.origin('nour')}/subscription`)
  await whenHydrated(page)
  const prices = plans(page).locator('h2 + p')
  await expect(prices).toHaveCount(3)
  const priceTexts = (await prices.allTextContents()).map(plain)
  for (const price of priceTexts) expect(price).toMatch(/^[٠-٩٫ ]+د\.إ في (?:الشهر|اليوم)$/)
  await expect(main(page).getByText('مجانًا لمدة ١٤ يومًا')).toBeVisible()
  await expect(main(page).getByText('الباقات غير معروضة للبيع هنا بعد.')).toBeVisible()
})

test('show which plan the user holds', async ({ page }) => {
  await logInAs(page, 'omar', '/subscription')
  const currentPlan = plans(page).filter({ hasText: 'Your current plan' })
  await expect(currentPlan).toHaveCount(1)
  await expect(currentPlan).not.toContainText('Free for')
})

test('are retried after a failed load', async ({ page }) => {
  let isBack = false
  await page.route('**/api/subscription/type?*', (route) =>
    isBack ? route.continue() : route.fulfill({ status: 500, json: {} }),
  )
  await page.goto('/subscription')
  await whenHydrated(page)
  const again = main(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  isBack = true
  await again.click()
  await expect(plans(page)).toHaveCount(3)
})

test('show each price on one line on an upright tablet, in every language', async ({ page, portal }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const { code } of languages)
    for (const tenant of ['riwaq', 'nour']) {
      await page.goto(`${portal.origin(tenant)}/${code}/subscription`)
      const prices = plans(page).locator('h2 + p')
      await expect(prices).toHaveCount(3)
      await page.evaluate(() => document.fonts.ready)
      const heights = await prices.evaluateAll((all) => all.map((price) => price.clientHeight))
      expect(Math.max(...heights), `${tenant} ${code}`).toBeLessThan(45)
    }
})

const storedChoice = (page: Page) => page.evaluate(() => sessionStorage.getItem('upgradeTo'))
const chosen = (page: Page) => plans(page).filter({ hasText: 'You chose this plan' })

test(
  'a guest who goes on with a plan comes back to it from the login, once [CONST-15]',
  inSecondRun,
  async ({ page }) => {
    await page.goto('/subscription')
    await whenHydrated(page)
    expect(await storedChoice(page)).toBeNull()
    await plan(page, 'Music').getByRole('link', { name: 'Continue with Music' }).click()
    expect(await storedChoice(page)).toMatch(/^\d+$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Sign in' }).click()
    await passLogin(page, 'lina', 'riwaq')
    await page.waitForURL((url) => url.pathname === '/subscription')
    await expect(chosen(page).getByRole('heading', { level: 2 })).toHaveText(['Music'])
    await expect(chosen(page)).toBeInViewport()
    expect(await storedChoice(page)).toBeNull()
    await expect(main(page).getByRole('link', { name: /^Continue with/ })).toHaveCount(0)
    await page.reload()
    await expect(plans(page)).toHaveCount(3)
    await expect(chosen(page)).toHaveCount(0)
  },
)

test('a guest at a locked article sees the plan that opens it among the others, in this tab alone', async ({
  page,
  portal,
}) => {
  await page.goto(await firstArticlePathOn(portal, '/articles/premium'))
  await whenHydrated(page)
  await expect(main(page).getByText(/^From /)).toBeVisible()
  await main(page).getByRole('link', { name: 'See plans' }).click()
  await expect(chosen(page)).toHaveCount(1)
  await page.reload()
  await expect(chosen(page)).toHaveCount(1)
  const other = await page.context().newPage()
  await other.goto('/subscription')
  await expect(plans(other)).toHaveCount(3)
  await expect(chosen(other)).toHaveCount(0)
})
