import { expect, it } from 'vitest'
import { playbackTraitsOf } from './playback-traits.ts'

it('music is gapless, has lyrics, shuffle and repeat, and no stored position', () => {
  for (const track of [{ kind: 'track' } as const, null, undefined])
    expect(playbackTraitsOf(track)).toMatchObject({
      joins: true,
      hasWords: true,
      hasModes: true,
      keepsPosition: false,
      skips: false,
    })
})
it('podcasts and audiobooks keep position and order, skip, have a speed and a collection', () => {
  const shared = {
    keepsPosition: true,
    skips: true,
    hasModes: false,
    hasSpeed: true,
    hasWords: false,
    joins: false,
  }
  expect(playbackTraitsOf({ kind: 'episode' })).toEqual({ ...shared, collection: 'podcast' })
  expect(playbackTraitsOf({ kind: 'chapter' })).toEqual({ ...shared, collection: 'audiobook' })
})
