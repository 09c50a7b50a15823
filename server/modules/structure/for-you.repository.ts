import type { Scope } from '../../context.ts'
import { isFeatureDisabled } from '../../tenants/features.ts'
import { playedLately } from '../history/history.repository.ts'

export type Reason = 'liked' | 'played'
export interface Interest {
  item: string
  reason: Reason
}

/** The latest likes and plays of an account, of any kind. An item that was liked and played counts as liked. */
export const recentInterests = async (scope: Scope, account: string, limit: number): Promise<Interest[]> => {
  const liked = await scope.db
    .selectFrom('likes')
    .where('tenant', '=', scope.tenant)
    .where('account', '=', account)
    .select('item')
    .orderBy('created', 'desc')
    .orderBy('item')
    .limit(isFeatureDisabled(scope.disabled, 'likes') ? 0 : limit)
    .execute()
  const played = await playedLately(scope, account, { offset: 0, limit })
  // Alternately, so that many likes do not displace what was played.
  return Array.from({ length: limit }, (_, at) => [
    ...liked.slice(at, at + 1).map(({ item }): Interest => ({ item, reason: 'liked' })),
    ...played.slice(at, at + 1).map(({ item }): Interest => ({ item, reason: 'played' })),
  ]).flat()
}
