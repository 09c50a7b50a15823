import { describe, expect, it } from 'vitest'
import { countTracksByKind, playbackTraitsOf } from './playback-traits.ts'

it('music is gapless, has lyrics, shuffle and repeat, and no stored position', () => {
  for (const track of [{ kind: 'track' } as const, null, undefined])
    expect(playbackTraitsOf(track)).toMatchObject({
      part: 'track',
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
  expect(playbackTraitsOf({ kind: 'episode' })).toEqual({ ...shared, collection: 'podcast', part: 'episode' })
  expect(playbackTraitsOf({ kind: 'chapter' })).toEqual({
    ...shared,
    collection: 'audiobook',
    part: 'chapter',
  })
})

const of = (...kinds: string[]) => countTracksByKind(kinds.map((kind) => ({ kind })))

describe('tracks that are counted', () => {
  it('are called what they are: songs, episodes or chapters', () => {
    expect(of('track', 'track')).toEqual([['cards.songs', 2]])
    expect(of('episode')).toEqual([['cards.episodes', 1]])
    expect(of('chapter', 'chapter', 'chapter')).toEqual([['spoken.chapters', 3]])
  })

  it('are counted by kind where several come together', () => {
    expect(of('episode', 'track', 'episode')).toEqual([
      ['cards.episodes', 2],
      ['cards.songs', 1],
    ])
    expect(of()).toEqual([])
  })
})
