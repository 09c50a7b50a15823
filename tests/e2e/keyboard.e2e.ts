/** Keyboard only: every focus stop is visible, no action loses the focus, and nothing moves with reduced motion. */
import type { Page } from '@playwright/test'
import { runningAnimations } from '../support/overflow-and-motion.ts'
import { expect, logInAs, test, whenShown, whenSignedIn } from '../support/portal.ts'
import { wordOf } from '../tools/lib/shot-steps.mjs'
import { inSecondRun } from '../support/second-run.ts'

test.use({ reducedMotion: 'reduce' })

const press = (page: Page, key: string) => page.keyboard.press(key)

/** What has the focus: how it is called, and what is wrong with how it is shown. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: 'nothing', wrong: ['no focus'] }
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const middle = document.elementFromPoint(
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    )
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      wrong: [
        ...(outlineStyle === 'none' || outlineWidth === '0px' ? ['no ring'] : []),
        // A button below a whole tile is shown by the tile's ring; words of the tile lie on it.
        ...(middle && (element.contains(middle) || element.closest('li:has(> button)')?.contains(middle))
          ? []
          : [`under ${middle?.outerHTML.slice(0, 80) ?? 'nothing'}`]),
      ],
    }
  })

/** Presses Tab until the element with this name has the focus; every stop in between must be visible. */
const tabTo = async (page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let stop = 0; stop < 80; stop++) {
    await press(page, key)
    const now = await focused(page)
    // A page that is still being laid out scrolls to it a moment later.
    if (now.wrong.length > 0) await expect.poll(async () => (await focused(page)).wrong, now.name).toEqual([])
    if (typeof name === 'string' ? now.name === name : name.test(now.name)) return
  }
  throw new Error(`${key} never reaches ${String(name)}`)
}
const expectFocusOn = (page: Page, name: string | RegExp) =>
  expect.poll(async () => (await focused(page)).name).toMatch(name)

/** The order of the keys does not depend on the language; with LONG it is walked in Arabic as well. */
for (const lang of process.env['LONG'] ? ['en', 'ar'] : ['en'])
  test(
    `the skip link, an album, Play, the like button, a dialog and the account menu work by keyboard alone, in ${lang} [A11Y-01]`,
    inSecondRun,
    async ({ page }) => {
      const words = (key: string) => wordOf(lang, key)
      const home = lang === 'en' ? '/' : `/${lang}`
      await logInAs(page, 'omar', home)
      await whenSignedIn(page)

      await press(page, 'Tab')
      expect(await focused(page)).toEqual({ name: words('shell.skip'), wrong: [] })
      await press(page, 'Enter')
      await tabTo(page, new RegExp(`${words('cards.kind.album')}: `))
      await press(page, 'Enter')
      await whenShown(page, /^\/music\/albums\//)
      const play = page
        .locator('article header')
        .getByRole('button', { name: words('core.play'), exact: true })
      await expect(play).toBeEnabled()

      await tabTo(page, words('shell.skip'))
      await press(page, 'Enter')
      await tabTo(page, words('core.play'))
      await press(page, 'Enter')
      await expect(page.getByRole('region', { name: words('player.name') })).toBeVisible()
      await expect.poll(() => page.locator('input[type=range]').first().inputValue()).not.toBe('0')
      expect(await runningAnimations(page)).toEqual([])

      const likeName = new RegExp(`^${words('likes.like').split('{{')[0]}`)
      await tabTo(page, likeName)
      const pressed = () => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))
      const before = await pressed()
      await press(page, 'Space')
      await expect.poll(pressed).not.toBe(before)

      await tabTo(page, words('album.share'))
      await press(page, 'Enter')
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
      await press(page, 'Escape')
      await expectFocusOn(page, words('album.share'))

      await tabTo(page, /Omar/, 'Shift+Tab')
      await press(page, 'Enter')
      await expect(page.getByRole('group', { name: words('login.language') })).toBeVisible()
      await tabTo(page, words('login.favourites'))
      await press(page, 'Escape')
      await expectFocusOn(page, /Omar/)

      await page.getByRole('button', { name: words('player.close') }).focus()
      await press(page, 'Enter')
      await expect(page.getByRole('region', { name: words('player.name') })).toBeHidden()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    },
  )
