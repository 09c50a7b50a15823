/**
 * Which rows of a long list are in the document: those on screen and a few more on both sides. In several columns the
 * rows beside each other are one line.
 */

/** Lines beyond the screen that are rendered before they are scrolled to, so that Tab and a flick find them. */
const overscanLines = 5
/** The window moves by this many lines at once. */
const windowStep = 2
/** New rows per frame: a slow phone renders them and the frame in less than 50 ms. */
const rowsPerFrame = 3

interface ScrollState {
  /** Distance of the list's upper edge from the screen's; negative once it has scrolled away. */
  top: number
  screen: number
  rowHeight: number
  columns: number
  count: number
}
export interface RowRange {
  from: number
  to: number
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

export const lineCountOf = (count: number, columns: number): number => Math.ceil(count / columns)

export const rangeToRender = ({ top, screen, rowHeight, columns, count }: ScrollState): RowRange => {
  const lineCount = lineCountOf(count, columns)
  const first = Math.floor(-top / rowHeight) - overscanLines
  const last = Math.ceil((screen - top) / rowHeight) + overscanLines
  // A list that is out of sight keeps its nearest lines: their height is the measure of all.
  const from = between(0, Math.floor(first / windowStep) * windowStep, Math.max(0, lineCount - windowStep))
  const to = between(
    from + windowStep,
    Math.ceil(last / windowStep) * windowStep,
    Math.max(lineCount, from + windowStep),
  )
  return { from: from * columns, to: Math.min(count, to * columns) }
}

export const visibleRange = ({ top, screen, rowHeight, columns, count }: ScrollState): RowRange => ({
  from: between(0, Math.floor(-top / rowHeight) * columns, count),
  to: between(0, Math.ceil((screen - top) / rowHeight) * columns, count),
})

/** A few new rows, those on screen before those beyond it. After a jump no old row stays. */
export const nextRange = (goal: RowRange, visible: RowRange, shown: RowRange, columns: number): RowRange => {
  const rowsAtOnce = Math.max(1, Math.floor(rowsPerFrame / columns)) * columns
  const from = Math.max(goal.from, shown.from)
  const to = Math.min(goal.to, shown.to)
  const isOutside = visible.from < visible.to && (to <= visible.from || from >= visible.to)
  if (from >= to || isOutside) {
    const start = between(goal.from, visible.from, Math.max(goal.from, goal.to - rowsAtOnce))
    return { from: start, to: Math.min(goal.to, start + rowsAtOnce) }
  }
  const isMissingAbove = from > Math.max(visible.from, goal.from) && to >= visible.to
  if (to < goal.to && !isMissingAbove) return { from, to: Math.min(goal.to, to + rowsAtOnce) }
  return { from: Math.max(goal.from, from - rowsAtOnce), to }
}

/** Rows that stay outside the window: the focused one and its neighbours, where Tab leads. */
export const rangeAroundFocus = (
  focused: number | null,
  columns: number,
  count: number,
  shown: RowRange,
): RowRange => {
  if (focused === null || (focused >= shown.from && focused < shown.to) || focused >= count)
    return { from: 0, to: 0 }
  const line = Math.floor(focused / columns)
  const from = Math.max(0, line - 1) * columns
  const to = Math.min(count, (line + 2) * columns)
  return focused < shown.from
    ? { from, to: Math.min(to, shown.from) }
    : { from: Math.max(from, shown.to), to }
}
