/** What somebody loves, by tab and page by page. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { likedCardsQuery } from '../../api/liked-cards.ts'
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { cardOf } from '../../domain/card-of.ts'
import { type LikedTab, likedTabs, tabsOf } from '../../domain/liked-tabs.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { pendingWrites } from '../../state/offline-writes/pending.ts'
import { nextPageOf } from '../../lib/next-page.ts'

export const useLikedTabs = (): readonly LikedTab[] => tabsOf(usePortal().tenant.features)

/** What is read is liked as a product, and looked for among what is read. */
const belongsToTab = (tab: LikedTab, { kind }: Card) => {
  const { like, action } = kindOf(kind)
  const types: readonly unknown[] = likedTabs[tab]
  return types.includes(like) && (like !== 'products' || (action === 'read') === (tab === 'articles'))
}

/** Given and not delivered yet, newest first: hearts that nobody has heard of stand here as well. */
const usePendingLikes = (): Card[] => {
  const { intents } = useSnapshot(pendingWrites)
  return useMemo(
    () => intents.flatMap(({ call, card }) => (call === 'addLike' && cardOf(card)) || []).toReversed(),
    [intents],
  )
}

/** The first tab that is known to hold something, as it was when the page was opened: what comes later moves nobody. */
export const useFirstFilledTab = (tabs: readonly LikedTab[]): LikedTab => {
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const given = usePendingLikes()
  const holds = (tab: LikedTab) => {
    const list = client.getQueryData(likedCardsQuery(scope, likedTabs[tab]).queryKey)
    const known = list?.pages.flatMap(({ entries }) => entries) ?? []
    return [...given, ...known].some((card) => belongsToTab(tab, card))
  }
  const [filled] = useState(() => tabs.find(holds) ?? 'tracks')
  return filled
}

export const useLiked = (tab: LikedTab) => {
  const pages = useInfiniteQuery(likedCardsQuery(personalScopeOf(usePortal()), likedTabs[tab]))
  const given = usePendingLikes()
  const known = pages.data?.pages.flatMap(({ entries }) => entries)
  // A like between two pages moves what follows by one: the same card may stand at both edges.
  const all = new Map([...given, ...(known ?? [])].map((card) => [card.id, card]))
  const cards = [...all.values()].filter((card) => belongsToTab(tab, card))
  return {
    cards,
    /** Whether that is all that is known to the backend, or only what was given here. */
    isKnown: known !== undefined,
    error: pages.error,
    retry: () => void pages.refetch(),
    savedAt: pages.dataUpdatedAt,
    ...nextPageOf(pages),
  }
}
