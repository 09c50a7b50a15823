/** Where the offer to install stands: above tabs and player, fetched when there is something to offer. */
import { useSnapshot } from 'valtio'
import { install } from '../../state/install.ts'
import { useLate } from '../../ui/use-late.ts'
import css from './InstallSlot.module.css'

const load = async () => (await import('../../features/install/InstallCard.tsx')).InstallCard

export const InstallSlot = () => {
  const { face, isOffered } = useSnapshot(install)
  const isNeeded = isOffered && face !== 'none'
  const Card = useLate(isNeeded, load)
  return (
    Card &&
    isNeeded && (
      <div className={css.slot}>
        <Card />
      </div>
    )
  )
}
