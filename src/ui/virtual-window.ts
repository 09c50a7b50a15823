/** Which rows of a long list stand in the document: those on screen and a few more on both sides. */

/** Lines beyond the screen that are there before they are scrolled to, so that Tab and a flick find them. */
const beyond = 5
/** The window moves by as many lines at once. */
const step = 2
/** New rows at a time: a slow phone draws them and the frame in less than 50 ms. */
const portion = 3

interface Sight {
  /** Of the list's upper edge, from that of the screen; negative once it has scrolled away. */
  top: number
  screen: number
  /** Height of a line. */
  line: number
  /** Rows beside each other in a line. */
  columns: number
  count: number
}
export interface Shown {
  from: number
  /** The first row that is not there. */
  to: number
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

export const linesOf = (count: number, columns: number): number => Math.ceil(count / columns)

export const windowOf = ({ top, screen, line, columns, count }: Sight): Shown => {
  const lines = linesOf(count, columns)
  const first = Math.floor(-top / line) - beyond
  const last = Math.ceil((screen - top) / line) + beyond
  // A list that is out of sight keeps its nearest lines: their height is the measure of all.
  const from = between(0, Math.floor(first / step) * step, Math.max(0, lines - step))
  const to = between(from + step, Math.ceil(last / step) * step, Math.max(lines, from + step))
  return { from: from * columns, to: Math.min(count, to * columns) }
}

/** The lines on screen, as rows. */
export const seenOf = ({ top, screen, line, columns, count }: Sight): Shown => ({
  from: between(0, Math.floor(-top / line) * columns, count),
  to: between(0, Math.ceil((screen - top) / line) * columns, count),
})

/**
 * The next step from what is shown to what shall be: a few new rows, those on screen before those beyond it. After a
 * leap nothing of the old stays.
 */
export const stepTo = (goal: Shown, seen: Shown, shown: Shown, columns: number): Shown => {
  const some = Math.max(1, Math.floor(portion / columns)) * columns
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

/** Rows that stay although the window has left them: the one with the focus, and where Tab leads from it. */
export const heldAround = (focused: number | null, columns: number, count: number, shown: Shown): Shown => {
  if (focused === null || (focused >= shown.from && focused < shown.to) || focused >= count)
    return { from: 0, to: 0 }
  const line = Math.floor(focused / columns)
  const from = Math.max(0, line - 1) * columns
  const to = Math.min(count, (line + 2) * columns)
  return focused < shown.from
    ? { from, to: Math.min(to, shown.from) }
    : { from: Math.max(from, shown.to), to }
}
