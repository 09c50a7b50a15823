/**
 * How each kind of sound is played: the verbs are the same for all, what they mean differs. Whatever depends on the kind
 * asks here, so that a new kind of sound is a new row.
 */
import type { Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'

interface PlaybackTraits {
  /** Told wherever it is left, and taken up there on every device. */
  keepsPlace: boolean
  /** Moves by seconds stand where music has shuffle and loop; on the lock screen as well. */
  skips: boolean
  /** Its queue is mixed and repeated as the listener wishes; else it is played in its order, once. */
  hasModes: boolean
  /** Heard as fast as is chosen for the whole that it is a part of. */
  hasSpeed: boolean
  /** Words that are sung come along. */
  hasWords: boolean
  /** May lie over its neighbour, or follow it without a gap. */
  joins: boolean
  /** What it is a part of, where that has wishes and settings of its own. */
  whole: CollectionKind | null
}

const musicTraits: PlaybackTraits = {
  keepsPlace: false,
  skips: false,
  hasModes: true,
  hasSpeed: false,
  hasWords: true,
  joins: true,
  whole: null,
}
const speechTraits = {
  keepsPlace: true,
  skips: true,
  hasModes: false,
  hasSpeed: true,
  hasWords: false,
  joins: false,
}
const traitsByKind: Partial<Record<Track['kind'], PlaybackTraits>> = {
  episode: { ...speechTraits, whole: 'podcast' },
  chapter: { ...speechTraits, whole: 'audiobook' },
}

/** What the one that plays is called where words for a part and for a song differ. */
export const partKindOf = ({ kind }: Pick<Track, 'kind'>): 'episode' | 'chapter' | 'track' =>
  kind === 'episode' || kind === 'chapter' ? kind : 'track'

export const playbackTraitsOf = (track: Pick<Track, 'kind'> | null | undefined): PlaybackTraits =>
  (track && traitsByKind[track.kind]) ?? musicTraits
