import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { continueQuery } from '../../../api/history.ts'
import { type InProgress, inSteadyOrder, itemsToContinue } from '../../../domain/history/in-progress.ts'
import { isRemovedBy } from '../../../domain/history-removal.ts'
import { useArticlePositions } from '../../../state/articles/use-article-positions.ts'
import { pendingWrites } from '../../../state/offline-writes/pending.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useAllWordsLoaded } from '../../../state/words/translation.tsx'

interface ItemsToContinue {
  /** Null until all of it is known, so that everything appears at once. */
  items: readonly InProgress[] | null
  /** The backend did not answer: whether anything is in progress is unknown. */
  isLost: boolean
}

/** While the page is shown nothing jumps under a finger: a tap makes an item the newest. */
const useSteadyOrder = (items: readonly InProgress[] | null): readonly InProgress[] | null => {
  const [shown, setShown] = useState<readonly string[] | null>(null)
  // Also when a page that was kept hidden is shown again: before it is painted the newest come first.
  useLayoutEffect(() => setShown(null), [])
  if (items && !shown) setShown(items.map(({ card }) => card.id))
  return items && inSteadyOrder(items, shown ?? [])
}

export const useItemsToContinue = (): ItemsToContinue => {
  const portal = usePortal()
  const { data, isPending } = useQuery(continueQuery(personalScopeOf(portal)))
  const reading = useArticlePositions()
  const areWordsLoaded = useAllWordsLoaded()
  const { intents } = useSnapshot(pendingWrites)
  const removals = intents.map(isRemovedBy)
  const played = (data?.entries ?? []).filter((entry) => !removals.some((isRemoved) => isRemoved(entry)))
  const isKnown = !isPending && areWordsLoaded
  const items = isKnown && reading ? itemsToContinue(played, reading, portal.maxRating) : null
  return { items: useSteadyOrder(items), isLost: isKnown && !data }
}
