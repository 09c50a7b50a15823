import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { subscriptionTypesQuery } from '../../api/subscriptions.ts'
import { planPages } from '../../domain/plan-page.ts'
import { PlanList, PlanListSkeleton } from '../../features/plans/PlanList.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'
import { useChosenPlan } from '../../state/subscriptions/use-chosen-plan.ts'
import { useHeldPlanNotes } from '../../state/subscriptions/use-entitlement.ts'
import { useAllWordsLoaded } from '../../state/words/translation.tsx'

export const Plans = () => {
  const portal = usePortal()
  const { data, error, refetch } = useQuery(subscriptionTypesQuery(scopeOf(portal)))
  const held = useHeldPlanNotes()
  const chosen = useChosenPlan()
  const isGuest = useSnapshot(session).status === 'visitor'
  const isWorded = useAllWordsLoaded()
  if (!data && error && isWorded) return <Failure error={error} onRetry={() => void refetch()} heading="h2" />
  // A note is higher than the trial in its place: the list appears once, with both known.
  return data && held && chosen !== undefined && isWorded ? (
    <PlanList plans={planPages(data, portal.lang)} held={held} chosen={chosen} isGuest={isGuest} />
  ) : (
    <PlanListSkeleton />
  )
}
