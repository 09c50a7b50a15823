/** What the order of playing leads to after what plays now. */
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { player } from '../../state/player.ts'

export const useNext = (): Track | undefined => {
  const { queue, order = [], index, loop } = useSnapshot(player)
  const tracks = queue as readonly Track[]
  const at = order.indexOf(index) + 1
  const next = order[at] ?? (loop === 'REPEAT_ALL' ? order[0] : undefined)
  return next === undefined ? undefined : tracks[next]
}
