/**
 * How each kind of sound is played: the commands are the same for all, what they mean differs. Whatever depends on the kind
 * reads it here, so that a new kind of sound is a new row.
 */
import type { Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'

interface PlaybackTraits {
  /** Its position is reported wherever it is left, and it resumes there on every device. */
  keepsPosition: boolean
  /** Moves by seconds stand where music has shuffle and loop; on the lock screen as well. */
  skips: boolean
  /** Its queue is mixed and repeated as the listener wishes; else it is played in its order, once. */
  hasModes: boolean
  /** Heard as fast as is chosen for its collection. */
  hasSpeed: boolean
  /** Words that are sung come along. */
  hasWords: boolean
  /** May lie over its neighbour, or follow it without a gap. */
  joins: boolean
  /** The kind of its collection, where that has settings of its own. */
  collection: CollectionKind | null
}

const musicTraits: PlaybackTraits = {
  keepsPosition: false,
  skips: false,
  hasModes: true,
  hasSpeed: false,
  hasWords: true,
  joins: true,
  collection: null,
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
  episode: { ...speechTraits, collection: 'podcast' },
  chapter: { ...speechTraits, collection: 'audiobook' },
}

/** What the one that plays is called where words for a part and for a song differ. */
export const partKindOf = ({ kind }: Pick<Track, 'kind'>): 'episode' | 'chapter' | 'track' =>
  kind === 'episode' || kind === 'chapter' ? kind : 'track'

export const playbackTraitsOf = (track: Pick<Track, 'kind'> | null | undefined): PlaybackTraits =>
  (track && traitsByKind[track.kind]) ?? musicTraits
