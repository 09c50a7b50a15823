import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { continueQuery } from '../../../api/history.ts'
import { type InProgress, itemsToContinue } from '../../../domain/history/in-progress.ts'
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

export const useItemsToContinue = (): ItemsToContinue => {
  const portal = usePortal()
  const { data, isPending } = useQuery(continueQuery(personalScopeOf(portal)))
  const reading = useArticlePositions()
  const areWordsLoaded = useAllWordsLoaded()
  const { intents } = useSnapshot(pendingWrites)
  if (isPending || !reading || !areWordsLoaded) return { items: null, isLost: false }
  const removals = intents.map(isRemovedBy)
  const played = (data?.entries ?? []).filter((entry) => !removals.some((isRemoved) => isRemoved(entry)))
  return { items: itemsToContinue(played, reading, portal.maxRating), isLost: !data }
}
