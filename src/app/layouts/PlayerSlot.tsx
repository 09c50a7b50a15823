/** Where the player stands: beside the routed page, fetched when there is something to play. */
import { useSnapshot } from 'valtio'
import { player } from '../../state/player.ts'
import { useLate } from '../../ui/use-late.ts'

const load = async () => (await import('../../features/player/PlayerDock.tsx')).PlayerDock

export const PlayerSlot = () => {
  const Dock = useLate(useSnapshot(player).index >= 0, load)
  return Dock && <Dock />
}
