import { describe, expect, it } from 'vitest'
import { chapterMarkerEnd, chapterMarkerAt, chapterProgressOf } from './chapter-markers.ts'

const marks = [
  { title: 'Welcome', at: 0 },
  { title: 'A short walk', at: 20 },
  { title: 'The wall answers', at: 50 },
]

describe('chapters inside an episode', () => {
  it.each([
    [0, 0],
    [19.9, 0],
    [20, 1],
    [49, 1],
    [99, 2],
  ])('at second %s it is number %s', (second, index) => {
    expect(chapterMarkerAt(marks, second)).toBe(index)
  })
  it('an episode without any is in none', () => {
    expect(chapterMarkerAt([], 10)).toBe(-1)
  })
  it('each ends where the next begins, the last with the whole', () => {
    expect([0, 1, 2].map((index) => chapterMarkerEnd(marks, index, 80))).toEqual([20, 50, 80])
  })
  it('shows what is behind: whole ones, the part of one, nothing of what comes', () => {
    const stretches = chapterProgressOf(marks, 35, 80)
    expect(stretches.map(({ heard }) => heard)).toEqual([1, 0.5, 0])
    expect(stretches.reduce((sum, { share }) => sum + share, 0)).toBe(1)
  })
})
