import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Card } from '../../contract/content.ts'
import type { Found } from '../../contract/search.ts'
import { completionsOf } from '../../domain/search/complete.ts'
import { firstOfGroup } from '../../domain/search/groups.ts'
import { normalizeSearchText } from '../../domain/search/search-query.ts'
import { useSearchResults } from '../../features/search/use-search-results.ts'
import { followRecentSearches, recentSearches } from '../../state/search/recent-searches.ts'
import { useSettled } from '../../ui/use-settled.ts'

export type Suggestion =
  | { kind: 'recent' | 'completion'; key: string; text: string; lang?: string | undefined }
  | { kind: 'card'; key: string; card: Card }

const mostRecent = 6
const mostCompletions = 4
const mostCards = 4
/** Pause after which no further letter is expected, in ms. */
const typingPauseMs = 120

/** The best result, then the first of each kind, then the second of each. */
const bestCardsIn = ({ best, groups }: Found): Card[] => {
  const [firsts, seconds] = [0, 1].map((at) => groups.flatMap(({ entries }) => entries[at] ?? []))
  return [...(best ? [best] : []), ...(firsts ?? []), ...(seconds ?? [])]
    .filter(({ restriction }) => !restriction)
    .slice(0, mostCards)
}

const textSuggestions = (text: string, recent: readonly string[], cards: readonly Card[]): Suggestion[] => {
  const makers = cards.flatMap(({ by }) => by ?? [])
  const languages = new Map([
    ...cards.map(({ title, lang }) => [title, lang] as const),
    ...makers.map(({ name, lang }) => [name, lang] as const),
  ])
  const shownTitles = new Set(cards.map(({ title }) => title))
  const names = [...recent, ...languages.keys()].filter((name) => !shownTitles.has(name))
  return completionsOf(text, names, mostCompletions).map((name) => ({
    kind: recent.includes(name) ? 'recent' : 'completion',
    key: `text-${name}`,
    text: name,
    lang: languages.get(name),
  }))
}

export const useSuggestions = (text: string, isOpen: boolean): Suggestion[] => {
  useEffect(followRecentSearches, [])
  const recent = useSnapshot(recentSearches).texts.toReversed()
  const q = normalizeSearchText(useSettled(isOpen ? text : '', typingPauseMs))
  const ask = { q, group: null, limit: firstOfGroup }
  const { found } = useSearchResults(ask, { isOnlyAvailable: null, isSubmitted: false })
  if (!isOpen) return []
  if (normalizeSearchText(text) === '')
    return recent.slice(0, mostRecent).map((name) => ({ kind: 'recent', key: `text-${name}`, text: name }))
  const cards = q && found ? bestCardsIn(found) : []
  return [
    ...textSuggestions(text, recent, cards),
    ...cards.map((card) => ({ kind: 'card' as const, key: card.id, card })),
  ]
}
