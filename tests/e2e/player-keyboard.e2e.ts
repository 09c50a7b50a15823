/** The player by keyboard: few stops lead to it and through it. */
import type { Locator, Page } from '@playwright/test'
import { playFirstAlbum, playerBar } from '../support/queue-panel.ts'
import { expect, logInAs, test } from '../support/portal.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

/** Presses Tab until the name has the focus; how often. */
const stopsTo = async (page: Page, name: RegExp) => {
  for (let stops = 1; stops <= 40; stops++) {
    await page.keyboard.press('Tab')
    if (name.test((await focusedName(page)) ?? '')) return stops
  }
  return Infinity
}
/** Tab stops from the focused element on that are in it. */
const stopsIn = async (page: Page, surface: Locator) => {
  const isInside = () => surface.evaluate((one) => one.contains(document.activeElement))
  const names: string[] = []
  for (; names.length < 40; names.push((await focusedName(page)) ?? '')) {
    await page.keyboard.press('Tab')
    const name = (await focusedName(page)) ?? ''
    if (!(await isInside()) || name === names[0]) break
  }
  return names
}

test('from the second song of an album a few stops lead to the bar, and a few through it', async ({
  page,
}) => {
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  const bar = playerBar(page)
  await expect(bar).toBeVisible()
  const row = page.getByRole('main').locator('ol > li').nth(1)
  await row.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveAttribute('aria-current', 'true')
  expect(await stopsTo(page, /^Skip to player$/)).toBeLessThanOrEqual(4)
  await page.keyboard.press('Enter')
  await expect(bar).toBeFocused()
  expect(await stopsIn(page, bar)).toHaveLength(5)

  // From the top of the page as well.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.querySelector<HTMLElement>('#root span[tabindex="-1"]')?.focus()
  })
  expect(await stopsTo(page, /^Skip to player$/)).toBeLessThanOrEqual(3)
})

test('arrow keys move between the buttons of a group; after a click they seek', async ({ page }) => {
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  const bar = playerBar(page)
  const pause = bar.getByRole('button', { name: 'Pause', exact: true })
  await bar.getByRole('button', { name: /Open player$/ }).focus()
  await page.keyboard.press('Tab')
  await expect(pause).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(bar.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(bar.getByRole('button', { name: 'Shuffle', exact: true })).toBeFocused()

  await pause.click()
  const place = bar.getByRole('slider', { name: 'Position' })
  const before = Number(await place.inputValue())
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThanOrEqual(before + 4)
})

test('the full player and its small window have few stops', async ({ page }) => {
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  await playerBar(page)
    .getByRole('button', { name: /Open player$/ })
    .click()
  const full = page.getByRole('dialog')
  await full.getByRole('slider', { name: 'Position' }).waitFor()
  await full.getByRole('button', { name: 'Close' }).focus()
  expect((await stopsIn(page, full)).length).toBeLessThanOrEqual(11)
  await full.getByRole('button', { name: 'Small window' }).click()
  const stopsInSmall = () =>
    page.evaluate(() => {
      type Windows = typeof window & { documentPictureInPicture: { window: Window | null } }
      const small = (window as Windows).documentPictureInPicture.window
      const buttons = [...(small?.document.querySelectorAll('button') ?? [])]
      return buttons.filter(({ tabIndex }) => tabIndex === 0).map((one) => one.getAttribute('aria-label'))
    })
  await expect.poll(stopsInSmall).toEqual(['Pause'])
})
