/** The rows of a list of any length: only those around the visible part are in the document, at their position. */
import { type ReactNode, memo, useCallback, useMemo, useRef } from 'react'
import { ListRefProvider, ListPositionProvider } from './list-position.ts'
import { useVirtualList } from './use-virtual-list.ts'
import type { RowRange } from './virtual-window.ts'

interface VirtualListProps<T> {
  items: readonly T[]
  keyOf: (item: T, at: number) => string
  /** Defined outside the component or memoised, so that unchanged rows do not render again. */
  row: (item: T, at: number) => ReactNode
  total?: number
  /** The page's scroll position, for a list that becomes long while it is shown. */
  scrolled?: number
  children: (rows: ReactNode) => ReactNode
}
interface CellProps {
  item: unknown
  at: number
  setSize: number
  /** From the upper edge of the list, for a row outside the window. */
  top: number | null
  row: (item: never, at: number) => ReactNode
}

const Cell = memo(({ item, at, setSize, top, row }: CellProps) => {
  const position = useMemo(
    () => ({
      'aria-posinset': at + 1,
      'aria-setsize': setSize,
      ...(top === null ? {} : { style: { position: 'absolute' as const, insetBlockStart: top } }),
    }),
    [at, setSize, top],
  )
  return <ListPositionProvider value={position}>{row(item as never, at)}</ListPositionProvider>
})

export const VirtualList = <T,>({ items, keyOf, row, total, scrolled, children }: VirtualListProps<T>) => {
  const list = useRef<HTMLElement>(null)
  const setList = useCallback((element: HTMLElement | null) => void (list.current = element), [])
  const { shown, held, columns, rowHeight } = useVirtualList(list, items.length, scrolled)
  const cells = ({ from, to }: RowRange, isOutside: boolean) =>
    items.slice(from, to).map((item, index) => {
      const at = from + index
      const top = isOutside ? Math.floor(at / columns) * rowHeight : null
      return (
        <Cell key={keyOf(item, at)} item={item} at={at} setSize={total ?? items.length} top={top} row={row} />
      )
    })
  const isAbove = held.to <= shown.from
  const heldCells = cells(held, true)
  const rows = cells(shown, false)
  return (
    <ListRefProvider value={setList}>
      {children(isAbove ? [...heldCells, ...rows] : [...rows, ...heldCells])}
    </ListRefProvider>
  )
}
