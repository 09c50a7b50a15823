/** The user's own subscriptions only for logged-in users (ROLE-20). */
import { queryOptions } from '@tanstack/react-query'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import {
  getSubscriptionTypes,
  getUserSubscriptions,
  subscriptionTypesFreshFor,
} from '../contract/subscriptions.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { request } from './request.ts'

export const subscriptionTypesQuery = (scope: PublicScope) =>
  queryOptions({
    queryKey: publicKey(scope, 'subscription-types'),
    queryFn: ({ signal }) => request(getSubscriptionTypes, { query: { lang: scope.lang } }, { signal }),
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
