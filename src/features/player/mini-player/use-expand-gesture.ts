/** The bar grows into the full player: by a tap, or pulled upwards, following the finger. */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { closeDialog, openDialog } from '../../../state/dialogs/dialogs.ts'
import type { TrackSwipe } from '../use-track-swipe.ts'

const openAfterPixels = 36
/** Share of the finger's movement that the player follows, so that the pull meets resistance. */
const dragResistance = 0.6
/** Share of the screen above the bar from which it opens when released; below, it closes again. */
const openThreshold = 0.3

const translateBar = ({ currentTarget }: PointerEvent<HTMLElement>, pixels: number) => {
  const bar = currentTarget.closest('section')
  if (bar) bar.style.translate = pixels === 0 ? '' : `0 ${pixels}px`
}

/** The running grow animations of the full player; none where it simply appears. */
const findGrowAnimations = () => document.getAnimations().filter(({ id }) => id === 'grow')
const seekGrowAnimations = (share: number) => {
  for (const animation of findGrowAnimations()) {
    const duration = Number(animation.effect?.getTiming().duration ?? 0)
    animation.pause()
    animation.effect?.updateTiming({ easing: 'linear' })
    // At its very end an animation would finish, and could not be reversed.
    animation.currentTime = Math.min(Math.max(0, share), 0.99) * duration
  }
}
/** Opens completely, or returns to the bar and closes. */
const finishGrowAnimations = (share: number) => {
  const animations = findGrowAnimations()
  if (share >= openThreshold || animations.length === 0)
    return animations.forEach((animation) => animation.play())
  for (const animation of animations) {
    // Keeps the last frame until it is removed.
    animation.effect?.updateTiming({ fill: 'both' })
    animation.reverse()
  }
  Promise.all(animations.map(({ finished }) => finished)).then(
    () => closeDialog('player'),
    () => undefined,
  )
}

interface DragState {
  pointer: number
  from: number
  now: number
  /** The full player is open and grows with the finger. */
  isOpened: boolean
}
const shareOf = ({ from, now }: DragState) => (from - now) / from
const endDrag = (pull: RefObject<DragState | null>) => {
  const { current } = pull
  pull.current = null
  if (current?.isOpened) finishGrowAnimations(shareOf(current))
}

/** `swipe`: a finger that moves across the bar does not pull it. */
export const useExpandGesture = (swipe: Pick<TrackSwipe, 'begin' | 'move' | 'end'>) => {
  const pull = useRef<DragState | null>(null)
  const wasPulled = useRef(false)
  // A bar that unmounts under the finger ends its pull.
  useEffect(() => () => endDrag(pull), [])
  const endPull = (event: PointerEvent<HTMLElement>) => {
    swipe.end(event)
    if (pull.current?.pointer !== event.pointerId) return
    endDrag(pull)
    translateBar(event, 0)
  }
  /** Frame by frame: the player may open while the finger rests. */
  const follow = () => {
    if (!pull.current) return
    seekGrowAnimations(shareOf(pull.current))
    requestAnimationFrame(follow)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { isPrimary, button, clientY, pointerId: pointer } = event
      wasPulled.current = false
      swipe.begin(event)
      if (isPrimary && button === 0) pull.current = { pointer, from: clientY, now: clientY, isOpened: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = pull
      if (current?.pointer !== event.pointerId) return
      if (!current.isOpened && swipe.move(event)) {
        wasPulled.current = true
        return translateBar(event, 0)
      }
      current.now = event.clientY
      if (current.isOpened) return
      const up = current.from - event.clientY
      if (up > 8) event.currentTarget.setPointerCapture(event.pointerId)
      translateBar(event, Math.min(0, -up * dragResistance))
      if (up < openAfterPixels) return
      wasPulled.current = true
      translateBar(event, 0)
      current.isOpened = true
      void openDialog('player', {})
      follow()
    },
    onPointerUp: endPull,
    onPointerCancel: endPull,
    // Without pointer capture a release outside would not be noticed.
    onPointerLeave: endPull,
    onClick: ({ detail }: MouseEvent) => {
      // The pointer that pulled it up is released on the same button; keyboards and screen readers press
      // without one.
      if (!wasPulled.current || detail === 0) void openDialog('player', {})
      wasPulled.current = false
    },
  }
}
