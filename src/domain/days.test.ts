import { describe, expect, it } from 'vitest'
import { ageOf, bySpan, partOfDay, spanOf } from './days.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime()
const now = at(12, 9)

describe('the time span of a date', () => {
  it.each([
    ['today', at(12, 0)],
    ['today', at(12, 10)],
    ['yesterday', at(11, 23)],
    ['yesterday', at(11, 0)],
    ['week', at(10, 23)],
    ['week', at(6, 0)],
    ['earlier', at(5, 23)],
  ])('is %s for %d', (span, then) => {
    expect(spanOf(then, now)).toBe(span)
  })

  it('groups in order and leaves empty spans out', () => {
    const moments = [at(12, 8), at(12, 7), at(1, 1)]
    expect(bySpan(moments, (moment) => moment, now)).toEqual([
      { span: 'today', things: moments.slice(0, 2) },
      { span: 'earlier', things: moments.slice(2) },
    ])
  })
})

describe('the age of a saved copy', () => {
  it.each([
    [0, { unit: 'now' }],
    [59_999, { unit: 'now' }],
    [60_000, { unit: 'minutes', count: 1 }],
    [59 * 60_000, { unit: 'minutes', count: 59 }],
    [3 * 3_600_000, { unit: 'hours', count: 3 }],
    [49 * 3_600_000, { unit: 'days', count: 2 }],
    [-5000, { unit: 'now' }],
  ])('%d ms ago is %j', (gone, age) => {
    expect(ageOf(now - gone, now)).toEqual(age)
  })
})

describe('the part of the day', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
    [0, 'evening'],
  ])('at %i o’clock is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part)
  })
})
