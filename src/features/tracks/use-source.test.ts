import { expect, it } from 'vitest'
import type { Track } from '../../contract/content.ts'
import { drawnFrom } from './use-source.ts'

const song = (restriction?: Track['restriction']) => ({ restriction }) as Track

it('a shuffle begins with any song that may be played, and never with one that may not', () => {
  const songs = [song('NOT_LICENSED'), song(), song('NOT_LICENSED'), song()]
  const drawn = Array.from({ length: 100 }, (_, at) => drawnFrom(songs, () => at / 100))
  expect(new Set(drawn)).toEqual(new Set([1, 3]))
  expect(drawnFrom([song('NOT_LICENSED')], () => 0.9)).toBe(0)
})
