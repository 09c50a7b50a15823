/** Matches by word come first; letters are compared only where there are few. */
import type { Found } from '../../../src/contract/search.ts'
import type { SearchGroup } from '../../../src/contract/search-groups.ts'
import { type Word, wordsIn } from '../../../src/domain/search/fold.ts'
import { gramsOf } from '../../../src/domain/search/grams.ts'
import { firstOfGroup, intoGroups } from '../../../src/domain/search/groups.ts'
import { guessOf } from '../../../src/domain/search/guess.ts'
import { type Candidate, type Ranked, rank } from '../../../src/domain/search/rank.ts'
import type { Scope } from '../../context.ts'
import { type ReaderView, cardsByIds } from '../content/content.repository.ts'
import { byGrams, byWords } from './search.repository.ts'

interface SearchRequest {
  q: string
  group: SearchGroup | null
  limit: number | undefined
  view: ReaderView & { maxRating: number }
}

/** With fewer matches a typing error is likely. */
const enoughMatches = 8
/** More words than this are a text, not a search. */
const maxWords = 8

interface Matches {
  found: readonly Ranked[]
  /** Present where not all matches were read. */
  totals?: ReadonlyMap<SearchGroup, number>
  inGroup?: readonly Ranked[]
}
const findMatches = async (scope: Scope, words: readonly Word[], { view, group }: SearchRequest) => {
  const { candidates: direct, totals, wanted } = await byWords(scope, words, view.maxRating, group)
  if (direct.length >= enoughMatches)
    return { candidates: direct, found: rank(words, direct), totals, inGroup: rank(words, wanted) }
  const similar = await byGrams(scope, gramsOf(words), view.maxRating)
  const directIds = new Set(direct.map(({ id }) => id))
  const candidates = [...direct, ...similar.filter(({ id }) => !directIds.has(id))]
  return { candidates, found: rank(words, candidates) }
}

const titleOf = async (scope: Scope, candidate: Candidate | null, { lang, maxRating }: ReaderView) => {
  const [card] = candidate ? await cardsByIds(scope, [candidate.id], lang, maxRating) : []
  return card?.title
}

const buildAnswer = async (
  scope: Scope,
  { found, totals, inGroup }: Matches,
  request: SearchRequest,
): Promise<Found> => {
  const { group, limit = firstOfGroup, view } = request
  const { best, groups: firsts } = intoGroups(found, { group, limit })
  const groups = firsts.map((first) => ({
    group: first.group,
    total: totals?.get(first.group) ?? first.total,
    entries: first.group === group && inGroup ? inGroup.slice(0, limit) : first.entries,
  }))
  const ids = [...(best ? [best] : []), ...groups.flatMap(({ entries }) => entries)].map(({ id }) => id)
  const cards = await cardsByIds(scope, ids, view.lang, view.maxRating)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const bestCard = best && byId.get(best.id)
  return {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    ...(bestCard ? { best: bestCard } : {}),
    groups: groups.map(({ entries, ...rest }) => ({
      ...rest,
      entries: entries.flatMap(({ id }) => byId.get(id) ?? []),
    })),
    isNear: found[0]?.isNear ?? false,
  }
}

export const search = async (scope: Scope, request: SearchRequest): Promise<Found> => {
  const words = wordsIn(request.q).slice(0, maxWords)
  if (words.length === 0) return { total: 0, groups: [], isNear: false }
  const { candidates, ...matches } = await findMatches(scope, words, request)
  const { found } = matches
  const result = await buildAnswer(scope, matches, request)
  const guess = found.length ? undefined : await titleOf(scope, guessOf(words, candidates), request.view)
  return guess ? { ...result, guess } : result
}
