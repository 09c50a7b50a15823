import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { player } from './player.ts'

export const currentTrack = ({ queue, index }: Pick<typeof player, 'queue' | 'index'>) => queue[index] ?? null

export const useCurrentTrack = (): Track | null => {
  const { queue, index } = useSnapshot(player)
  return currentTrack({ queue: queue as Track[], index })
}
