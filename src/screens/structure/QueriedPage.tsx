/** The structure that the address names, from asking to showing: on its way, not there, here with its age. */
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { structureQuery } from '../../api/content.ts'
import type { StructureAsk } from '../../contract/structure.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { SavedNote } from '../../features/availability/StaleNoticeSlot.tsx'
import { Located } from '../../state/navigation/LocationRouter.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { Settled } from '../../features/stale-content/StableBlocks.tsx'
import { useAsked } from './use-addressed-structure.ts'

export interface PageProps {
  node: StructureNode
  ask: StructureAsk
}
interface AskedPageProps {
  /** Stands in until there is an answer; never in a rendered document, so it may come late. */
  pending: ReactNode
  page: ComponentType<PageProps>
}

const Asked = ({ pending, page: Page }: AskedPageProps) => {
  const ask = useAsked()
  const { data, error, refetch, dataUpdatedAt } = useQuery(structureQuery(scopeOf(usePortal()), ask))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Suspense fallback={null}>{pending}</Suspense>
  return (
    <>
      <Settled node={data}>{(node) => <Page node={node} ask={ask} />}</Settled>
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}

export const AskedPage = (props: AskedPageProps) => (
  <Located>
    <Asked {...props} />
  </Located>
)
