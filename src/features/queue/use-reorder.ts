/** Rows that are moved by a handle, over the headings between them: pulled with finger or mouse, or one place at a time by arrow keys. */
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

interface DragState {
  /** The rows among which it was taken. */
  among: string
  from: number
  to: number
  /** Pixels from where it stood. */
  shift: number
  /** Where the middle of each row stood. */
  middles: readonly number[]
}
const middleOf = (row: Element) => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
const nearest = (middles: readonly number[], at: number) => {
  const away = middles.map((middle) => Math.abs(middle - at))
  return away.indexOf(Math.min(...away))
}
/** So near to the edge, and the list comes towards the finger. */
const scrollEdgePixels = 64
const scrollStepPixels = 9

const scrollerOf = (element: Element): Element =>
  element.closest('[data-scrolls], [role=dialog]') ?? document.documentElement

/** `onMove` answers whether it was done. */
export const useReorder = (
  rows: readonly string[],
  onMove: (from: number, to: number) => Promise<boolean>,
) => {
  const [taken, setHeld] = useState<DragState | null>(null)
  const among = rows.join()
  // Once others stand there, its places and middles are theirs no more.
  const held = taken?.among === among ? taken : null
  const list = useRef<HTMLElement>(null)
  const focusAt = useRef<number | null>(null)
  const moving = useRef<Promise<unknown>>(Promise.resolve())
  const start = useRef({ pointer: -1, y: 0, scroll: 0, last: 0 })

  const follow = (handle: Element) => {
    const { y, scroll, last } = start.current
    const shift = last - y + scrollerOf(handle).scrollTop - scroll
    setHeld((now) => {
      if (!now) return now
      const { middles, from } = now
      return { ...now, shift, to: nearest(middles, (middles[from] ?? 0) + shift) }
    })
  }
  const letGo = useCallback(() => {
    start.current.pointer = -1
    setHeld(null)
  }, [])
  const isHeld = held !== null
  // Before anything else that Escape would close: it takes the pull back and nothing more.
  useEffect(() => {
    if (!isHeld) return
    const take = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      letGo()
    }
    addEventListener('keydown', take, { capture: true })
    return () => removeEventListener('keydown', take, { capture: true })
  }, [isHeld, letGo])
  useEffect(() => {
    const handle = list.current
    if (!isHeld || !handle) return
    let frame = 0
    const roll = () => {
      const box = scrollerOf(handle)
      const { top, bottom } = box.getBoundingClientRect()
      const { last } = start.current
      const way =
        last > bottom - scrollEdgePixels
          ? scrollStepPixels
          : last < top + scrollEdgePixels
            ? -scrollStepPixels
            : 0
      if (way !== 0) {
        box.scrollBy(0, way)
        follow(handle)
      }
      frame = requestAnimationFrame(roll)
    }
    frame = requestAnimationFrame(roll)
    return () => cancelAnimationFrame(frame)
  })
  // The rows are drawn by their places, so the focus has to go where its row went.
  useLayoutEffect(() => {
    if (focusAt.current === null) return
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-keeps-touch]')
    handles?.[focusAt.current]?.focus()
    focusAt.current = null
  })

  const handle = (at: number) => ({
    'data-keeps-touch': true,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      const row = event.currentTarget.closest('li')
      if (!row) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { clientY: y } = event
      start.current = { pointer: event.pointerId, y, last: y, scroll: scrollerOf(row).scrollTop }
      const middles = Array.from(list.current?.querySelectorAll('li') ?? [], middleOf)
      setHeld({ among, from: at, to: at, shift: 0, middles })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerId !== start.current.pointer || !held) return
      start.current.last = event.clientY
      follow(event.currentTarget)
    },
    onPointerUp: () => {
      letGo()
      if (held && held.from !== held.to) void onMove(held.from, held.to)
    },
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      const way = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (way === undefined) return
      event.preventDefault()
      // A key that is held down comes faster than rows are drawn: it moves on from where the last one moves to.
      const from = focusAt.current ?? at
      const to = from + way
      if (to < 0 || to >= rows.length) return
      focusAt.current = to
      moving.current = moving.current
        .then(() => onMove(from, to))
        .then((isDone) => {
          if (!isDone) focusAt.current = null
        })
    },
  })
  /** While another is pulled over it a row stands where its neighbour stood. */
  const shiftOf = (at: number): number => {
    if (!held) return 0
    const { from, to, shift, middles } = held
    if (at === from) return shift
    const way = at > from && at <= to ? -1 : at < from && at >= to ? 1 : 0
    return (middles[at + way] ?? 0) - (middles[at] ?? 0)
  }
  return { list, handle, shiftOf, heldAt: held?.from ?? null }
}
