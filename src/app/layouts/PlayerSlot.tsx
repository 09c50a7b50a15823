/** Where the player stands: beside the routed page, fetched when there is something to play. */
import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { player } from '../../state/player.ts'

export const PlayerSlot = () => {
  const isNeeded = useSnapshot(player).index >= 0
  const [Dock, setDock] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import('../../features/player/PlayerDock.tsx').then(
      ({ PlayerDock }) => setDock(() => PlayerDock),
      (problem: unknown) => console.warn('the player cannot be shown', problem),
    )
  }, [isNeeded])
  return Dock && <Dock />
}
