/** The structure that the address names, from asking to showing: on its way, not there, here with its age. */
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { structureQuery } from '../../api/content.ts'
import type { StructureAsk } from '../../contract/structure.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { StaleNoticeSlot } from '../../features/availability/StaleNoticeSlot.tsx'
import { LocationRouter } from '../../state/navigation/LocationRouter.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { StableBlocks } from '../../features/stale-content/StableBlocks.tsx'
import { useAddressedStructure } from './use-addressed-structure.ts'

export interface PageProps {
  node: StructureNode
  ask: StructureAsk
}
interface QueriedPageProps {
  /** Stands in until there is an answer; never in a rendered document, so it may come late. */
  pending: ReactNode
  page: ComponentType<PageProps>
}

const StructureQuery = ({ pending, page: Page }: QueriedPageProps) => {
  const ask = useAddressedStructure()
  const { data, error, refetch, dataUpdatedAt } = useQuery(structureQuery(scopeOf(usePortal()), ask))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Suspense fallback={null}>{pending}</Suspense>
  return (
    <>
      <StableBlocks node={data}>{(node) => <Page node={node} ask={ask} />}</StableBlocks>
      <StaleNoticeSlot savedAt={dataUpdatedAt} />
    </>
  )
}

export const QueriedPage = (props: QueriedPageProps) => (
  <LocationRouter>
    <StructureQuery {...props} />
  </LocationRouter>
)
