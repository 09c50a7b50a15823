/** The one way to scroll after a tap or a key: for 300 ms, unless the user wants reduced motion. CONST-07 */
const scrollDuration = 300

interface Box extends Pick<Element, 'scrollLeft' | 'scrollTop'> {
  style: Pick<CSSStyleDeclaration, 'scrollSnapType' | 'removeProperty'>
  scrollTo: (position: ScrollToOptions) => unknown
  addEventListener: (name: string, act: () => void, options: AddEventListenerOptions) => void
}

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const userInputEvents = ['pointerdown', 'wheel', 'touchstart'] as const
const runningScrolls = new WeakMap<Box, () => void>()

const placeOf = ({ scrollLeft, scrollTop }: Box) => ({ left: scrollLeft, top: scrollTop })
type Place = ReturnType<typeof placeOf>
const scrollBox = (box: Box, { left, top }: Place) => box.scrollTo({ left, top, behavior: 'instant' })

const eased = (progress: number) => 1 - (1 - progress) ** 3

const animateScroll = (box: Box, from: Place, goal: Place) => {
  let startedAt: number | null = null
  const ended = new AbortController()
  const { signal } = ended
  // A snapping box would snap in every frame; the goal is a snap position anyway.
  box.style.scrollSnapType = 'none'
  const end = () => {
    ended.abort()
    runningScrolls.delete(box)
    box.style.removeProperty('scroll-snap-type')
  }
  let last = from
  const step = (now: number) => {
    const { left, top } = placeOf(box)
    // Something else has scrolled the box.
    if (Math.abs(left - last.left) + Math.abs(top - last.top) > 2) end()
    if (signal.aborted) return
    startedAt ??= now
    const progress = Math.min(1, (now - startedAt) / scrollDuration)
    const easedProgress = eased(progress)
    scrollBox(box, {
      left: from.left + (goal.left - from.left) * easedProgress,
      top: from.top + (goal.top - from.top) * easedProgress,
    })
    last = placeOf(box)
    if (progress < 1) requestAnimationFrame(step)
    else end()
  }
  for (const inputEvent of userInputEvents) box.addEventListener(inputEvent, end, { signal, passive: true })
  runningScrolls.set(box, () => {
    end()
    scrollBox(box, goal)
  })
  scrollBox(box, from)
  requestAnimationFrame(step)
}

/** `move` scrolls at once, so that the browser computes the goal. A second tap continues from that goal. */
export const smoothScroll = (box: Box, move: () => void): void => {
  const from = placeOf(box)
  runningScrolls.get(box)?.()
  move()
  const goal = placeOf(box)
  const isUnmoved = goal.left === from.left && goal.top === from.top
  if (!isUnmoved && !wantsStill()) animateScroll(box, from, goal)
}
