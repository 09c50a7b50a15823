import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { structureQuery } from '../../api/content.ts'
import type { StructureAsk, StructureNode } from '../../contract/structure.ts'
import { LocationRouter } from '../../state/navigation/LocationRouter.tsx'
import { useAddressedStructure } from '../../state/navigation/use-addressed-structure.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { StaleNoticeSlot } from './availability/StaleNoticeSlot.tsx'
import { Failure } from './Failure.tsx'
import { StableBlocks } from './updates/StableBlocks.tsx'

export interface PageProps {
  node: StructureNode
  ask: StructureAsk
}
interface StructureStateProps {
  /** Shown until there is an answer; never in a rendered document, so it may load late. */
  pending: ReactNode
  page: ComponentType<PageProps>
}

const StructureQuery = ({ pending, page: Page }: StructureStateProps) => {
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

export const StructureState = (props: StructureStateProps) => (
  <LocationRouter>
    <StructureQuery {...props} />
  </LocationRouter>
)
