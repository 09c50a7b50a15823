/** The home that the tenant composed. */
import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import { structureQuery } from '../../api/content.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { AskProvider } from '../../features/structure/asked.ts'
import { SlotsProvider, type Slots } from '../../features/structure/slots.ts'
import { Structure } from '../../features/structure/Structure.tsx'
import { Failure } from '../../features/states/Failure.tsx'
import { SavedNote } from '../../features/states/SavedNote.tsx'
import { scopeOf, usePortal } from '../../state/portal.tsx'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const ask = { name: 'home', id: null }
const slots: Slots = {
  heart: (card) => <LikeButton kind={card.kind} id={card.id} title={card.title} look="glass" large />,
}

export const Screen = () => {
  const portal = usePortal()
  const { tenant, lang } = portal
  const { data, error, refetch, dataUpdatedAt } = useQuery(structureQuery(scopeOf(portal), ask))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <>
      <h1 className="sr">{`${tenant.brand}: ${tenant.mainTitle[lang] ?? tenant.brand}`}</h1>
      {data ? (
        <AskProvider value={ask}>
          <SlotsProvider value={slots}>
            <Structure node={data} heading="own" />
            <SavedNote savedAt={dataUpdatedAt} />
          </SlotsProvider>
        </AskProvider>
      ) : (
        <Suspense fallback={null}>
          <Pending />
        </Suspense>
      )}
    </>
  )
}
