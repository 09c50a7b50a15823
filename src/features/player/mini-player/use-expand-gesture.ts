/** The bar grows into the whole player: by a tap, or pulled upwards, as far as the finger goes. */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { closeDialog, openDialog } from '../../../state/dialogs/dialogs.ts'

/** Pixels; from here on the whole player comes. */
const openAfterPixels = 36
/** Of the way that the finger goes: what is pulled further than it gives feels held. */
const dragResistance = 0.6
/** Of the screen above the bar: let go from here on, it goes on by itself; before, it goes back. */
const openThreshold = 0.3

const translateBar = ({ currentTarget }: PointerEvent<HTMLElement>, pixels: number) => {
  const bar = currentTarget.closest('section')
  if (bar) bar.style.translate = pixels === 0 ? '' : `0 ${pixels}px`
}

/** How the whole player grows just now; none where it is simply there. */
const findGrowAnimations = () => document.getAnimations().filter(({ id }) => id === 'grow')
const seekGrowAnimations = (share: number) => {
  for (const motion of findGrowAnimations()) {
    const duration = Number(motion.effect?.getTiming().duration ?? 0)
    motion.pause()
    motion.effect?.updateTiming({ easing: 'linear' })
    // At its very end it would be over, and nothing could take it back.
    motion.currentTime = Math.min(Math.max(0, share), 0.99) * duration
  }
}
/** It goes on by itself, or back to where it came from and is gone. */
const finishGrowAnimations = (share: number) => {
  const motions = findGrowAnimations()
  if (share >= openThreshold || motions.length === 0) return motions.forEach((motion) => motion.play())
  for (const motion of motions) {
    // Nothing of it is seen again before it is gone.
    motion.effect?.updateTiming({ fill: 'both' })
    motion.reverse()
  }
  Promise.all(motions.map(({ finished }) => finished)).then(
    () => closeDialog('player'),
    () => undefined,
  )
}

interface DragState {
  pointer: number
  from: number
  now: number
  /** The full player is open, growing as far as the finger goes. */
  isOpened: boolean
}
const shareOf = ({ from, now }: DragState) => (from - now) / from
const endDrag = (pull: RefObject<DragState | null>) => {
  const { current } = pull
  pull.current = null
  if (current?.isOpened) finishGrowAnimations(shareOf(current))
}

export const useExpandGesture = () => {
  const pull = useRef<DragState | null>(null)
  const wasPulled = useRef(false)
  // A bar that goes under the finger takes its pull along.
  useEffect(() => () => endDrag(pull), [])
  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (pull.current?.pointer !== event.pointerId) return
    endDrag(pull)
    translateBar(event, 0)
  }
  /** Frame by frame: it may come under a finger that rests. */
  const follow = () => {
    if (!pull.current) return
    seekGrowAnimations(shareOf(pull.current))
    requestAnimationFrame(follow)
  }
  return {
    onPointerDown: ({ isPrimary, button, clientY, pointerId: pointer }: PointerEvent) => {
      wasPulled.current = false
      if (isPrimary && button === 0) pull.current = { pointer, from: clientY, now: clientY, isOpened: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = pull
      if (current?.pointer !== event.pointerId) return
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
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // Off it without being captured: nobody would tell when the button is let go out there.
    onPointerLeave: letGo,
    onClick: ({ detail }: MouseEvent) => {
      // The pointer that pulled it up leaves on the same button; keys and screen readers press without one.
      if (!wasPulled.current || detail === 0) void openDialog('player', {})
      wasPulled.current = false
    },
  }
}
