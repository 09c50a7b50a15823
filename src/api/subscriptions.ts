/** The user's own subscriptions only for logged-in users (ROLE-20). */
import { queryOptions } from '@tanstack/react-query'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import {
  getSubscriptionTypes,
  getUserSubscriptions,
  type SubscriptionType,
  subscriptionTypesFreshFor,
} from '../contract/subscriptions.ts'
import { planPrice } from '../domain/plan-price.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { request } from './request.ts'

const warnUnreadablePrices = (types: readonly SubscriptionType[]) => {
  for (const type of types)
    if (!planPrice(type)) console.warn(`plan ${type.id} is not offered: its price cannot be read`)
}

export const subscriptionTypesQuery = (scope: PublicScope) =>
  queryOptions({
    queryKey: publicKey(scope, 'subscription-types'),
    queryFn: async ({ signal }) => {
      const types = await request(getSubscriptionTypes, { query: { lang: scope.lang } }, { signal })
      warnUnreadablePrices(types)
      return types
    },
    staleTime: subscriptionTypesFreshFor,
  })

export const userSubscriptionsQuery = (scope: Pick<PersonalScope, 'tenant' | 'user'>) =>
  queryOptions({
    queryKey: personalKey(scope, 'subscriptions'),
    queryFn: ({ signal }) =>
      request(
        getUserSubscriptions,
        { query: { inclCancelled: 'true', inclSubscriptionType: 'true' } },
        { signal },
      ),
    staleTime: 60_000,
  })
