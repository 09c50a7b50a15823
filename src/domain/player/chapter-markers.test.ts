import { describe, expect, it } from 'vitest'
import { chapterMarkerEnd, chapterMarkerAt, chapterProgressOf } from './chapter-markers.ts'

const marks = [
  { title: 'Welcome', at: 0 },
  { title: 'A short walk', at: 20 },
  { title: 'The wall answers', at: 50 },
]

describe('chapter markers of an episode', () => {
  it.each([
    [0, 0],
    [19.9, 0],
    [20, 1],
    [49, 1],
    [99, 2],
  ])('at second %s the chapter is number %s', (second, index) => {
    expect(chapterMarkerAt(marks, second)).toBe(index)
  })
  it('without any there is no chapter', () => {
    expect(chapterMarkerAt([], 10)).toBe(-1)
  })
  it('each ends where the next starts, the last with the episode', () => {
    expect([0, 1, 2].map((index) => chapterMarkerEnd(marks, index, 80))).toEqual([20, 50, 80])
  })
  it('shows the progress: full chapters, part of the current one, nothing of the next', () => {
    const stretches = chapterProgressOf(marks, 35, 80)
    expect(stretches.map(({ heard }) => heard)).toEqual([1, 0.5, 0])
    expect(stretches.reduce((sum, { share }) => sum + share, 0)).toBe(1)
  })
})
