/** Where the player stands: beside the routed page, fetched when there is something to play. */
import { useSnapshot } from 'valtio'
import { player } from '../../state/player/player.ts'
import { useLate } from '../../ui/use-lazy.ts'

const load = async () => (await import('./PlayerAndQueue.tsx')).Docked

export const PlayerSlot = () => {
  const { index, phase } = useSnapshot(player)
  // Each turn of what plays is another try, if the controls did not come.
  const Dock = useLate(index >= 0 && `${index} ${phase}`, load)
  return Dock && <Dock />
}
