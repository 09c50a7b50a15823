/** CALL-SUB-01, CALL-SUB-04 */
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { subscriptionsOf } from '../entitlement/entitlement.repository.ts'
import { userSubscriptionOf } from './subscriptions.usecases.ts'

export const subscriptionsHandlers: Pick<Handlers, 'getSubscriptionTypes' | 'getUserSubscriptions'> = {
  getSubscriptionTypes: ({ tenant }) => Promise.resolve(tenant.subscriptionTypes),
  async getUserSubscriptions(context) {
    const { account } = requireUser(context)
    const withCancelled = context.input.query.inclCancelled === 'true'
    const rows = await context.within((scope) => subscriptionsOf(scope, account, withCancelled))
    return rows.map((row) => userSubscriptionOf(row, context.tenant, context.clock.now()))
  },
}
