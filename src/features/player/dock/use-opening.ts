/** The bar grows into the whole player: by a tap, or pulled upwards. */
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { openDialog } from '../../../state/dialogs.ts'

/** Pixels; from here on it opens by itself. */
const farEnough = 36
/** Of the way that the finger goes: what is pulled further than it gives feels held. */
const give = 0.6

const lift = ({ currentTarget }: PointerEvent<HTMLElement>, pixels: number) => {
  const bar = currentTarget.closest('section')
  if (bar) bar.style.translate = pixels === 0 ? '' : `0 ${pixels}px`
}

export const useOpening = () => {
  const from = useRef<number | null>(null)
  const isPulled = useRef(false)
  const letGo = (event: PointerEvent<HTMLElement>) => {
    from.current = null
    lift(event, 0)
  }
  return {
    onPointerDown: ({ isPrimary, button, clientY }: PointerEvent) => {
      isPulled.current = false
      if (isPrimary && button === 0) from.current = clientY
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return
      const up = from.current - event.clientY
      if (up > 8) event.currentTarget.setPointerCapture(event.pointerId)
      lift(event, Math.min(0, -up * give))
      if (up < farEnough) return
      isPulled.current = true
      letGo(event)
      openDialog('player', {})
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClick: ({ detail }: MouseEvent) => {
      // The pointer that pulled it up leaves on the same button; keys and screen readers press without one.
      if (!isPulled.current || detail === 0) openDialog('player', {})
      isPulled.current = false
    },
  }
}
