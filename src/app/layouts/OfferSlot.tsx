import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { consent } from '../../state/consent/consent.ts'
import { install, mayShowOffer } from '../../state/install/install.ts'
import { player } from '../../state/player/player.ts'
import { withWords } from '../../state/words/with-words.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { useView } from '../router/navigator.tsx'
import { mainId } from './LayoutFrame.tsx'
import css from './OfferSlot.module.css'

const loadBanner = async () => (await import('../../features/consent/ConsentBanner.tsx')).ConsentBanner
const loadCard = async () => (await import('../../features/install/InstallCard.tsx')).InstallCard

/** As in `offer-height.css`: in a low window the banner is at the end of the page. */
const lowViewport = matchMedia('(max-height: 360px)')
const followLowViewport = (changed: () => void) => {
  lowViewport.addEventListener('change', changed)
  return () => lowViewport.removeEventListener('change', changed)
}

/** It covers the page from the start, so it comes early in tab order: right after the skip link. */
const AfterSkipLink = ({ children }: { children: ReactNode }) => {
  const [container, setPlace] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const element = document.createElement('div')
    document.querySelector(`a[href="#${mainId}"]`)?.after(element)
    setPlace(element)
    return () => element.remove()
  }, [])
  return container && createPortal(children, container)
}

const useInstallable = () => {
  const offer = useSnapshot(install)
  const { index } = useSnapshot(player)
  const { path } = useView()
  return mayShowOffer(offer) && index < 0 && path === linkTo.home()
}

export const OfferSlot = withWords(() => {
  const { isPromptOpen } = useSnapshot(consent)
  const isInstallable = useInstallable()
  const Banner = useLazy(isPromptOpen, loadBanner)
  const Card = useLazy(isInstallable, loadCard)
  const isLow = useSyncExternalStore(followLowViewport, () => lowViewport.matches)
  const Offer = isPromptOpen ? Banner : isInstallable && Card
  const slot = Offer && (
    <div className={css.slot} data-floats data-offer>
      <Offer />
    </div>
  )
  return isPromptOpen && slot && !isLow ? <AfterSkipLink>{slot}</AfterSkipLink> : slot
})
