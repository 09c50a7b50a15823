/** Where the offer to install stands: above tabs and player, fetched when there is something to offer. */
import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { install } from '../../state/install.ts'
import css from './InstallSlot.module.css'

export const InstallSlot = () => {
  const { face, isOffered } = useSnapshot(install)
  const isNeeded = isOffered && face !== 'none'
  const [Card, setCard] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import('../../features/install/InstallCard.tsx').then(
      ({ InstallCard }) => setCard(() => InstallCard),
      (problem: unknown) => console.warn('the offer to install cannot be shown', problem),
    )
  }, [isNeeded])
  return (
    Card &&
    isNeeded && (
      <div className={css.slot}>
        <Card />
      </div>
    )
  )
}
