import { expect, it } from 'vitest'
import type { Track } from '../../contract/content.ts'
import { nextTrackOf, previousTrackOf } from './next-track.ts'

const queue = ['a', 'b', 'c'].map((id) => ({ id }) as Track)
const behind = (index: number, order?: number[]) =>
  [false, true].map((wraps) => nextTrackOf({ queue, index, ...(order && { order }) }, wraps)?.id)

it('the next track is the next in playing order, and after the last one the first when repeating', () => {
  expect(behind(0, [0, 1, 2])).toEqual(['b', 'b'])
  expect(behind(0, [2, 0, 1])).toEqual(['b', 'b'])
  expect(behind(2, [2, 0, 1])).toEqual(['a', 'a'])
  expect(behind(1, [2, 0, 1])).toEqual([undefined, 'c'])
})

it('there is no next track without a queue', () => {
  expect(behind(-1, [])).toEqual([undefined, undefined])
  expect(behind(-1)).toEqual([undefined, undefined])
})

it('the previous track is the one before in playing order, and before the first one the last', () => {
  const before = (index: number, order: number[]) => previousTrackOf({ queue, index, order })?.id
  expect([before(1, [0, 1, 2]), before(0, [2, 0, 1]), before(0, [0, 1, 2])]).toEqual(['a', 'c', 'c'])
  expect(before(-1, [])).toBeUndefined()
})
