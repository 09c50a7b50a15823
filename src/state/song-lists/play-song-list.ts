/** Plays a list of which only the ids of its songs are known. Loads with the first tap on such a row. */
import type { Track } from '../../contract/content.ts'
import { drawnSongBlocks, songBlocksAround } from '../../domain/song-blocks.ts'
import { randomIndexIn } from '../player/list-playback.ts'
import { notifyPlayFailed } from '../player/notify-play-failed.ts'
import { loadPlayer, player, type PlayerActions } from '../player/player.ts'
import { findFirstPlayable, startPlayback } from '../player/start-playback.ts'
import { type SongList, type SongListContext, extendQueueNearEnd, loadSongs } from './extend-queue.ts'

const loadBlocks = async (context: SongListContext, blocks: readonly (readonly string[])[]) =>
  (await Promise.all(blocks.map((ids) => loadSongs(context, ids)))).flat()

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
  context: SongListContext,
  list: SongList,
  loading: Promise<readonly Track[]>,
  indexIn: (tracks: readonly Track[]) => number,
  first?: (actions: PlayerActions) => void,
) => {
  try {
    // In parallel, as both are needed.
    const [tracks] = await Promise.all([loading, loadPlayer()])
    const at = indexIn(tracks)
    if (!tracks[at]) throw new Error('the song is not available')
    await startPlayback([tracks, at, list.source], first)
    extendQueueNearEnd(context, list, tracks)
  } catch (problem) {
    notifyPlayFailed(problem)
  }
}

/** The tapped song, and the list goes on behind it. */
export const playSongListFrom = (context: SongListContext, list: SongList, id: string) => {
  const { ids } = list
  const loading = loadTracks(context, ids, songBlocksAround(ids, ids.indexOf(id)))
  return start(context, list, loading, (tracks) => tracks.findIndex((track) => track.id === id))
}

export const playSongList = (context: SongListContext, list: SongList) =>
  start(context, list, loadTracks(context, list.ids, songBlocksAround(list.ids, 0)), findFirstPlayable)

export const shuffleSongList = (context: SongListContext, list: SongList) =>
  start(
    context,
    list,
    loadTracks(context, list.ids, drawnSongBlocks(list.ids, Math.random)),
    (tracks) => randomIndexIn(tracks, Math.random),
    (actions) => {
      if (!player.shuffle) actions.toggleShuffle()
    },
  )
