import { useSnapshot } from 'valtio'
import { player } from '../../state/player/player.ts'
import { useLazy } from '../../ui/use-lazy.ts'

const loadPlayer = async () => (await import('./PlayerAndQueue.tsx')).PlayerAndQueue

export const PlayerSlot = () => {
  const { index, phase } = useSnapshot(player)
  // Each change of the player is another try, if its code failed to load.
  const Dock = useLazy(index >= 0 && `${index} ${phase}`, loadPlayer)
  return Dock && <Dock />
}
