/** Which rows of a long list are in the document: those on screen and a few more on both sides. */

/** Lines beyond the screen that are rendered before they are scrolled to, so that Tab and a flick find them. */
const overscanRows = 5
/** The window moves by this many lines at once. */
const windowStep = 2
/** New rows per frame: a slow phone renders them and the frame in less than 50 ms. */
const rowsPerFrame = 3

interface ScrollState {
  /** Distance of the list's upper edge from the screen's; negative once it has scrolled away. */
  top: number
  screen: number
  /** Height of a line. */
  line: number
  /** Rows beside each other in a line. */
  columns: number
  count: number
}
export interface RowRange {
  from: number
  /** Exclusive. */
  to: number
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

export const rowCountOf = (count: number, columns: number): number => Math.ceil(count / columns)

export const rangeToRender = ({ top, screen, line, columns, count }: ScrollState): RowRange => {
  const lines = rowCountOf(count, columns)
  const first = Math.floor(-top / line) - overscanRows
  const last = Math.ceil((screen - top) / line) + overscanRows
  // A list that is out of sight keeps its nearest lines: their height is the measure of all.
  const from = between(0, Math.floor(first / windowStep) * windowStep, Math.max(0, lines - windowStep))
  const to = between(
    from + windowStep,
    Math.ceil(last / windowStep) * windowStep,
    Math.max(lines, from + windowStep),
  )
  return { from: from * columns, to: Math.min(count, to * columns) }
}

/** The lines on screen, as rows. */
export const visibleRange = ({ top, screen, line, columns, count }: ScrollState): RowRange => ({
  from: between(0, Math.floor(-top / line) * columns, count),
  to: between(0, Math.ceil((screen - top) / line) * columns, count),
})

/**
 * The next step from the shown range to the goal: a few new rows, those on screen before those beyond it.
 * After a jump no old row stays.
 */
export const nextRange = (goal: RowRange, seen: RowRange, shown: RowRange, columns: number): RowRange => {
  const some = Math.max(1, Math.floor(rowsPerFrame / columns)) * columns
  const from = Math.max(goal.from, shown.from)
  const to = Math.min(goal.to, shown.to)
  const isAway = seen.from < seen.to && (to <= seen.from || from >= seen.to)
  if (from >= to || isAway) {
    const start = between(goal.from, seen.from, Math.max(goal.from, goal.to - some))
    return { from: start, to: Math.min(goal.to, start + some) }
  }
  const isMissingAbove = from > Math.max(seen.from, goal.from) && to >= seen.to
  if (to < goal.to && !isMissingAbove) return { from, to: Math.min(goal.to, to + some) }
  return { from: Math.max(goal.from, from - some), to }
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
