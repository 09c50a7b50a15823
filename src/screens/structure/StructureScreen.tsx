/** A page that the tenant composed, by the route's structure. */
import { lazy } from 'react'
import { AskedPage, type PageProps } from './QueriedPage.tsx'
import { Behind, hasBehind } from './BelowBlocks.tsx'
import { Composed } from './StructurePage.tsx'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const Page = ({ node, ask }: PageProps) => (
  <>
    <Composed ask={ask} node={node} heading="shown" whole={!hasBehind(ask.name)} />
    <Behind name={ask.name} />
  </>
)

export const Screen = () => <AskedPage pending={<Pending />} page={Page} />
