/** From the positions of paragraphs on the screen to the reading position. Pure: numbers in and out. */

interface Stretch {
  top: number
  bottom: number
}
interface ReadingProgress {
  block: number
  part: number
}

/** People read in the upper third of the screen. */
const restAt = 0.33

/** While reading on, the line moves to the bottom of the screen, so that a visible end counts as read. */
const readingLine = (text: Stretch, height: number) => {
  const textHeight = Math.max(1, text.bottom - text.top)
  const above = Math.min(1, Math.max(0, -text.top / Math.max(1, textHeight - height)))
  return height * (restAt + (1 - restAt) * above)
}

export const readingProgressAt = (blocks: readonly Stretch[], height: number): ReadingProgress => {
  const [first] = blocks
  const last = blocks.at(-1)
  if (!first || !last) return { block: 0, part: 0 }
  const text = { top: first.top, bottom: last.bottom }
  const line = readingLine(text, height)
  const at = blocks.findIndex(({ bottom }) => bottom > line)
  const part = (line - text.top) / Math.max(1, text.bottom - text.top)
  // Before anybody has scrolled nothing is read, however much is on the screen.
  return {
    block: at < 0 ? blocks.length - 1 : at,
    part: text.top > height * restAt ? 0 : Math.min(1, Math.max(0, part)),
  }
}

/** Worth offering: neither barely started nor almost finished. */
export const isInProgress = (part: number): boolean => part > 0.08 && part < 0.95

/** The paragraph at a share of the text: another device stopped there, whatever its text size. */
export const blockAt = (blocks: readonly Stretch[], part: number): number => {
  const [first] = blocks
  const last = blocks.at(-1)
  if (!first || !last) return 0
  const line = first.top + part * (last.bottom - first.top)
  const at = blocks.findIndex(({ bottom }) => bottom > line)
  return at < 0 ? blocks.length - 1 : at
}

export interface LastPosition {
  part: number
  at: number
  block?: number
}
/** The later position wins, unless it says that there is nothing to resume. */
export const latestPosition = (local: LastPosition | null, remote: LastPosition): LastPosition | null => {
  const isOwnEcho = local !== null && Math.abs(local.part - remote.part) < 0.06
  const latest = local && (isOwnEcho || local.at >= remote.at) ? local : remote
  return isInProgress(latest.part) ? latest : null
}
