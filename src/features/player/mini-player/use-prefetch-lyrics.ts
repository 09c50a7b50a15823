/** The lyrics of the current song and the next one, so that the full player opens with them. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { dataSaver } from '../../../lib/data-saver.ts'
import { player } from '../../../state/player/player.ts'
import { scopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { playerLyricsQuery } from '../player-lyrics-query.ts'
import { useNextTrack } from '../use-next-track.ts'

const lyricsIdOf = (track: Track | undefined) => (playbackTraitsOf(track).hasWords ? track?.id : undefined)

export const usePrefetchLyrics = (track: Track) => {
  const client = useQueryClient()
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const { phase, isPreview } = useSnapshot(player)
  const isDue = phase === 'playing' && !isPreview
  const [now, next] = [lyricsIdOf(track), lyricsIdOf(useNextTrack())]
  useEffect(() => {
    if (!isDue) return
    const prefetch = async () => {
      for (const id of dataSaver.isEnabled ? [now] : [now, next])
        if (id) await client.prefetchQuery(playerLyricsQuery({ tenant, lang, maxRating }, id))
    }
    void prefetch()
  }, [client, tenant, lang, maxRating, isDue, now, next])
}
