/** The favourites are fetched before they are opened, so that they work offline right after a like or a login. */
import type { QueryClient } from '@tanstack/react-query'
import { likedCardsQuery } from '../../api/liked-cards.ts'
import type { PersonalScope } from '../../api/personal.ts'
import type { LikeType } from '../../contract/like-types.ts'
import type { PublicTenant } from '../../contract/page.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { likedTabs, shownWith, tabsOf } from '../../domain/liked-tabs.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import { isLoggedIn, userKey } from '../session/session.ts'
import type { PersistAnswer } from './offline-write.ts'

/** At least one page of each type: they are loaded one behind the other. */
const likedPagesQuery = (scope: PersonalScope, types: readonly LikeType[]) => ({
  ...likedCardsQuery(scope, types),
  pages: types.length,
})

/** After a like of this type was delivered, on a poor connection as well. */
export const prefetchLikedCards = async (
  client: QueryClient,
  scope: PersonalScope,
  type: LikeType,
  persist: PersistAnswer,
): Promise<void> => {
  const list = likedPagesQuery(scope, shownWith(type))
  const { queryKey } = list
  const query = client.getQueryCache().find({ queryKey, exact: true })
  // On screen it is fetched anyway.
  if (query?.isActive()) return
  const pages = Math.max(list.pages, client.getQueryData(queryKey)?.pages.length ?? 0)
  await client.fetchInfiniteQuery({
    ...list,
    pages,
    // Bypasses the disk, which has the list as it was before; each page's own parameter comes from the pages.
    persister: (fetchPage, context) =>
      fetchPage({ ...context, pageParam: list.initialPageParam, direction: 'forward' }),
  })
  if (userKey() === scope.user) await persist(queryKey)
}

/** What the disk has stays; only the rest is fetched, one after the other. */
export const prefetchAllLikedCards = async (
  client: QueryClient,
  scope: () => PublicScope,
  features: PublicTenant['features'],
): Promise<void> => {
  for (const tab of tabsOf(features)) {
    if (!isLoggedIn() || dataSaver.isEnabled) return
    await client.ensureInfiniteQueryData(likedPagesQuery({ ...scope(), user: userKey() }, likedTabs[tab]))
  }
}
