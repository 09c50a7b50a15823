/** The tenant's plans, and which of them the user holds; a guest's are not requested (ROLE-20). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../api/subscriptions.ts'
import { isPlanOpen, planStatusOf } from '../../domain/entitlement.ts'
import { scopeOf, usePortal } from '../portal/portal.tsx'
import { session, userKey } from '../session/session.ts'

export const useSubscriptionTypes = (enabled: boolean) =>
  useQuery({ ...subscriptionTypesQuery(scopeOf(usePortal())), enabled }).data

/** Undefined for a guest, and for a user until they are known. */
export const useUserSubscriptions = () => {
  const { tenant } = scopeOf(usePortal())
  const isUser = useSnapshot(session).status === 'user'
  const { data } = useQuery({ ...userSubscriptionsQuery({ tenant, user: userKey() }), enabled: isUser })
  return isUser ? data : undefined
}

/** Ids of the plans that are called the user's: open now, and not pending. SUBS-08 to 11 */
export const useHeldPlanIds = (): number[] => {
  const [now] = useState(() => new Date())
  return (useUserSubscriptions() ?? [])
    .filter((held) => isPlanOpen(held, now) && planStatusOf(held) !== 'pending')
    .map(({ typeId }) => typeId)
}
