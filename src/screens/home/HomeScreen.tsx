import { useQuery } from '@tanstack/react-query'
import { structureQuery } from '../../api/content.ts'
import { EmptyPageSlot } from '../../features/page-states/EmptyPageSlot.tsx'
import { LazyFailure } from '../../features/page-states/LazyFailure.tsx'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { scopeOf, useBrand, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { StructurePage } from '../../features/structure/StructurePage.tsx'
import { StableBlocks } from '../../features/page-states/updates/StableBlocks.tsx'

const loadPending = async () => (await import('./Pending.tsx')).Pending

const homeStructure = { name: 'home', id: null }

export const HomeScreen = () => {
  const portal = usePortal()
  const brand = useBrand()
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(structureQuery(scopeOf(portal), homeStructure))
  const Pending = useLazy(!data, loadPending)
  const waiting = Pending && <Pending />
  if (!data && error) return <LazyFailure error={error} onRetry={() => void refetch()} waiting={waiting} />
  return (
    <>
      <h1 className="sr">{`${brand}: ${t(['title.portal', 'title.main'])}`}</h1>
      {data ? (
        <StableBlocks node={data}>
          {(node) => (
            <StructurePage ask={homeStructure} node={node} heading="own" whenEmpty={<EmptyPageSlot />} />
          )}
        </StableBlocks>
      ) : (
        waiting
      )}
      <StaleNoticeSlot savedAt={dataUpdatedAt} />
    </>
  )
}
