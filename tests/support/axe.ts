/** axe-core in the page, given past the page's own policy, as an extension of the browser would be. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<AxeResults> }
  }
}
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Broken rules with the places they are broken at. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    // What fades in has no contrast yet.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    )
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
    )
  })
  return found
}
