import type { Locator } from '@playwright/test'
import { expect, test, whenHydrated } from '../support/portal.ts'
import { inSecondRun } from '../support/second-run.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/**
 * From the press of a button to the frame in which the shelf stops: distance, and the shortest and the longest duration
 * that the observed frames allow. The scroll begins between the last frame at rest and the first one that moved.
 */
const turn = async (shelf: Locator, press: () => Promise<void>) => {
  const moved = shelf.evaluate(
    (list) =>
      new Promise<{ far: number; shortest: number; longest: number }>((done) => {
        const from = list.scrollLeft
        let rest = performance.now()
        let start = 0
        let last = { at: from, when: 0 }
        const measure = (now: number) => {
          if (list.scrollLeft !== last.at) last = { at: list.scrollLeft, when: now }
          if (!start && last.at !== from) start = now
          if (!start) rest = now
          if (start && now - last.when > 200)
            done({ far: last.at - from, shortest: last.when - start, longest: last.when - rest })
          else requestAnimationFrame(measure)
        }
        requestAnimationFrame(measure)
      }),
  )
  await press()
  return moved
}

/** How far the edge of the nearest card is from where cards begin. */
const offEdge = (shelf: Locator) =>
  shelf.evaluate((list) => {
    const edge =
      list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).paddingInlineStart)
    return Math.min(...[...list.children].map((card) => Math.abs(card.getBoundingClientRect().left - edge)))
  })

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(reducedMotion === 'reduce' ? 'for whoever wants no motion' : 'with motion', () => {
    test.use({ reducedMotion })
    test(
      `an arrow button scrolls a shelf ${reducedMotion === 'reduce' ? 'at once' : 'in 300 ms, to the edge of a card [CONST-07]'}`,
      inSecondRun,
      async ({ page }) => {
        await page.goto('/en')
        await whenHydrated(page)
        const section = page
          .locator('section', { has: page.getByRole('button', { name: 'Scroll forward' }) })
          .first()
        const shelf = section.getByRole('list').first()
        // The document carries a part of the shelf; at its end none begins at the edge.
        await expect.poll(() => shelf.getByRole('listitem').count()).toBeGreaterThan(8)
        await section.hover()
        const on = await turn(shelf, () => section.getByRole('button', { name: 'Scroll forward' }).click())
        expect(on.far).toBeGreaterThan(400)
        expect(await offEdge(shelf)).toBeLessThan(2)
        const left = () => shelf.evaluate((list) => list.scrollWidth - list.clientWidth - list.scrollLeft)
        const rest = await left()
        const back = await turn(shelf, () => section.getByRole('button', { name: 'Scroll back' }).click())
        expect(back.far).toBe(-on.far)
        // A fraction of a pixel may follow in a second scroll.
        for (const { shortest, longest } of [on, back])
          if (reducedMotion === 'reduce') expect(shortest).toBeLessThan(60)
          else expect(longest).toBeGreaterThan(200)
        const pages = Math.ceil(rest / on.far) + 2
        for (let at = 0; at < pages; at++) {
          const before = await left()
          if (before < 1) break
          await turn(shelf, () => section.getByRole('button', { name: 'Scroll forward' }).click())
        }
        expect(await left()).toBeLessThan(1)
      },
    )
  })
