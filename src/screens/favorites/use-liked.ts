/** What somebody loves, by tab and page by page. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { likedCardsQuery } from '../../api/liked-cards.ts'
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { type LikedTab, likedTabs, tabsOf } from '../../domain/liked-tabs.ts'
import { personalScopeOf, usePortal } from '../../state/portal.tsx'
import { furtherOf } from '../library/further-of.ts'

export const useTabs = (): readonly LikedTab[] => tabsOf(usePortal().tenant.features)

/** What is read is liked as a product, and looked for among what is read. */
const belongs = (type: LikedTab, { kind }: Card) =>
  kindOf(kind).like !== 'products' || (kindOf(kind).action === 'read') === (type === 'articles')

/** The first tab that is known to hold something, as it was when the page was opened: what comes later moves nobody. */
export const useFilledTab = (tabs: readonly LikedTab[]): LikedTab => {
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const holds = (tab: LikedTab) =>
    client
      .getQueryData(likedCardsQuery(scope, likedTabs[tab]).queryKey)
      ?.pages.some(({ entries }) => entries.some((card) => belongs(tab, card)))
  const [filled] = useState(() => tabs.find(holds) ?? 'tracks')
  return filled
}

export const useLiked = (type: LikedTab) => {
  const pages = useInfiniteQuery(likedCardsQuery(personalScopeOf(usePortal()), likedTabs[type]))
  const entries = pages.data?.pages.flatMap((page) => page.entries.filter((card) => belongs(type, card)))
  return {
    // A like between two pages moves what follows by one: the same card may stand at both edges.
    cards: entries && [...new Map(entries.map((card) => [card.id, card])).values()],
    error: pages.error,
    retry: () => void pages.refetch(),
    savedAt: pages.dataUpdatedAt,
    ...furtherOf(pages),
  }
}
