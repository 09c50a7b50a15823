/** What somebody loves, by tab and page by page. */
import { useInfiniteQuery } from '@tanstack/react-query'
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
