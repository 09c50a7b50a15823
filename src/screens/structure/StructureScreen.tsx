/** A page that the tenant composed, by the route's structure. */
import { lazy } from 'react'
import { QueriedPage, type PageProps } from './QueriedPage.tsx'
import { BelowBlocks, hasBelowBlocks } from './BelowBlocks.tsx'
import { StructurePage } from './StructurePage.tsx'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const Page = ({ node, ask }: PageProps) => (
  <>
    <StructurePage ask={ask} node={node} heading="shown" whole={!hasBelowBlocks(ask.name)} />
    <BelowBlocks name={ask.name} />
  </>
)

export const StructureScreen = () => <QueriedPage pending={<Pending />} page={Page} />
