/** What is fixed to the bottom, from the lowest up: tabs, player, the one line that goes away by itself. */
import type { Layout } from '../../contract/routes.ts'
import { OfferSlot } from './OfferSlot.tsx'
import { PlayerSlot } from './PlayerSlot.tsx'
import { Snackbar } from './Snackbar.tsx'
import { Tabs } from './Tabs.tsx'

export const Bottom = ({ layout }: { layout: Layout }) => (
  <>
    {layout === 'default' && <Tabs />}
    <PlayerSlot />
    <OfferSlot />
    <Snackbar />
  </>
)
