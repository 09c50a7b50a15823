import type { ChapterMarker } from '../../contract/content.ts'

/** -1 where there are none. */
export const chapterMarkerAt = (marks: readonly ChapterMarker[], second: number): number =>
  marks.findLastIndex(({ at }) => at <= second)

export const chapterMarkerEnd = (marks: readonly ChapterMarker[], index: number, duration: number): number =>
  marks[index + 1]?.at ?? duration

/** How much of each is played, 0 to 1, and its share of the whole length. */
export const chapterProgressOf = (marks: readonly ChapterMarker[], second: number, duration: number) =>
  marks.map(({ at }, index) => {
    const length = Math.max(0, chapterMarkerEnd(marks, index, duration) - at)
    const heard = length > 0 ? Math.min(1, Math.max(0, (second - at) / length)) : 0
    return { at, heard, share: duration > 0 ? length / duration : 0 }
  })
