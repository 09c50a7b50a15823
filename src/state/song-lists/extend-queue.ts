/** A long list goes on: near the end of the queue its next songs are added, for as long as this list plays here. */
import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { tracksQuery } from '../../api/tracks.ts'
import type { Track } from '../../contract/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { songsBehind } from '../../domain/song-blocks.ts'
import { loadPlayer, player } from '../player/player.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'

export interface SongList {
  ids: readonly string[]
  source: QueueSource
}
export interface SongListContext {
  client: QueryClient
  scope: PublicScope
}

export const loadSongs = async ({ client, scope }: SongListContext, ids: readonly string[]) =>
  (await client.fetchQuery(tracksQuery(scope, ids.join('.')))).entries

/** Enough for a lost connection to come back. */
const fewSongs = 10

const isNearEnd = () => {
  const { queue, order = [], index } = player
  return queue.length > 0 && order.length - 1 - order.indexOf(index) < fewSongs
}

let stopFollowing = () => {}

/** `tracks`: what the queue began with. Another list that is started ends it. */
export const extendQueueNearEnd = (
  context: SongListContext,
  { ids, source }: SongList,
  tracks: readonly Track[],
): void => {
  stopFollowing()
  const offered = new Set(tracks.map(({ id }) => id))
  let isLoading = false
  const extend = async (wanted: readonly string[]) => {
    isLoading = true
    try {
      const more = await loadSongs(context, wanted)
      const queue = await (await loadPlayer()).queue()
      for (const id of wanted) offered.add(id)
      queue.extend(more, source)
    } catch (problem) {
      // The next song asks again.
      console.warn('the queue could not be extended', problem)
    } finally {
      isLoading = false
    }
  }
  const stop = subscribe(player, () => {
    if (player.source?.kind !== source.kind || player.source.id !== source.id) return stop()
    if (isLoading || !isNearEnd()) return
    const wanted = songsBehind(ids, offered, player.shuffle ? Math.random : null)
    if (wanted.length > 0) void extend(wanted)
  })
  stopFollowing = stop
}
