import { describe, expect, it } from 'vitest'
import { partOfDay } from './part-of-day.ts'

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
