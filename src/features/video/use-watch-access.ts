/** How far somebody may watch: all of it, or its beginning; nothing is said of a visitor, nor until it is known. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../api/subscriptions.ts'
import type { Card } from '../../contract/content.ts'
import { type Entitlement, entitlementOf } from '../../domain/entitlement.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { session, userKey } from '../../state/session/session.ts'

type RestrictedVideo = Pick<Card, 'contentType' | 'premium' | 'restriction'>
export type WatchAccess = Entitlement['access'] | null

export const useWatchAccess = (): ((film: RestrictedVideo) => WatchAccess) => {
  const scope = scopeOf(usePortal())
  const isUser = useSnapshot(session).status === 'user'
  const [now] = useState(() => new Date())
  const plans = useQuery({ ...subscriptionTypesQuery(scope), enabled: isUser }).data
  const mine = { tenant: scope.tenant, user: userKey() }
  const held = useQuery({ ...userSubscriptionsQuery(mine), enabled: isUser }).data
  return ({ contentType, premium = false, restriction = null }) =>
    isUser && plans && held
      ? entitlementOf({ contentType, restriction, isFree: !premium, isOwned: false, held, plans, now }).access
      : null
}
