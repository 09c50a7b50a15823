/** The tenant's plans below its own words about them, and which of them whoever is here has. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../api/subscriptions.ts'
import { runs } from '../../domain/entitlement.ts'
import { planPages } from '../../domain/plan-page.ts'
import { PlanList, PlanListSkeleton } from '../../features/plans/PlanList.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { session, userKey } from '../../state/session/session.ts'
import { useAllWordsLoaded } from '../../state/words/translation.tsx'

/** Nobody's are guessed: a guest has none, and so has a user until it is known. */
const useHeldPlans = (tenant: string): number[] => {
  const { status } = useSnapshot(session)
  const [now] = useState(() => new Date())
  const { data = [] } = useQuery({
    ...userSubscriptionsQuery({ tenant, user: userKey() }),
    enabled: status === 'user',
  })
  return status === 'user' ? data.filter((one) => runs(one, now)).map(({ typeId }) => typeId) : []
}

export const Plans = () => {
  const portal = usePortal()
  const { data, error, refetch } = useQuery(subscriptionTypesQuery(scopeOf(portal)))
  const held = useHeldPlans(portal.tenant.name)
  const isWorded = useAllWordsLoaded()
  if (!data && error && isWorded) return <Failure error={error} onRetry={() => void refetch()} heading="h2" />
  return data && isWorded ? (
    <PlanList plans={planPages(data, portal.lang)} held={held} />
  ) : (
    <PlanListSkeleton />
  )
}
