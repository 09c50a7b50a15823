/** What moved on the page without anybody's doing, and from where to where. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        }
        const describe = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent?.slice(0, 20)}” ${describe(previousRect)} → ${describe(currentRect)}`,
        )
        window.shifts.push({ value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * A shift below this is a single character that moves for the next while its document arrives; for their total see
 * `sumOfShifts`.
 */
const smallestVisibleShift = 0.001

export const layoutShiftsOf = async (page: Page) => {
  const shifts = await page.evaluate(() => window.shifts)
  return shifts
    .filter(({ value }) => value >= smallestVisibleShift)
    .map(({ value, what }) => `${value.toFixed(4)} ${what.join(' ')}`)
}

export const totalLayoutShift = (page: Page) =>
  page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0))
