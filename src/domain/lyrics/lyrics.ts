import type { LyricLine } from '../../contract/lyrics.ts'

/** Seconds by which a line is highlighted before it is heard. */
const readAheadSeconds = 0.15

export const lineAt = (lines: readonly LyricLine[], second: number): number =>
  lines.findLastIndex(({ at }) => at <= second + readAheadSeconds)

export const visibleLines = (
  lines: readonly LyricLine[],
  now: number,
  count: number,
): readonly LyricLine[] => {
  const first = Math.max(0, Math.min(now, lines.length - count))
  return lines.slice(first, first + count)
}
