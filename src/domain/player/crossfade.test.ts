import { expect, it } from 'vitest'
import { fadeSecondsBetween, fadeShares } from './crossfade.ts'

const song = (id: string, number: number, more: object = {}) => ({
  id,
  kind: 'track' as const,
  duration: 180,
  number,
  album: { id: 'alb_one' },
  ...more,
})
const other = { album: { id: 'alb_two' } }

it('crossfades between songs of two albums for the chosen time', () => {
  expect(fadeSecondsBetween(song('a', 1), song('b', 2, other), 6)).toBe(6)
  expect(fadeSecondsBetween(song('a', 1), song('b', 2, other), 0)).toBe(0)
})
it('crossfades within an album where the order is not its own', () => {
  expect(fadeSecondsBetween(song('a', 1), song('c', 3), 6)).toBe(6)
  expect(fadeSecondsBetween(song('a', 1), song('b', 2), 6)).toBe(0)
})
it('never crossfades speech, nor a song with itself', () => {
  expect(fadeSecondsBetween(song('a', 1, { kind: 'episode' }), song('b', 9, other), 6)).toBe(0)
  expect(fadeSecondsBetween(song('a', 1), song('b', 9, { ...other, kind: 'chapter' }), 6)).toBe(0)
  expect(fadeSecondsBetween(song('a', 1), song('a', 1), 6)).toBe(0)
})
it('takes no more than a quarter of the shorter song', () => {
  expect(fadeSecondsBetween(song('a', 1), song('b', 2, { ...other, duration: 20 }), 12)).toBe(5)
})
it('is as loud in the middle as at both ends', () => {
  expect(fadeShares(0)).toEqual({ out: 1, in: 0 })
  expect(fadeShares(2).in).toBe(1)
  for (const share of [0.2, 0.5, 0.9]) {
    const { out, in: rising } = fadeShares(share)
    expect(out ** 2 + rising ** 2).toBeCloseTo(1, 9)
  }
})
