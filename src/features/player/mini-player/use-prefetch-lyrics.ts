/** The words are asked for with the song, and those of the next one behind them: the whole player opens with them. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { wayOf } from '../../../domain/player/playback-traits.ts'
import { thrift } from '../../../lib/data-saver.ts'
import { player } from '../../../state/player/player.ts'
import { scopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { wordsQuery } from '../player-lyrics-query.ts'
import { useNext } from '../use-next-track.ts'

const songOf = (track: Track | undefined) => (wayOf(track).hasWords ? track?.id : undefined)

export const useWordsAhead = (track: Track) => {
  const client = useQueryClient()
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const { phase, isPreview } = useSnapshot(player)
  const isDue = phase === 'playing' && !isPreview
  const [now, next] = [songOf(track), songOf(useNext())]
  useEffect(() => {
    if (!isDue) return
    const ask = async () => {
      for (const id of thrift.isOn ? [now] : [now, next])
        if (id) await client.prefetchQuery(wordsQuery({ tenant, lang, maxRating }, id))
    }
    void ask()
  }, [client, tenant, lang, maxRating, isDue, now, next])
}
