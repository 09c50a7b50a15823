import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { nextTrackOf } from '../../domain/queue/next-track.ts'
import { player } from '../../state/player/player.ts'

export const useNextTrack = (): Track | undefined => {
  const { queue, order = [], index, loop } = useSnapshot(player)
  return nextTrackOf({ queue: queue as readonly Track[], order, index }, loop === 'REPEAT_ALL')
}
