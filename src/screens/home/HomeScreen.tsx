/** The home that the tenant composed. */
import { useQuery } from '@tanstack/react-query'
import { structureQuery } from '../../api/content.ts'
import { LateFailure } from '../../features/page-states/LazyFailure.tsx'
import { SavedNote } from '../../features/availability/StaleNoticeSlot.tsx'
import { scopeOf, useBrand, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLate } from '../../ui/use-lazy.ts'
import { Composed } from '../structure/StructurePage.tsx'
import { Settled } from '../../features/stale-content/StableBlocks.tsx'

const loadPending = async () => (await import('./Pending.tsx')).Pending

const ask = { name: 'home', id: null }

export const Screen = () => {
  const portal = usePortal()
  const brand = useBrand()
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(structureQuery(scopeOf(portal), ask))
  const Pending = useLate(!data, loadPending)
  const waiting = Pending && <Pending />
  if (!data && error) return <LateFailure error={error} onRetry={() => void refetch()} waiting={waiting} />
  return (
    <>
      <h1 className="sr">{`${brand}: ${t(['title.portal', 'title.main'])}`}</h1>
      {data ? (
        <Settled node={data}>{(node) => <Composed ask={ask} node={node} heading="own" whole />}</Settled>
      ) : (
        waiting
      )}
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}
