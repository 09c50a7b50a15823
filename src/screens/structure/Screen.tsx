/** A page that the tenant composed, by the route's structure. */
import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useMemo } from 'react'
import { useLocation } from 'wouter'
import { structureQuery } from '../../api/content.ts'
import { matchRoute, structureOf } from '../../domain/routing.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { AskProvider } from '../../features/structure/asked.ts'
import { SlotsProvider, type Slots } from '../../features/structure/slots.ts'
import { Structure } from '../../features/structure/Structure.tsx'
import { Failure } from '../../features/states/Failure.tsx'
import { SavedNote } from '../../features/states/SavedNote.tsx'
import { Located } from '../../state/Located.tsx'
import { scopeOf, usePortal } from '../../state/portal.tsx'

const Pending = lazy(async () => ({ default: (await import('./Pending.tsx')).Pending }))

const slots: Slots = {
  heart: (card) => <LikeButton kind={card.kind} id={card.id} title={card.title} look="glass" large />,
}

const useAsked = () => {
  const [path] = useLocation()
  return useMemo(() => {
    const matched = matchRoute(path)
    return (matched && structureOf(matched)) ?? { name: 'home', id: null }
  }, [path])
}

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
    <AskProvider value={ask}>
      <SlotsProvider value={slots}>
        <Structure node={data} heading="shown" />
        <SavedNote savedAt={dataUpdatedAt} />
      </SlotsProvider>
    </AskProvider>
  )
}

export const Screen = () => (
  <Located>
    <Asked />
  </Located>
)
