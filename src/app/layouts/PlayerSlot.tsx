/** Where the player stands: beside the routed page, fetched when there is something to play. */
import { useSnapshot } from 'valtio'
import { player } from '../../state/player/player.ts'
import { useLazy } from '../../ui/use-lazy.ts'

const loadPlayer = async () => (await import('./PlayerAndQueue.tsx')).PlayerAndQueue

export const PlayerSlot = () => {
  const { index, phase } = useSnapshot(player)
  // Each turn of what plays is another try, if the controls did not come.
  const Dock = useLazy(index >= 0 && `${index} ${phase}`, loadPlayer)
  return Dock && <Dock />
}
