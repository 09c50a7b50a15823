/** Swiping the current track to the next or the previous one. What moves follows `--swipe` in the style sheet. */
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  type SwipeAxis,
  axisOfMove,
  followedDistance,
  maySwipeFrom,
  swipeResult,
} from '../../domain/player/track-swipe.ts'
import { type Movement, continueMovement, speedAtRelease, startMovement } from '../../lib/pointer-speed.ts'
import { callPlayer, player } from '../../state/player/player.ts'

/** Between two tracks, as in the style sheets. */
const gap = 24

interface Swipe {
  pointer: number
  from: { x: number; y: number }
  last: Movement
  axis: SwipeAxis | null
  /** From the start of one track to that of the next. */
  width: number
}

const moveTo = (box: HTMLElement, pixels: number) => {
  box.dataset['swipe'] = 'follows'
  box.style.setProperty('--swipe', `${pixels}px`)
}
/** Resolves when it rests; at once with reduced motion, which has no transitions. */
const moveBack = (box: HTMLElement) => {
  box.dataset['swipe'] = 'settles'
  box.style.setProperty('--swipe', '0px')
  const running = box.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition)
  return Promise.allSettled(running.map(({ finished }) => finished))
}
const widthOf = (box: HTMLElement) =>
  (box.querySelector<HTMLElement>('[data-swiped], [data-state]')?.offsetWidth ?? box.offsetWidth) + gap

/** Without this the browser may scroll after all once the finger turns. */
const useScrollPrevented = (box: RefObject<HTMLElement | null>, swipe: RefObject<Swipe | null>) =>
  useEffect(() => {
    const { current } = box
    const prevent = (event: TouchEvent) => {
      if (swipe.current?.axis === 'across') event.preventDefault()
    }
    current?.addEventListener('touchmove', prevent, { passive: false })
    return () => current?.removeEventListener('touchmove', prevent)
  }, [box, swipe])

const startSwipe = (
  { pointerId, clientX: x, clientY: y, timeStamp: at }: PointerEvent,
  width: number,
): Swipe => ({
  pointer: pointerId,
  from: { x, y },
  last: startMovement(x, at),
  axis: null,
  width,
})

/** Whether the finger moves across. */
const followFinger = (swipe: Swipe, event: PointerEvent) => {
  const { clientX: x, clientY: y, timeStamp: at } = event
  swipe.axis ??= axisOfMove(x - swipe.from.x, y - swipe.from.y)
  swipe.last = continueMovement(swipe.last, x, at)
  return swipe.axis === 'across'
}

const resultOf = (
  { axis, from, last, width }: Swipe,
  { timeStamp, type }: PointerEvent,
  hasOthers: boolean,
) =>
  type === 'pointerup' && axis === 'across'
    ? swipeResult({
        distance: last.place - from.x,
        speed: speedAtRelease(last, timeStamp),
        width,
        isRtl: document.documentElement.dir === 'rtl',
        hasOthers,
      })
    : null

/** `id`: of the current track. `isSwiping`: the tracks beside it are to be seen. */
export const useTrackSwipe = <Box extends HTMLElement>(id: string, box: RefObject<Box | null>) => {
  const hasOthers = useSnapshot(player).queue.length > 1
  const swipe = useRef<Swipe | null>(null)
  /** Where the finger left what it moved, until the other track is the current one. */
  const left = useRef<{ id: string; at: number; step: number } | null>(null)
  const settling = useRef(0)
  const [isSwiping, setSwiping] = useState(false)
  useScrollPrevented(box, swipe)

  const settle = async (element: Box) => {
    const turn = ++settling.current
    await moveBack(element)
    if (swipe.current || turn !== settling.current) return
    delete element.dataset['swipe']
    left.current = null
    setSwiping(false)
  }
  // The other track is now the current one: it goes on from where it was seen beside the former.
  useLayoutEffect(() => {
    const { current } = box
    if (!current || !left.current || left.current.id === id) return
    moveTo(current, left.current.at + left.current.step)
    current.getBoundingClientRect()
    left.current = null
    void settle(current)
  })

  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = swipe
    if (current?.pointer !== event.pointerId) return
    swipe.current = null
    const { current: element } = box
    if (!element || (current.axis !== 'across' && !element.dataset['swipe'])) return
    const result = resultOf(current, event, hasOthers)
    const at = followedDistance(current.last.place - current.from.x, hasOthers)
    if (result) {
      left.current = { id, at, step: -Math.sign(at) * current.width }
      void callPlayer((actions) => actions[result]())
    }
    void settle(element)
  }
  return {
    isSwiping,
    begin: (event: PointerEvent<HTMLElement>) => {
      const { isPrimary, pointerType, clientX } = event
      const isFinger = isPrimary && pointerType !== 'mouse' && maySwipeFrom(clientX, innerWidth)
      swipe.current = isFinger && box.current ? startSwipe(event, widthOf(box.current)) : null
    },
    /** Whether it is a swipe, so that nothing else follows the finger. */
    move: (event: PointerEvent<HTMLElement>) => {
      const { current } = swipe
      if (current?.pointer !== event.pointerId || !box.current) return false
      const isAcross = followFinger(current, event)
      if (!isAcross) return false
      setSwiping(true)
      event.currentTarget.setPointerCapture(event.pointerId)
      moveTo(box.current, followedDistance(event.clientX - current.from.x, hasOthers))
      return true
    },
    end,
  }
}
export type TrackSwipe = ReturnType<typeof useTrackSwipe>
