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

/** What another theme can break. */
const rulesOfColour = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']
/** Rules beyond axe's defaults: targets of WCAG 2.2 AA, and 7:1 (AAA), which only applies to sentences. */
const additionalRules = { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } }

const brokenRules = (page: Page, only?: readonly string[]) =>
  page.evaluate(
    async ({ only, rules }) => {
      // During a fade-in the contrast is too low. Animations are not awaited: a page that is not drawn does not run
      // them.
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
      /** Body text ends like a sentence; captions, dates and names, which are in a `bdi`, do not. */
      const isSentence = (element: Element | null | undefined) => {
        const block = element?.closest('p, blockquote, figcaption') ?? element
        if (!block || block.localName === 'bdi') return false
        // The name of a control, though it may be a question.
        if (block.closest('button, a[class*=Button_]')) return false
        const text = block.textContent.trim()
        // Lists of facts are no sentences, though the last one may be an abbreviation with a full stop.
        if (/ ·\s/.test(text)) return false
        return /[.!?…؟]["”»)]?$/.test(text) && text.split(/\s+/).length > 3
      }
      const { violations } = await window.axe.run({
        resultTypes: ['violations'],
        elementRef: true,
        ...(only ? { runOnly: only } : { rules }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => id !== 'color-contrast-enhanced' || isSentence(element))
          // What has scrolled half under the bar is as large as before.
          .filter(({ any }) => id !== 'target-size' || !any[0]?.message.includes('obscured'))
          .map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
      )
    },
    { only, rules: additionalRules },
  )

/** Applies the tenant's other theme as the document itself does. */
const switchTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
    if ('alternate' in dataset) delete dataset['alternate']
    else dataset['alternate'] = ''
    document.body.style.cssText = ''
    if ('mantineColorScheme' in dataset) dataset['mantineColorScheme'] = dataset['theme']
    return dataset['theme']
  })

/** Broken rules with the places they are broken at; those of colour in both themes of the tenant. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(source)
  const found = await brokenRules(page)
  const other = await switchTheme(page)
  return [...found, ...(await brokenRules(page, rulesOfColour)).map((broken) => `${other}: ${broken}`)]
}
