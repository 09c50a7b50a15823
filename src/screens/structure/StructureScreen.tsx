import { lazy } from 'react'
import { EmptyPageSlot } from '../../features/page-states/EmptyPageSlot.tsx'
import { StructureState, type PageProps } from '../../features/page-states/StructureState.tsx'
import { BelowBlocks, hasBelowBlocks } from './BelowBlocks.tsx'
import { StructurePage } from '../../features/structure/StructurePage.tsx'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const Page = ({ node, ask }: PageProps) => (
  <>
    <StructurePage
      ask={ask}
      node={node}
      heading="shown"
      whenEmpty={!hasBelowBlocks(ask.name) && <EmptyPageSlot />}
    />
    <BelowBlocks name={ask.name} />
  </>
)

export const StructureScreen = () => <StructureState pending={<Pending />} page={Page} />
