/** Only the rows of a long list that are near the screen are in the document, with its height as if all were. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type RowRange,
  rangeAroundFocus,
  lineCountOf,
  visibleRange,
  nextRange,
  rangeToRender,
} from './virtual-window.ts'

/** Rendered before anything is measured, on the host too. */
const initialRowCount = 24
const emptyRange: RowRange = { from: 0, to: 0 }

interface RowMetrics {
  columns: number
  rowHeight: number
}
interface VirtualWindow extends RowMetrics {
  shown: RowRange
  held: RowRange
}

const isSame = (previous: RowRange, other: RowRange) =>
  previous.from === other.from && previous.to === other.to
const inside = ({ from, to }: RowRange, count: number) => ({
  from: Math.min(from, count),
  to: Math.min(to, count),
})

/** All rows have the same height by design: the rendered ones measure all. */
const measured = (list: Element, { shown: { from, to }, held }: VirtualWindow): RowMetrics => {
  const { display, gridTemplateColumns } = getComputedStyle(list)
  const columns = display === 'grid' ? Math.max(1, gridTemplateColumns.split(' ').length) : 1
  const before = held.to <= from ? held.to - held.from : 0
  const first = list.children[before]?.getBoundingClientRect()
  const last = list.children[before + to - from - 1]?.getBoundingClientRect()
  return {
    columns,
    rowHeight: first && last ? (last.bottom - first.top) / lineCountOf(to - from, columns) : 0,
  }
}
const fill = (
  list: HTMLElement,
  { from, to }: RowRange,
  { columns, rowHeight }: RowMetrics,
  count: number,
) => {
  list.style.setProperty('padding-block-start', `${(from / columns) * rowHeight}px`)
  list.style.setProperty(
    'padding-block-end',
    `${(lineCountOf(count, columns) - lineCountOf(to, columns)) * rowHeight}px`,
  )
}
const placeOf = (target: EventTarget | null) => {
  const row = target instanceof Element ? target.closest('[aria-posinset], [aria-rowindex]') : null
  const position = row?.getAttribute('aria-posinset') ?? row?.getAttribute('aria-rowindex')
  return position ? Number(position) - 1 : null
}

interface ListListeners {
  onResize: () => void
  onMove: () => void
  onPrint: () => void
  onFocus: (index: number | null) => void
}
const followList = (element: HTMLElement, { onResize, onMove, onPrint, onFocus }: ListListeners) => {
  const resized = new ResizeObserver(onResize)
  // The outer box: the window sets the paddings itself, and measuring forces a layout.
  resized.observe(element, { box: 'border-box' })
  const ended = new AbortController()
  const { signal } = ended
  addEventListener('scroll', onMove, { signal, passive: true })
  addEventListener('resize', onMove, { signal })
  addEventListener('beforeprint', onPrint, { signal })
  addEventListener('afterprint', onMove, { signal })
  element.addEventListener('focusin', ({ target }) => onFocus(placeOf(target)), { signal })
  element.addEventListener('focusout', () => onFocus(null), { signal })
  return () => {
    resized.disconnect()
    ended.abort()
  }
}

export const useVirtualList = (
  list: RefObject<HTMLElement | null>,
  count: number,
  scrolled: number | null = null,
): VirtualWindow => {
  const [state, setState] = useState<VirtualWindow>({
    shown: { from: 0, to: initialRowCount },
    held: emptyRange,
    columns: 1,
    rowHeight: 0,
  })
  const metrics = useRef<RowMetrics>(state)
  const focused = useRef<number | null>(null)
  const { shown, held, columns, rowHeight } = state
  const clipped = { shown: inside(shown, count), held: inside(held, count), columns, rowHeight }

  const update = useEffectEvent(() => {
    if (!list.current || metrics.current.rowHeight === 0) return
    const { top } = list.current.getBoundingClientRect()
    const sight = { ...metrics.current, top, screen: innerHeight, count }
    // A short list is complete, so that find-in-page finds all of it.
    const next =
      count <= initialRowCount
        ? { from: 0, to: count }
        : nextRange(rangeToRender(sight), visibleRange(sight), clipped.shown, sight.columns)
    const heldRange = rangeAroundFocus(focused.current, sight.columns, count, next)
    if (isSame(next, clipped.shown) && isSame(heldRange, clipped.held)) return
    setState({ shown: next, held: heldRange, ...metrics.current })
  })
  const start = useEffectEvent(() => {
    if (scrolled === null || !list.current || metrics.current.rowHeight === 0 || count <= initialRowCount)
      return
    // While it was measured the list was only as long as its rendered rows, and the page with it.
    if (scrollY !== scrolled) scrollTo({ top: scrolled, behavior: 'instant' })
    const { top } = list.current.getBoundingClientRect()
    const visible = visibleRange({ ...metrics.current, top, screen: innerHeight, count })
    if (visible.from >= clipped.shown.to && visible.from < visible.to)
      setState({ shown: visible, held: emptyRange, ...metrics.current })
  })
  const measure = useEffectEvent(() => {
    const now = list.current && measured(list.current, clipped)
    if (now && now.rowHeight > 0) metrics.current = now
  })
  const applySizes = useEffectEvent(() => {
    if (metrics.current.rowHeight === 0) measure()
    if (list.current) fill(list.current, clipped.shown, metrics.current, count)
  })
  const showAll = useEffectEvent(() => flushSync(() => setState({ ...state, shown: { from: 0, to: count } })))

  // Before the page's scroll position is restored, which needs the full height.
  useLayoutEffect(() => applySizes())
  // A list that becomes long while it is shown: the visible rows are there in the first frame.
  useLayoutEffect(() => start(), [])
  useEffect(() => {
    const frame = requestAnimationFrame(() => update())
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => {
    if (!list.current) return
    return followList(list.current, {
      onResize: () => {
        measure()
        applySizes()
        update()
      },
      onMove: () => update(),
      onPrint: () => showAll(),
      onFocus: (index) => (focused.current = index),
    })
  }, [list])
  return clipped
}
