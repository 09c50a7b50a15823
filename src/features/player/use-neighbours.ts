import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { nextTrackOf, previousTrackOf } from '../../domain/queue/next-track.ts'
import { player } from '../../state/player/player.ts'

/** What 'next' and 'previous' lead to; both wrap. */
export const useNeighbours = () => {
  const { queue, order = [], index } = useSnapshot(player)
  const played = { queue: queue as readonly Track[], order, index }
  return { previous: previousTrackOf(played), next: nextTrackOf(played, true) }
}
