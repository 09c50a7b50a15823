import type { Language } from '../../contract/languages.ts'
import { kindOf } from '../../contract/kinds.ts'
import type { SubscriptionType, UserSubscription } from '../../contract/subscriptions.ts'
import { cheapestOpening, type PlanPage } from '../../domain/plan-page.ts'
import {
  type EntitledItem,
  type Entitlement,
  entitlementOf,
  isPlanOpen,
  planStatusOf,
} from '../../domain/entitlement.ts'
import type { Session } from '../session/session.ts'

export interface ViewerFacts {
  status: Session['status']
  /** Undefined until they are known; for a guest they may stay so. */
  plans: readonly SubscriptionType[] | undefined
  held: readonly UserSubscription[] | undefined
  /** Null until hydration. */
  now: Date | null
}
export interface ItemEntitlement extends Pick<Entitlement, 'until' | 'action'> {
  /** 'unknown' draws the guest's box, so that nothing moves once it is known. */
  access: Entitlement['access'] | 'unknown'
  /** The cheapest plan that opens it; null where none is needed or known. */
  price: PlanPage | null
}

export const itemEntitlementOf = (
  item: EntitledItem,
  { status, plans, held, now }: ViewerFacts,
  lang: Language,
): ItemEntitlement => {
  const isUser = status === 'user'
  const isKnown =
    status === 'visitor' || (isUser && held !== undefined && plans !== undefined && now !== null)
  const { access, until, action, openingPlanIds } = entitlementOf({
    item,
    holdings: isUser && isKnown ? { plans: held ?? [] } : null,
    plans: plans ?? [],
    now: now ?? new Date(0),
  })
  return {
    access: isKnown ? access : 'unknown',
    until,
    // A user is not asked to sign in while their plans are loading.
    action: isUser && !isKnown ? null : action,
    price:
      plans !== undefined && openingPlanIds.length > 0
        ? cheapestOpening(plans, kindOf(item.kind).contentType, lang)
        : null,
  }
}

export interface HeldPlanNote extends Pick<UserSubscription, 'typeId' | 'endDate' | 'nextRenewalDate'> {
  status: 'active' | 'pending' | 'cancelled'
}

/**
 * What the list of plans says of those that the user has: the open ones, a cancelled one until its end, and those
 * that wait for a confirmation. An open one comes first. SUBS-08 to 11
 */
export const heldPlanNotesOf = ({ status, held, now }: Omit<ViewerFacts, 'plans'>): HeldPlanNote[] => {
  if (status !== 'user' || held === undefined || now === null) return []
  const notes = held.flatMap((subscription): HeldPlanNote[] => {
    const { typeId, endDate, nextRenewalDate } = subscription
    const planStatus = planStatusOf(subscription)
    if (planStatus === 'inactive') return []
    const isShown = planStatus === 'pending' || isPlanOpen(subscription, now)
    return isShown ? [{ typeId, endDate, nextRenewalDate, status: planStatus }] : []
  })
  return notes.toSorted((a, b) => Number(a.status === 'pending') - Number(b.status === 'pending'))
}
