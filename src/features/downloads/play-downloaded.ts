/** Plays downloads: music from its beginning, a show or a book from where it stopped, as its page does. */
import type { QueryClient } from '@tanstack/react-query'
import type { PersonalScope } from '../../api/personal.ts'
import type { Track } from '../../contract/content.ts'
import type { PartOrder } from '../../contract/parts.ts'
import { inPartOrder, resumePartOf, resumeSecondOf, defaultPartOrder } from '../../domain/podcasts/parts.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { savedPartOrderOf } from '../../state/podcasts/part-order.ts'
import {
  type PlaybackPositions,
  fetchPlaybackPositionsQuickly,
} from '../../state/player/playback-positions.ts'
import { callPlayer } from '../../state/player/player.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'

interface DownloadedRow {
  playable: readonly Track[]
  source: QueueSource
}
/** A song of its own goes on with the songs of the other rows; an album, a show or a book plays itself. */
export const queueOfRow = (
  { playable, source }: DownloadedRow,
  songs: readonly Track[],
  listTitle: string,
): [tracks: readonly Track[], at: number, source: QueueSource] => {
  const at = source.kind === 'track' ? songs.findIndex(({ id }) => id === source.id) : -1
  return at < 0 ? [playable, 0, source] : [songs, at, { kind: 'shelf', id: 'downloads', title: listTitle }]
}

/** The downloaded ones in the order of their list, and where to resume. */
export const resumeIn = (tracks: readonly Track[], positions: PlaybackPositions, order: PartOrder) => {
  const parts = inPartOrder(tracks, order)
  const resume = resumePartOf(positions.ofParts(parts), parts)
  const at = Math.max(
    0,
    parts.findIndex(({ id }) => id === resume?.id),
  )
  const part = parts[at]
  return {
    parts,
    at,
    start: (part && resumeSecondOf(positions.secondsOf(part.id), part.duration)) || undefined,
  }
}

export const playDownloaded = async (
  { client, scope }: { client: QueryClient; scope: PersonalScope },
  [tracks, at, source]: ReturnType<typeof queueOfRow>,
): Promise<void> => {
  const first = tracks[at]
  const { collection } = playbackTraitsOf(first)
  if (!first || !collection) return callPlayer((actions) => actions.playTracks(tracks, at, source))
  const { id } = first.album
  const positions = await fetchPlaybackPositionsQuickly(client, scope, id)
  const order = savedPartOrderOf(scope.tenant, id) ?? defaultPartOrder[collection]
  const { parts, at: resumeAt, start } = resumeIn(tracks, positions, order)
  await callPlayer((actions) => actions.playTracks(parts, resumeAt, source, start))
}
