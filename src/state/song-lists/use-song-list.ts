import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ListPlayback, togglePlay, useListPlayback } from '../player/list-playback.ts'
import { notifyPlayFailed } from '../player/notify-play-failed.ts'
import { scopeOf, usePortal } from '../portal/portal.tsx'

export interface SongListPlayback extends ListPlayback {
  ids: readonly string[]
  playFrom: (id: string) => void
  play: () => void
  shuffle: () => void
}

const loadActions = () => import('./play-song-list.ts')

/** `ids` memoised; `id` names the list among the sources of a queue, `title` is read in the queue. */
export const useSongList = (ids: readonly string[], id: string, title: string): SongListPlayback => {
  const client = useQueryClient()
  const portal = usePortal()
  const { trackId, isPlaying } = useListPlayback({ kind: 'shelf', id })
  return useMemo(() => {
    const context = { client, scope: scopeOf(portal) }
    const list = { ids, source: { kind: 'shelf' as const, id, title } }
    const run = (act: (actions: Awaited<ReturnType<typeof loadActions>>) => Promise<void>) =>
      void loadActions().then(act).catch(notifyPlayFailed)
    return {
      ids,
      trackId,
      isPlaying,
      playFrom: (song) => {
        if (song === trackId) void togglePlay()
        else run((actions) => actions.playSongListFrom(context, list, song))
      },
      play: () => {
        if (trackId === null) run((actions) => actions.playSongList(context, list))
        else void togglePlay()
      },
      shuffle: () => run((actions) => actions.shuffleSongList(context, list)),
    }
  }, [client, portal, ids, id, title, trackId, isPlaying])
}
