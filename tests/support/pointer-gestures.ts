/** One finger on the screen, dispatched through the browser's protocol. */
import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}
/** A finger that is put down where something was while it rises into place misses it. */
const whenInPlace = (locator: Locator) =>
  locator.evaluate(async (element) => {
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState !== 'running') return false
      return effect.getTiming().iterations !== Infinity && effect.target?.contains(element)
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

export const centreOf = async (locator: Locator): Promise<Point> => {
  await whenInPlace(locator)
  const box = await locator.boundingBox()
  if (!box) throw new Error('what should be touched is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const steps = 8
/** Puts it down, moves it from place to place, and takes it off at the last. */
export const dragByTouch = async (page: Page, from: Point, ...points: readonly Point[]) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  let at = from
  for (const to of points) {
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      await touch('touchMove', { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part })
    }
    at = to
  }
  await touch('touchEnd')
  await session.detach()
}

/** The same with a mouse. */
export const dragByMouse = async ({ mouse }: Page, from: Point, to: Point) => {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps })
  await mouse.up()
}
