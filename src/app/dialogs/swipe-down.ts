/** A sheet follows the finger downwards. Released far or fast enough it closes, if it may, else it springs back. */
import { type Movement, continueMovement, speedAtRelease, startMovement } from '../../lib/pointer-speed.ts'

const startsAfter = 8
/** Of the sheet's height. */
const farEnough = 0.3
/** Pixels per millisecond. */
const fastEnough = 0.6
const springMs = 220

interface Drag {
  pointer: number
  from: { x: number; y: number }
  last: Movement
  isPressed: boolean
}

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const ownTouchSelector = 'input, textarea, select, [data-keeps-touch]'

/** The heading is a handle for every pointer; the rest of the sheet for fingers, while it is scrolled to the top. */
const mayStart = (sheet: HTMLElement, { target, pointerType }: PointerEvent): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest('header')) return true
  return pointerType !== 'mouse' && sheet.scrollTop <= 0 && !target.closest(ownTouchSelector)
}

const springBack = (sheet: HTMLElement) => {
  const from = sheet.style.translate
  sheet.style.translate = ''
  sheet.animate([{ translate: from }, { translate: '0px 0px' }], {
    duration: wantsStill() ? 0 : springMs,
    easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)',
  })
}

export const connectSwipeDown = (sheet: HTMLElement, close: () => boolean): (() => void) => {
  let drag: Drag | null = null
  const ended = new AbortController()
  const on = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => sheet.addEventListener(name, act, { signal: ended.signal })

  on('pointerdown', (event) => {
    if (drag || !event.isPrimary || event.button !== 0 || !mayStart(sheet, event)) return
    const { pointerId, clientX: x, clientY: y, timeStamp: at } = event
    drag = { pointer: pointerId, from: { x, y }, last: startMovement(y, at), isPressed: false }
  })
  on('pointermove', ({ pointerId, clientX, clientY, timeStamp }) => {
    if (drag?.pointer !== pointerId) return
    const distance = clientY - drag.from.y
    if (!drag.isPressed) {
      const across = Math.abs(clientX - drag.from.x)
      // A finger that moves across does something else, however it goes on.
      if (across >= startsAfter && across > distance) drag = null
      if (!drag || distance < startsAfter) return
      drag.isPressed = true
      // From here on a button under the finger is not pressed any more.
      sheet.setPointerCapture(pointerId)
    }
    drag.last = continueMovement(drag.last, clientY, timeStamp)
    sheet.style.translate = `0px ${Math.max(0, distance)}px`
  })
  const release = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return
    const { isPressed, from, last } = drag
    drag = null
    if (!isPressed) return
    const isFar = event.clientY - from.y > sheet.offsetHeight * farEnough
    const isClosed =
      event.type === 'pointerup' && (isFar || speedAtRelease(last, event.timeStamp) > fastEnough) && close()
    if (!isClosed) springBack(sheet)
  }
  on('pointerup', release)
  on('pointercancel', release)

  // The first movement decides: unless it is prevented, the browser scrolls and cancels the pointer.
  sheet.addEventListener(
    'touchmove',
    (event) => {
      const [finger] = event.touches
      if (!drag || !finger || event.touches.length > 1) return
      const isDownwards = finger.clientY - drag.from.y > Math.abs(finger.clientX - drag.from.x)
      if (drag.isPressed || isDownwards) event.preventDefault()
    },
    { passive: false, signal: ended.signal },
  )
  return () => ended.abort()
}
