import { describe, expect, it } from 'vitest'
import { progressOf, resumeOf, startOf } from './parts.ts'

describe('how far a part was heard', () => {
  it.each([
    ['nothing is known of it', undefined, 600, { state: 'fresh' }],
    ['it was tapped by mistake', 14, 600, { state: 'fresh' }],
    ['it is under way', 150, 600, { state: 'begun', part: 0.25, left: 450 }],
    ['only the closing bars are missing', 586, 600, { state: 'heard' }],
    ['it is shorter than the margins', 10, 20, { state: 'begun', part: 0.5, left: 10 }],
  ])('%s', (_, seconds, duration, progress) => {
    expect(progressOf(seconds, duration)).toEqual(progress)
  })
  it('decides where Play begins: at the place, or anew', () => {
    expect([startOf(150, 600), startOf(599, 600), startOf(3, 600), startOf(undefined, 600)]).toEqual([
      150, 0, 0, 0,
    ])
  })
})

describe('the loud button of a book', () => {
  const parts = [1, 2, 3].map((number) => ({ id: `c${number}`, number }))
  const place = (id: string, userCurrentPlaying: number) => ({ id, userCurrentPlaying, duration: 600 })

  it('begins with the first of the list for whoever heard nothing of it', () => {
    expect(resumeOf([], parts)).toEqual({ id: 'c1', left: null })
    expect(resumeOf([place('c3', 4)], parts)).toEqual({ id: 'c1', left: null })
    expect(resumeOf([], [])).toBeNull()
  })
  it('goes on with what was heard last, also where that is not loaded yet', () => {
    expect(resumeOf([place('c2', 200), place('c1', 600)], parts)).toEqual({ id: 'c2', left: 400 })
    expect(resumeOf([place('c99', 200)], parts)).toEqual({ id: 'c99', left: 400 })
  })
  it('goes to the next when that ran to its end, in whichever order the list stands', () => {
    expect(resumeOf([place('c2', 600)], parts)).toEqual({ id: 'c3', left: null })
    expect(resumeOf([place('c2', 600)], parts.toReversed())).toEqual({ id: 'c3', left: null })
  })
})
