import { useSnapshot } from 'valtio'
import { isPlayingOrLoading, player } from '../../state/player/player.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import type { PartRowProps } from '../../ui/PartRow.tsx'

/** The player's state for the parts of this collection. */
export const useCollectionPlayback = (source: Pick<QueueSource, 'kind' | 'id'>) => {
  const { phase, queue, index, source: from } = useSnapshot(player)
  const isCurrent = from?.kind === source.kind && from.id === source.id
  const now = isCurrent ? queue[index]?.id : undefined
  const isPlaying = isPlayingOrLoading(phase)
  return {
    now,
    isPlaying: now !== undefined && isPlaying,
    of: (id: string): PartRowProps['state'] => (id !== now ? 'idle' : isPlaying ? 'playing' : 'paused'),
  }
}
