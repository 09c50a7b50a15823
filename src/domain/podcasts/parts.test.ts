import { describe, expect, it } from 'vitest'
import { partProgressOf, resumePartOf, resumeSecondOf } from './parts.ts'

describe('how far a part was heard', () => {
  it.each([
    ['nothing is known of it', undefined, 600, { state: 'fresh' }],
    ['it was tapped by mistake', 14, 600, { state: 'fresh' }],
    ['it is under way', 150, 600, { state: 'begun', part: 0.25, left: 450 }],
    ['only the closing bars are missing', 586, 600, { state: 'heard' }],
    ['it is shorter than the margins', 10, 20, { state: 'begun', part: 0.5, left: 10 }],
  ])('%s', (_, seconds, duration, progress) => {
    expect(partProgressOf(seconds, duration)).toEqual(progress)
  })
  it('decides where Play begins: at the place, or anew', () => {
    expect([
      resumeSecondOf(150, 600),
      resumeSecondOf(599, 600),
      resumeSecondOf(3, 600),
      resumeSecondOf(undefined, 600),
    ]).toEqual([150, 0, 0, 0])
  })
})

describe('the loud button of a book', () => {
  const parts = ['c1', 'c2', 'c3'].map((id) => ({ id }))
  const place = (id: string, userCurrentPlaying: number) => ({ id, userCurrentPlaying, duration: 600 })

  it('begins with the first of the list for whoever heard nothing of it', () => {
    expect(resumePartOf([], parts)).toEqual({ id: 'c1', left: null })
    expect(resumePartOf([place('c3', 4)], parts)).toEqual({ id: 'c1', left: null })
    expect(resumePartOf([], [])).toBeNull()
  })
  it('goes on with what was heard last, also where that is not loaded yet', () => {
    expect(resumePartOf([place('c2', 200), place('c1', 600)], parts)).toEqual({ id: 'c2', left: 400 })
    expect(resumePartOf([place('c99', 200)], parts)).toEqual({ id: 'c99', left: 400 })
  })
  it('goes to the next in the order of the list when that ran to its end', () => {
    expect(resumePartOf([place('c2', 600)], parts)).toEqual({ id: 'c3', left: null })
    expect(resumePartOf([place('c2', 600)], parts.toReversed())).toEqual({ id: 'c1', left: null })
  })
  it('goes past one that ran to its end where the next is not loaded yet', () => {
    expect(resumePartOf([place('c3', 600)], parts, 12)).toEqual({ id: 'c3', left: null, isPast: true })
    expect(resumePartOf([place('c9', 600)], parts, 12)).toEqual({ id: 'c9', left: null, isPast: true })
    expect(resumePartOf([place('c1', 600)], parts, 12)).toEqual({ id: 'c2', left: null })
  })
  it('goes after the last to the first that was never begun, else to the first again', () => {
    expect(resumePartOf([place('c3', 600), place('c1', 600)], parts)).toEqual({ id: 'c2', left: null })
    const all = ['c3', 'c2', 'c1'].map((id) => place(id, 600))
    expect(resumePartOf(all, parts)).toEqual({ id: 'c1', left: null })
  })
})
