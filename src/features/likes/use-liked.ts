import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { keepDataUnderCeiling } from '../../api/keep-data-under-ceiling.ts'
import { type LikesOrder, likedCardsQuery, newestFirst } from '../../api/liked-cards.ts'
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { cardOf } from '../../domain/card-of.ts'
import { type LikedTab, likedTabs, tabsOf } from '../../domain/liked-tabs.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { pendingWrites } from '../../state/offline-writes/pending.ts'
import { nextPageOf } from '../../lib/next-page.ts'

export const useLikedTabs = (): readonly LikedTab[] => tabsOf(usePortal().tenant.features)

/** An article is liked as a product, and listed among the articles. */
const belongsToTab = (tab: LikedTab, { kind }: Card) => {
  const { like, action } = kindOf(kind)
  const types: readonly unknown[] = likedTabs[tab]
  return types.includes(like) && (like !== 'products' || (action === 'read') === (tab === 'articles'))
}

/** Likes that are not delivered yet, newest first: they are listed among the favourites as well. */
const usePendingLikes = (): Card[] => {
  const { maxRating } = usePortal()
  const { intents } = useSnapshot(pendingWrites)
  return useMemo(() => {
    const cards = intents.flatMap(({ call, card }) => (call === 'addLike' && cardOf(card)) || [])
    return cards.filter(({ grading }) => grading <= maxRating).toReversed()
  }, [intents, maxRating])
}

/** The first tab that is known to have cards when the page opens: later answers switch no tab. */
export const useFirstFilledTab = (tabs: readonly LikedTab[]): LikedTab => {
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const pending = usePendingLikes()
  const holds = (tab: LikedTab) => {
    const list = client.getQueryData(likedCardsQuery(scope, likedTabs[tab]).queryKey)
    const loaded = list?.pages.flatMap(({ entries }) => entries) ?? []
    return [...pending, ...loaded].some((card) => belongsToTab(tab, card))
  }
  const [filled] = useState(() => tabs.find(holds) ?? 'tracks')
  return filled
}

const none: readonly Card[] = []

export const useLiked = (tab: LikedTab, order: LikesOrder = newestFirst) => {
  const query = likedCardsQuery(personalScopeOf(usePortal()), likedTabs[tab], order)
  const pages = useInfiniteQuery({ ...query, placeholderData: keepDataUnderCeiling(query.queryKey) })
  const waiting = usePendingLikes()
  // Which of them a filter would leave is the backend's to say.
  const pending = order.q === '' ? waiting : none
  const loaded = pages.data?.pages
  // The same array as long as nothing changed: thousands of ids and all rows depend on it.
  const cards = useMemo(() => {
    const entries = loaded?.flatMap((page) => page.entries) ?? []
    // A like between two requests shifts the pages by one: the same card may be in both.
    const all = new Map([...pending, ...entries].map((card) => [card.id, card]))
    return [...all.values()].filter((card) => belongsToTab(tab, card))
  }, [pending, loaded, tab])
  return {
    cards,
    /** Of all songs in this order, loaded or not; null where an earlier build wrote the answer. */
    ids: loaded?.[0]?.ids ?? null,
    /** Whether the backend's likes are known, or only pending ones. */
    isKnown: loaded !== undefined,
    error: pages.error,
    retry: () => void pages.refetch(),
    savedAt: pages.dataUpdatedAt,
    ...nextPageOf(pages),
  }
}
