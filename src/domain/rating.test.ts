import { describe, expect, it } from 'vitest'
import { inTenths, withVote } from './rating.ts'

const none = { articleId: 'alb_1', score: null, average: null, count: 0 }

describe('a rating with a vote', () => {
  it('is that vote where it is the first', () => {
    expect(withVote(none, 4)).toEqual({ ...none, score: 4, average: 4, count: 1 })
  })
  it('counts a new voter', () => {
    expect(withVote({ ...none, average: 3, count: 2 }, 5)).toMatchObject({
      score: 5,
      count: 3,
      average: 11 / 3,
    })
  })
  it('replaces an earlier vote of the same person', () => {
    const before = { ...none, score: 1 as const, average: 3, count: 2 }
    expect(withVote(before, 3)).toMatchObject({ score: 3, count: 2, average: 4 })
  })
  it('is shown in tenths', () => {
    expect(inTenths(11 / 3)).toBe(3.7)
  })
})
