import { describe, expect, it } from 'vitest'
import { countTracksByKind } from './playback-traits.ts'

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
