import { describe, expect, it } from 'vitest'
import { partProgressOf, resumePartOf, resumeSecondOf, secondsLeftOf } from './parts.ts'

describe('the progress of a part', () => {
  it.each([
    ['nothing is known of it', undefined, 600, { state: 'fresh' }],
    ['it was tapped by mistake', 14, 600, { state: 'fresh' }],
    ['it is under way', 150, 600, { state: 'begun', part: 0.25, left: 450 }],
    ['only the closing bars are missing', 586, 600, { state: 'heard' }],
    ['it is shorter than the margins', 10, 20, { state: 'begun', part: 0.5, left: 10 }],
  ])('%s', (_, seconds, duration, progress) => {
    expect(partProgressOf(seconds, duration)).toEqual(progress)
  })
  it('decides where Play starts: at the position, or from the beginning', () => {
    expect([
      resumeSecondOf(150, 600),
      resumeSecondOf(599, 600),
      resumeSecondOf(3, 600),
      resumeSecondOf(undefined, 600),
    ]).toEqual([150, 0, 0, 0])
  })
})

describe('the main button of an audiobook', () => {
  const parts = ['c1', 'c2', 'c3'].map((id) => ({ id }))
  const place = (id: string, userCurrentPlaying: number) => ({ id, userCurrentPlaying, duration: 600 })

  it('starts with the first of the list for a user who played none', () => {
    expect(resumePartOf([], parts)).toEqual({ id: 'c1', left: null })
    expect(resumePartOf([place('c3', 4)], parts)).toEqual({ id: 'c1', left: null })
    expect(resumePartOf([], [])).toBeNull()
  })
  it('continues the last one played, also where it is not loaded yet', () => {
    expect(resumePartOf([place('c2', 200), place('c1', 600)], parts)).toEqual({ id: 'c2', left: 400 })
    expect(resumePartOf([place('c99', 200)], parts)).toEqual({ id: 'c99', left: 400 })
  })
  it('continues with the next in list order when that was finished', () => {
    expect(resumePartOf([place('c2', 600)], parts)).toEqual({ id: 'c3', left: null })
    expect(resumePartOf([place('c2', 600)], parts.toReversed())).toEqual({ id: 'c1', left: null })
  })
  it('continues after a finished one where the next is not loaded yet', () => {
    expect(resumePartOf([place('c3', 600)], parts, 12)).toEqual({ id: 'c3', left: null, isPast: true })
    expect(resumePartOf([place('c9', 600)], parts, 12)).toEqual({ id: 'c9', left: null, isPast: true })
    expect(resumePartOf([place('c1', 600)], parts, 12)).toEqual({ id: 'c2', left: null })
  })
  it('continues after the last with the first unplayed one, else the first again', () => {
    expect(resumePartOf([place('c3', 600), place('c1', 600)], parts)).toEqual({ id: 'c2', left: null })
    const all = ['c3', 'c2', 'c1'].map((id) => place(id, 600))
    expect(resumePartOf(all, parts)).toEqual({ id: 'c1', left: null })
  })
})

it('of a book what is left is counted over its chapters, and a finished chapter counts as heard', () => {
  const chapters = ['one', 'two', 'three'].map((id) => ({ id, duration: 600 }))
  expect(secondsLeftOf(chapters, 'two', 200)).toBe(1000)
  expect(secondsLeftOf(chapters, 'one', 595)).toBe(1200)
  expect(secondsLeftOf(chapters, 'three', 599)).toBe(0)
})
