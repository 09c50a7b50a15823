import type { Layout } from '../../contract/routes.ts'
import { PlayerSlot } from './PlayerSlot.tsx'
import { Snackbar } from './Snackbar.tsx'
import { Tabs } from './Tabs.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

const loadOffers = async () => (await import('./OfferSlot.tsx')).OfferSlot

export const Bottom = ({ layout }: { layout: Layout }) => {
  const Offers = useLazy(true, loadOffers)
  return (
    <>
      {layout === 'default' && <Tabs />}
      <PlayerSlot />
      {Offers && <Offers />}
      <Snackbar />
    </>
  )
}
