/** Checks for users who zoom a page or who prefer reduced motion. */
import type { Page } from '@playwright/test'

/** A desktop of 1280 by 1024 at 400 %. */
const viewportAt400Percent = { width: 320, height: 256 }

/**
 * Elements that overflow horizontally at 400 %, the widest first. Far blocks, which are laid out only near the viewport
 * and clip their overflow, are all laid out for this.
 */
export const overflowingElements = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(viewportAt400Percent)
  return page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    // Media queries and observers see the width in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const out = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return Math.round(Math.max(right - innerWidth, -left))
    }
    /** In a row that scrolls, or in a frame that cuts it, it widens nothing. */
    const isHeld = ({ parentElement: frame }: Element): boolean =>
      frame !== null && (getComputedStyle(frame).overflowX !== 'visible' || isHeld(frame))
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => out(element) > 0 && !isHeld(element))
      .toSorted((one, other) => out(other) - out(one))
      .slice(0, 3)
      .map((element) => `${element.outerHTML.slice(0, 80)} by ${out(element)}`)
    return [`${scrollWidth} px wide at ${innerWidth} px: ${widest.join(', ')}`]
  })
}

/** Whatever moves for longer than a blink. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { duration, iterations = 1 } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number(duration) * iterations > 1
      })
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  )
