/** What whoever is here may have of an item: asked by all that plays, opens, shows a price or a call to action. */
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { kindOf } from '../../contract/kinds.ts'
import { cheapestOpening } from '../../domain/cheapest-plan.ts'
import { type EntitledItem, type Entitlement, entitlementOf } from '../../domain/entitlement.ts'
import type { PlanPage } from '../../domain/plan-page.ts'
import { usePortal } from '../portal/portal.tsx'
import { session } from '../session/session.ts'
import { useSubscriptionTypes, useUserSubscriptions } from './use-subscriptions.ts'

export interface ItemEntitlement extends Pick<Entitlement, 'until' | 'action'> {
  /** 'unknown' draws the guest's box, so that nothing moves once it is known. */
  access: Entitlement['access'] | 'unknown'
  /** The cheapest plan that opens it; null where none is needed or known. */
  price: PlanPage | null
}

interface Options {
  /** Plans are requested for a guest only where their price is shown. */
  withPrice?: boolean
}

export const useEntitlement = (item: EntitledItem, { withPrice = false }: Options = {}): ItemEntitlement => {
  const { lang } = usePortal()
  const { status } = useSnapshot(session)
  const [now] = useState(() => new Date())
  const plans = useSubscriptionTypes(withPrice || status === 'user')
  const held = useUserSubscriptions()
  const isKnown = status === 'visitor' || (held !== undefined && plans !== undefined)
  const { access, until, action, openingPlanIds } = entitlementOf({
    item,
    holdings: held ? { plans: held } : null,
    plans: plans ?? [],
    now,
  })
  const isPriced = withPrice && plans !== undefined && openingPlanIds.length > 0
  return {
    access: isKnown ? access : 'unknown',
    until,
    // A user is not asked to sign in while their plans are on their way.
    action: status === 'user' && !isKnown ? null : action,
    price: isPriced ? cheapestOpening(plans, kindOf(item.kind).contentType, lang) : null,
  }
}
