/** Plays a list of which only the ids of its songs are known. Loads with the first tap on such a row. */
import type { QueryClient } from '@tanstack/react-query'
import { tracksQuery } from '../../api/tracks.ts'
import type { Track } from '../../contract/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { drawnSongBlocks, songBlocksAround } from '../../domain/song-blocks.ts'
import { randomIndexIn } from '../player/list-playback.ts'
import { notifyPlayFailed } from '../player/notify-play-failed.ts'
import { loadPlayer, player, type PlayerActions } from '../player/player.ts'
import { findFirstPlayable, startPlayback } from '../player/start-playback.ts'
import type { QueueSource } from '../queue/queue-source.ts'

interface SongList {
  ids: readonly string[]
  source: QueueSource
}
interface SongListContext {
  client: QueryClient
  scope: PublicScope
}

const loadBlocks = async ({ client, scope }: SongListContext, blocks: readonly (readonly string[])[]) => {
  const answers = await Promise.all(blocks.map((ids) => client.fetchQuery(tracksQuery(scope, ids.join('.')))))
  return answers.flatMap(({ entries }) => entries)
}

/** Without a connection nothing else can sound. */
const findDownloaded = async (ids: readonly string[]): Promise<readonly Track[]> => {
  const { currentUserDownloads } = await import('../downloads/downloads.ts')
  const downloads = currentUserDownloads()
  await downloads?.whenRead
  return ids.flatMap((id) => {
    const sound = downloads?.sounds.get(id)
    return sound?.state === 'kept' ? [sound.track] : []
  })
}

const loadTracks = (context: SongListContext, ids: readonly string[], blocks: string[][]) =>
  navigator.onLine ? loadBlocks(context, blocks) : findDownloaded(ids)

const start = async (
  loading: Promise<readonly Track[]>,
  source: QueueSource,
  indexIn: (tracks: readonly Track[]) => number,
  first?: (actions: PlayerActions) => void,
) => {
  try {
    // In parallel, as both are needed.
    const [tracks] = await Promise.all([loading, loadPlayer()])
    const at = indexIn(tracks)
    if (!tracks[at]) throw new Error('the song is not available')
    await startPlayback([tracks, at, source], first)
  } catch (problem) {
    notifyPlayFailed(problem)
  }
}

/** The tapped song, and the list goes on behind it. */
export const playSongListFrom = (context: SongListContext, { ids, source }: SongList, id: string) =>
  start(loadTracks(context, ids, songBlocksAround(ids, ids.indexOf(id))), source, (tracks) =>
    tracks.findIndex((track) => track.id === id),
  )

export const playSongList = (context: SongListContext, { ids, source }: SongList) =>
  start(loadTracks(context, ids, songBlocksAround(ids, 0)), source, findFirstPlayable)

export const shuffleSongList = (context: SongListContext, { ids, source }: SongList) =>
  start(
    loadTracks(context, ids, drawnSongBlocks(ids, Math.random)),
    source,
    (tracks) => randomIndexIn(tracks, Math.random),
    (actions) => {
      if (!player.shuffle) actions.toggleShuffle()
    },
  )
