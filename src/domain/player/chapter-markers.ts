import type { ChapterMarker } from '../../contract/content.ts'

export const chapterMarkerAt = (marks: readonly ChapterMarker[], second: number): number =>
  marks.findLastIndex(({ at }) => at <= second)

export const chapterMarkerEnd = (marks: readonly ChapterMarker[], index: number, duration: number): number =>
  marks[index + 1]?.at ?? duration

export const chapterProgressOf = (marks: readonly ChapterMarker[], second: number, duration: number) =>
  marks.map(({ at }, index) => {
    const length = Math.max(0, chapterMarkerEnd(marks, index, duration) - at)
    const heard = length > 0 ? Math.min(1, Math.max(0, (second - at) / length)) : 0
    return { at, heard, share: duration > 0 ? length / duration : 0 }
  })
