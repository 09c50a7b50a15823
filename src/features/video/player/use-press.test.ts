import { expect, it } from 'vitest'
import { skipOf } from './use-press.ts'

const tap = (share: number, at = 1000) => ({ share, at })

it.each([
  ['at the end of the picture goes forward', 0.9, 0.8, 200, 1],
  ['at its beginning goes back', 0.1, 0.2, 200, -1],
  ['in the middle stays', 0.5, 0.5, 200, 0],
  ['at the other side stays', 0.1, 0.9, 200, 0],
  ['that comes later stays', 0.9, 0.9, 300, 0],
])('a second tap %s', (_, first, second, later, skip) => {
  expect(skipOf(tap(second, 1000 + later), tap(first))).toBe(skip)
})

it('a first tap skips nowhere', () => {
  expect(skipOf(tap(0.9), null)).toBe(0)
})
