import type { Track } from '../../contract/content.ts'
import { type PlayOrder, nextTrackOf } from '../queue/next-track.ts'
import { playbackTraitsOf } from '../player/playback-traits.ts'

/** The one that follows in the queue, where it is of the same collection and its listener wants it. */
export const nextToDownload = (
  playing: PlayOrder,
  isWanted: (collectionId: string) => boolean,
): Track | null => {
  const now = playing.queue[playing.index]
  const next = nextTrackOf(playing)
  if (!now || !next || !playbackTraitsOf(now).collection || next.restriction) return null
  return next.album.id === now.album.id && isWanted(now.album.id) ? next : null
}
