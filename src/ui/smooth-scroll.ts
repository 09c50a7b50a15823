/** The one way to scroll for whoever tapped a button or a key: for 300 ms, unless somebody wants no motion. CONST-07 */
const scrollDuration = 300

/** As much of an element as this needs. */
interface Box extends Pick<Element, 'scrollLeft' | 'scrollTop'> {
  style: Pick<CSSStyleDeclaration, 'scrollSnapType' | 'removeProperty'>
  scrollTo: (place: ScrollToOptions) => unknown
  addEventListener: (name: string, act: () => void, options: AddEventListenerOptions) => void
}

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const userInputEvents = ['pointerdown', 'wheel', 'touchstart'] as const
/** Ends a way at its goal. */
const runningScrolls = new WeakMap<Box, () => void>()

const placeOf = ({ scrollLeft, scrollTop }: Box) => ({ left: scrollLeft, top: scrollTop })
type Place = ReturnType<typeof placeOf>
const scrollBox = (box: Box, { left, top }: Place) => box.scrollTo({ left, top, behavior: 'instant' })

/** Fast at first, calm at the end. */
const eased = (part: number) => 1 - (1 - part) ** 3

const animateScroll = (box: Box, from: Place, goal: Place) => {
  let begun: number | null = null
  const isOver = new AbortController()
  const { signal } = isOver
  // A box that snaps would do so in every frame; the goal is a place where it snaps.
  box.style.scrollSnapType = 'none'
  const end = () => {
    isOver.abort()
    runningScrolls.delete(box)
    box.style.removeProperty('scroll-snap-type')
  }
  let last = from
  const step = (now: number) => {
    const { left, top } = placeOf(box)
    // Where it was not put somebody else has moved it.
    if (Math.abs(left - last.left) + Math.abs(top - last.top) > 2) end()
    if (signal.aborted) return
    begun ??= now
    const part = Math.min(1, (now - begun) / scrollDuration)
    const far = eased(part)
    scrollBox(box, {
      left: from.left + (goal.left - from.left) * far,
      top: from.top + (goal.top - from.top) * far,
    })
    last = placeOf(box)
    if (part < 1) requestAnimationFrame(step)
    else end()
  }
  for (const hand of userInputEvents) box.addEventListener(hand, end, { signal, passive: true })
  runningScrolls.set(box, () => {
    end()
    scrollBox(box, goal)
  })
  scrollBox(box, from)
  requestAnimationFrame(step)
}

/** `move` scrolls the box at once: the browser knows where that leads. A second tap goes on from where the first leads. */
export const smoothScroll = (box: Box, move: () => void): void => {
  const from = placeOf(box)
  runningScrolls.get(box)?.()
  move()
  const goal = placeOf(box)
  const isThere = goal.left === from.left && goal.top === from.top
  if (!isThere && !wantsStill()) animateScroll(box, from, goal)
}
