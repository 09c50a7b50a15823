/** Everything that depends on the kind of sound is read here, so that a new kind is a new row. */
import type { Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'

interface PlaybackTraits {
  /** Its position is reported whenever playback stops, and it resumes there on every device. */
  keepsPosition: boolean
  /** Skip buttons replace shuffle and loop, also on the lock screen. */
  skips: boolean
  /** Its queue can be shuffled and looped; otherwise it is played in order, once. */
  hasModes: boolean
  hasSpeed: boolean
  hasWords: boolean
  /** May be crossfaded or played gaplessly. */
  joins: boolean
  collection: CollectionKind | null
  /** As words name it. */
  part: 'track' | 'episode' | 'chapter'
}

const musicTraits: PlaybackTraits = {
  keepsPosition: false,
  skips: false,
  hasModes: true,
  hasSpeed: false,
  hasWords: true,
  joins: true,
  collection: null,
  part: 'track',
}
const speechTraits = {
  keepsPosition: true,
  skips: true,
  hasModes: false,
  hasSpeed: true,
  hasWords: false,
  joins: false,
}
const traitsByKind: Partial<Record<Track['kind'], PlaybackTraits>> = {
  episode: { ...speechTraits, collection: 'podcast', part: 'episode' },
  chapter: { ...speechTraits, collection: 'audiobook', part: 'chapter' },
}

export const playbackTraitsOf = (track: Pick<Track, 'kind'> | null | undefined): PlaybackTraits =>
  (track && traitsByKind[track.kind]) ?? musicTraits

type CountKey = 'spoken.chapters' | 'cards.episodes' | 'cards.songs'
const countKeys: Partial<Record<string, CountKey>> = { chapter: 'spoken.chapters', episode: 'cards.episodes' }

/** By the kinds that have words of their own. */
export const countTracksByKind = (tracks: readonly { kind: string }[]): [word: CountKey, count: number][] => {
  const counts = new Map<CountKey, number>()
  for (const { kind } of tracks) {
    const key = countKeys[kind] ?? 'cards.songs'
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
}
