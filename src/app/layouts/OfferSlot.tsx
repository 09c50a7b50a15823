/**
 * Above tabs and player, one thing at a time: first the question about cookies, later the offer to install. Their code
 * comes when there is something to ask or to offer.
 */
import { useSnapshot } from 'valtio'
import { consent } from '../../state/consent.ts'
import { install } from '../../state/install.ts'
import { worded } from '../../state/worded.tsx'
import { useLate } from '../../ui/use-late.ts'
import css from './OfferSlot.module.css'

const loadBanner = async () => (await import('../../features/consent/ConsentBanner.tsx')).ConsentBanner
const loadCard = async () => (await import('../../features/install/InstallCard.tsx')).InstallCard

export const OfferSlot = worded(() => {
  const { isAsked } = useSnapshot(consent)
  const { face, isOffered } = useSnapshot(install)
  const isInstallable = isOffered && face !== 'none'
  const Banner = useLate(isAsked, loadBanner)
  const Card = useLate(isInstallable, loadCard)
  const Offer = isAsked ? Banner : isInstallable && Card
  return (
    Offer && (
      <div className={css.slot} data-floats data-offer>
        <Offer />
      </div>
    )
  )
})
