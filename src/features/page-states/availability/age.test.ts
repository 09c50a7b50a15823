import { describe, expect, it } from 'vitest'
import { ageOf } from './age.ts'

const now = Date.UTC(2026, 2, 6, 12)
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
