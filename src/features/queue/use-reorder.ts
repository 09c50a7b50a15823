/** Rows are dragged by a handle, also across headings, or moved one position at a time by arrow keys. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

interface DragState {
  rowKeys: string
  from: number
  to: number
  shift: number
  middles: readonly number[]
}
const middleOf = (row: Element) => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
const nearest = (middles: readonly number[], at: number) => {
  const distances = middles.map((middle) => Math.abs(middle - at))
  return distances.indexOf(Math.min(...distances))
}
const scrollEdgePixels = 64
const scrollStepPixels = 9

const scrollerOf = (element: Element): Element =>
  element.closest('[data-scrolls], [role=dialog]') ?? document.documentElement

interface DragPointer {
  id: number
  y: number
  scrollTop: number
  currentY: number
}
type MoveRow = (from: number, to: number) => Promise<boolean>

/** Before anything else that Escape would close: it cancels the drag and nothing more. */
const useEscape = (isDragging: boolean, cancel: () => void) =>
  useEffect(() => {
    if (!isDragging) return
    const cancelByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      cancel()
    }
    addEventListener('keydown', cancelByKey, { capture: true })
    return () => removeEventListener('keydown', cancelByKey, { capture: true })
  }, [isDragging, cancel])

const edgeScrollOf = (scroller: Element, y: number): number => {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y > bottom - scrollEdgePixels) return scrollStepPixels
  return y < top + scrollEdgePixels ? -scrollStepPixels : 0
}
const useEdgeScroll = (
  isDragging: boolean,
  list: RefObject<HTMLElement | null>,
  pointer: RefObject<DragPointer>,
  follow: (row: Element) => void,
) =>
  useEffect(() => {
    const element = list.current
    if (!isDragging || !element) return
    const scroll = () => {
      const scroller = scrollerOf(element)
      const step = edgeScrollOf(scroller, pointer.current.currentY)
      if (step !== 0) {
        scroller.scrollBy(0, step)
        follow(element)
      }
      frame = requestAnimationFrame(scroll)
    }
    let frame = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(frame)
  })

const useReorderKeys = (list: RefObject<HTMLElement | null>, count: number, onMove: MoveRow) => {
  const focusAt = useRef<number | null>(null)
  const lastMove = useRef<Promise<unknown>>(Promise.resolve())
  // Rows are keyed by position, so the focus has to follow its row.
  useLayoutEffect(() => {
    if (focusAt.current === null) return
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-keeps-touch]')
    handles?.[focusAt.current]?.focus()
    focusAt.current = null
  })
  return (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    // A held key repeats faster than rows render: it moves on from the last target.
    const from = focusAt.current ?? at
    const to = from + step
    if (to < 0 || to >= count) return
    focusAt.current = to
    lastMove.current = lastMove.current
      .then(() => onMove(from, to))
      .then((isDone) => {
        if (!isDone) focusAt.current = null
      })
  }
}

/** While another row is dragged over it, a row moves to its neighbour's position. */
const shiftOfRow = (drag: DragState | null, at: number): number => {
  if (!drag) return 0
  const { from, to, shift, middles } = drag
  if (at === from) return shift
  const step = at > from && at <= to ? -1 : at < from && at >= to ? 1 : 0
  return (middles[at + step] ?? 0) - (middles[at] ?? 0)
}

const useDrag = (list: RefObject<HTMLElement | null>, rows: readonly string[]) => {
  const [current, setDrag] = useState<DragState | null>(null)
  const rowKeys = rows.join()
  // Once the rows have changed, its positions and middles no longer apply.
  const drag = current?.rowKeys === rowKeys ? current : null
  const pointer = useRef<DragPointer>({ id: -1, y: 0, scrollTop: 0, currentY: 0 })
  const isDragging = drag !== null
  const follow = (row: Element) => {
    const { y, scrollTop, currentY } = pointer.current
    const shift = currentY - y + scrollerOf(row).scrollTop - scrollTop
    setDrag((now) => {
      if (!now) return now
      const { middles, from } = now
      return { ...now, shift, to: nearest(middles, (middles[from] ?? 0) + shift) }
    })
  }
  const end = useCallback(() => {
    pointer.current.id = -1
    setDrag(null)
  }, [])
  const start = (at: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const row = event.currentTarget.closest('li')
    if (!row) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { clientY: y, pointerId: id } = event
    pointer.current = { id, y, currentY: y, scrollTop: scrollerOf(row).scrollTop }
    const middles = Array.from(list.current?.querySelectorAll('li') ?? [], middleOf)
    setDrag({ rowKeys, from: at, to: at, shift: 0, middles })
  }
  const move = ({ pointerId, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerId !== pointer.current.id || !drag) return
    pointer.current.currentY = clientY
    follow(currentTarget)
  }
  useEscape(isDragging, end)
  useEdgeScroll(isDragging, list, pointer, follow)
  return { drag, begin: start, move, end }
}

export const useReorder = (rows: readonly string[], onMove: MoveRow) => {
  const list = useRef<HTMLElement>(null)
  const { drag, begin: start, move, end } = useDrag(list, rows)
  const moveByKey = useReorderKeys(list, rows.length, onMove)
  const handle = (at: number) => ({
    'data-keeps-touch': true,
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(at, event),
    onPointerMove: move,
    onPointerUp: () => {
      end()
      if (drag && drag.from !== drag.to) void onMove(drag.from, drag.to)
    },
    onPointerCancel: end,
    onKeyDown: moveByKey(at),
  })
  return { list, handle, shiftOf: (at: number) => shiftOfRow(drag, at), heldAt: drag?.from ?? null }
}
