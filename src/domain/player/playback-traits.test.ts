import { expect, it } from 'vitest'
import { playbackTraitsOf } from './playback-traits.ts'

it('music joins, carries words, is mixed and repeated, and has no place to keep', () => {
  for (const track of [{ kind: 'track' } as const, null, undefined])
    expect(playbackTraitsOf(track)).toMatchObject({
      joins: true,
      hasWords: true,
      hasModes: true,
      keepsPlace: false,
      skips: false,
    })
})
it('spoken word keeps its place and its order, skips, has a speed, and knows what it is a part of', () => {
  const shared = {
    keepsPlace: true,
    skips: true,
    hasModes: false,
    hasSpeed: true,
    hasWords: false,
    joins: false,
  }
  expect(playbackTraitsOf({ kind: 'episode' })).toEqual({ ...shared, whole: 'podcast' })
  expect(playbackTraitsOf({ kind: 'chapter' })).toEqual({ ...shared, whole: 'audiobook' })
})
