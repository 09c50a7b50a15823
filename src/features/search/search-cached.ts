import type { Card } from '../../contract/content.ts'
import type { Found } from '../../contract/search.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { wordsIn } from '../../domain/search/fold.ts'
import { intoGroups, showsAny } from '../../domain/search/groups.ts'
import { guessOf } from '../../domain/search/guess.ts'
import { rank } from '../../domain/search/rank.ts'
import type { SearchAsk } from '../../api/search.ts'
import type { CachedCard } from './cached-cards.ts'

export interface CachedSearchQuery extends SearchAsk {
  maxRating: number
}

/** The card that opens offline: its own page, or one that shows it; null where nothing opens. */
export const openableCard = (
  { card, on }: CachedCard,
  isPageAvailable: (path: string) => boolean,
): Card | null => {
  if (isPageAvailable(addressOf(card))) return card
  const page = on.find(isPageAvailable)
  return page ? { ...card, clickUrl: page } : null
}

/** Nothing above the ceiling is found, nor guessed. */
export const searchCached = (
  known: readonly CachedCard[],
  { q, group, limit, maxRating }: CachedSearchQuery,
  isAvailable: (card: Card) => boolean = () => true,
): Found => {
  const words = wordsIn(q)
  const cards = new Map(known.map(({ card }) => [card.id, card]))
  const candidates = known
    .filter(({ card }) => card.grading <= maxRating && isAvailable(card))
    .map(({ card: { id, kind }, doc, at }) => ({ id, kind, doc, popularity: at }))
  if (words.length === 0) return { total: 0, groups: [], isNear: false }
  const found = rank(words, candidates)
  const { best, groups } = intoGroups(found, { group, limit })
  const bestCard = best && cards.get(best.id)
  const guess = found.length ? null : guessOf(words, candidates)
  const guessed = guess && cards.get(guess.id)?.title
  return {
    total: found.length,
    ...(bestCard ? { best: bestCard } : {}),
    groups: groups.map(({ entries, ...rest }) => ({
      ...rest,
      entries: entries.flatMap(({ id }) => cards.get(id) ?? []),
    })),
    isNear: found[0]?.isNear ?? false,
    ...(guessed ? { guess: guessed } : {}),
  }
}

export interface CachedSearchResults {
  found: Found
  isAvailableOnly: boolean
}

/** What works offline; where there is nothing, or only spelling mistakes, all that is known. */
export const searchOffline = (
  known: readonly CachedCard[],
  ask: CachedSearchQuery,
  isAvailable: (card: Card) => boolean,
): CachedSearchResults => {
  const available = searchCached(known, ask, isAvailable)
  const all = searchCached(known, ask)
  const isAvailableOnly = showsAny(available) && (all.isNear || !available.isNear)
  return { found: isAvailableOnly ? available : all, isAvailableOnly }
}
