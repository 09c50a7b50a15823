import { describe, expect, it } from 'vitest'
import { completionsOf } from './complete.ts'

const names = ['Paper Moon', 'Moonlight', 'Desert Light', 'Käferlied', 'مدينة النور', 'Moonlight', 'Moon']

describe('what a beginning may become', () => {
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
  it('is as short as it was asked to be', () => {
    expect(completionsOf('m', names, 2)).toEqual(['Moonlight', 'Moon'])
  })
})
