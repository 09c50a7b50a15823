/** For everything that plays, opens, shows a price or a call to action. */
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../api/subscriptions.ts'
import type { EntitledItem } from '../../domain/entitlement.ts'
import { scopeOf, usePortal } from '../portal/portal.tsx'
import { session, userKey } from '../session/session.ts'
import { useMinute } from '../time/use-minute.ts'
import {
  type HeldPlanNote,
  type ItemEntitlement,
  heldPlanNotesOf,
  itemEntitlementOf,
} from './item-entitlement.ts'

/** A guest's subscriptions are not requested (ROLE-20). Access follows time, also while the page stays open. */
const useViewer = () => {
  const { tenant } = scopeOf(usePortal())
  const { status } = useSnapshot(session)
  const minute = useMinute()
  const query = userSubscriptionsQuery({ tenant, user: userKey() })
  const { data: held, isFetching } = useQuery({ ...query, enabled: status === 'user' })
  return { status, held, isFetching, now: minute === null ? null : new Date(minute) }
}

interface Options {
  /** Plans are requested for a guest only where their price is shown. */
  withPrice?: boolean
}

export const useEntitlement = (item: EntitledItem, { withPrice = false }: Options = {}): ItemEntitlement => {
  const portal = usePortal()
  const viewer = useViewer()
  const enabled = withPrice || viewer.status === 'user'
  const { data: plans } = useQuery({ ...subscriptionTypesQuery(scopeOf(portal)), enabled })
  const entitlement = itemEntitlementOf(item, { ...viewer, plans }, portal.lang)
  return withPrice ? entitlement : { ...entitlement, price: null }
}

/** Null until it is known what the user has, or that it cannot be known now. */
export const useHeldPlanNotes = (): HeldPlanNote[] | null => {
  const viewer = useViewer()
  const isAwaited = viewer.status === 'unknown' || (viewer.held === undefined && viewer.isFetching)
  return isAwaited || viewer.now === null ? null : heldPlanNotesOf(viewer)
}
