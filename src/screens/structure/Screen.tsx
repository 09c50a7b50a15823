/** A page that the tenant composed, by the route's structure. */
import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import { structureQuery } from '../../api/content.ts'
import { Failure } from '../../features/states/Failure.tsx'
import { SavedNote } from '../../features/states/SavedNote.tsx'
import { Located } from '../../state/Located.tsx'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { Composed } from './Composed.tsx'
import { useAsked } from './use-asked.ts'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const Asked = () => {
  const ask = useAsked()
  const { data, error, refetch, dataUpdatedAt } = useQuery(structureQuery(scopeOf(usePortal()), ask))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Suspense fallback={null}>
        <Pending />
      </Suspense>
    )
  return (
    <>
      <Composed ask={ask} node={data} heading="shown" />
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}

export const Screen = () => (
  <Located>
    <Asked />
  </Located>
)
