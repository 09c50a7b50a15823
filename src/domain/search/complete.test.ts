import { describe, expect, it } from 'vitest'
import { completionsOf } from './complete.ts'

const names = ['Paper Moon', 'Moonlight', 'Desert Light', 'Käferlied', 'مدينة النور', 'Moonlight', 'Moon']

describe('a query completion', () => {
  it.each([
    ['moo', ['Moonlight', 'Moon', 'Paper Moon']],
    ['MOON', ['Moonlight', 'Paper Moon']],
    ['paper m', ['Paper Moon']],
    ['pap moon', []],
    ['kaefer', ['Käferlied']],
    ['نور', ['مدينة النور']],
    ['esert', []],
    [' … ', []],
  ])('%s: %j', (text, found) => {
    expect(completionsOf(text, names, 5)).toEqual(found)
  })
  it('is limited in length', () => {
    expect(completionsOf('m', names, 2)).toEqual(['Moonlight', 'Moon'])
  })
})
