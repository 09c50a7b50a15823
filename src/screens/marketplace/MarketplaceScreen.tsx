/** A segment below `/mp` is a category where the marketplace has one of that name, else a partner (AMBIG-006). */
import { type ComponentType, lazy, useMemo } from 'react'
import { offerOf } from '../../domain/offer-page.ts'
import { EmptyPageSlot } from '../../features/page-states/EmptyPageSlot.tsx'
import { StructureState, type PageProps } from '../../features/page-states/StructureState.tsx'
import { StructurePage } from '../../features/structure/StructurePage.tsx'
import { MyApps } from './MyApps.tsx'
import { NewArrivals } from './NewArrivals.tsx'
import { OfferPage } from './OfferPage.tsx'
import { Questions } from './Questions.tsx'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const pagesByName: Record<string, ComponentType<PageProps>> = {
  'apps-manage': MyApps,
  'apps-faq': Questions,
  notifications: NewArrivals,
}

const Page = ({ node, ask }: PageProps) => {
  const offer = useMemo(() => offerOf(node), [node])
  const Page = pagesByName[ask.name]
  if (Page) return <Page node={node} ask={ask} />
  return (
    <>
      {offer && <OfferPage offer={offer} isManaged={ask.name === 'apps-manage-one'} />}
      <StructurePage
        ask={ask}
        node={node}
        heading={offer ? 'own' : 'shown'}
        whenEmpty={!offer && <EmptyPageSlot />}
      />
    </>
  )
}

export const MarketplaceScreen = () => <StructureState pending={<Pending />} page={Page} />
