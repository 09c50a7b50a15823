/** Which line of a song is sung. */
import type { LyricLine } from '../../contract/lyrics.ts'

/** Seconds by which a line is read before it is heard. */
const readAheadSeconds = 0.15

/** Its place; -1 before the first. */
export const lineAt = (lines: readonly LyricLine[], second: number): number =>
  lines.findLastIndex(({ at }) => at <= second + readAheadSeconds)

/** The line that is sung with what follows; at both ends still as many as there is room for. */
export const visibleLines = (
  lines: readonly LyricLine[],
  now: number,
  room: number,
): readonly LyricLine[] => {
  const first = Math.max(0, Math.min(now, lines.length - room))
  return lines.slice(first, first + room)
}
