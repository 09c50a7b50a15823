import type { Kind } from '../../contract/kinds.ts'
import { type Word, joint, wordsIn } from './fold.ts'
import { isNear } from './near.ts'

export interface SearchDoc {
  readonly titles: readonly (readonly Word[])[]
  readonly more: readonly Word[]
}
export interface Candidate {
  readonly id: string
  readonly kind: Kind
  readonly doc: SearchDoc
  readonly popularity: number
}
export interface Ranked extends Candidate {
  readonly score: number
  readonly isNear: boolean
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

export const docOf = (titles: readonly string[], others: readonly string[]): SearchDoc => ({
  titles: unique(titles).map(wordsIn),
  more: unique(others).flatMap(wordsIn),
})

const points = { exact: 10, begins: 7, inside: 4, near: 3 } as const
type How = keyof typeof points
const titleCounts = 2
const fullTitleBonus = 20
const firstWord = 3
const leastInside = 3

const matchTypes: readonly How[] = ['exact', 'begins', 'inside', 'near']

const matches: Record<How, (typed: string, word: string, allowsPrefix: boolean) => boolean> = {
  exact: (typed, word) => typed === word,
  begins: (typed, word, allowsPrefix) => (allowsPrefix || typed.length > 1) && word.startsWith(typed),
  inside: (typed, word) => typed.length >= leastInside && word.includes(typed),
  near: isNear,
}

const bestOf = (typed: Word, words: readonly Word[], allowsPrefix: boolean): How | null =>
  matchTypes.find((match) =>
    typed.some((typedSpelling) =>
      words.some((word) => word.some((spelling) => matches[match](typedSpelling, spelling, allowsPrefix))),
    ),
  ) ?? null

/** Neighbouring words of a title joined, as users write them without the space. */
export const joinedIn = (title: readonly Word[]): string[] =>
  title.flatMap(([first = ''], at) => {
    const [next = joint] = title[at + 1] ?? []
    return first === joint || next === joint ? [] : [first + next]
  })

/** Shorter than this it is hardly two words. */
const leastJoined = 5
const matchJoined = (typed: Word, title: readonly Word[], allowsPrefix: boolean): How | null => {
  if (!typed.some((typedSpelling) => typedSpelling.length >= leastJoined)) return null
  const joined = joinedIn(title)
  if (typed.some((typedSpelling) => joined.includes(typedSpelling))) return 'exact'
  return allowsPrefix && joined.some((pair) => typed.some((typedSpelling) => pair.startsWith(typedSpelling)))
    ? 'begins'
    : null
}
const isSpelled = (match: How | null) => match === 'exact' || match === 'begins'
const matchTitle = (typed: Word, title: readonly Word[], allowsPrefix: boolean): How | null => {
  const match = bestOf(typed, title, allowsPrefix)
  return isSpelled(match) ? match : (matchJoined(typed, title, allowsPrefix) ?? match)
}

interface Scored {
  score: number
  isNear: boolean
  match: How
}
const noMatch: Scored = { score: 0, isNear: false, match: 'near' }

const weakerOf = (first: How, second: How): How => (points[first] < points[second] ? first : second)

const scoreTitle = (typed: readonly Word[], title: readonly Word[], others: readonly Word[]): Scored => {
  let score = 0
  let match: How = 'exact'
  let exactWords = 0
  for (const [at, word] of typed.entries()) {
    const allowsPrefix = at === typed.length - 1
    const titleMatch = matchTitle(word, title, allowsPrefix)
    const otherMatch = bestOf(word, others, allowsPrefix)
    const best = Math.max(
      titleMatch ? points[titleMatch] * titleCounts : 0,
      otherMatch ? points[otherMatch] : 0,
    )
    if (best === 0) return noMatch
    const fromTitle = titleMatch !== null && points[titleMatch] * titleCounts === best
    match = weakerOf(match, (fromTitle ? titleMatch : otherMatch) ?? match)
    if (titleMatch === 'exact') exactWords++
    score += best
  }
  const [first] = title
  if (first && typed[0] && bestOf(typed[0], [first], typed.length === 1)) score += firstWord
  if (exactWords === title.length && exactWords === typed.length) score += fullTitleBonus
  return { score, match, isNear: match === 'near' }
}

const scoreOf = (typed: readonly Word[], { titles, more }: SearchDoc): Scored =>
  titles
    .map((title) => scoreTitle(typed, title, more))
    .reduce((best, scored) => (scored.score > best.score ? scored : best), noMatch)

/** Of two equal matches, a person or a collection comes before a part of it. */
const weights: Record<Kind, number> = {
  artist: 3,
  author: 3,
  album: 2,
  podcast: 2,
  audiobook: 2,
  series: 2,
  playlist: 2,
  track: 1,
  video: 1,
  game: 1,
  musicVideo: 0,
  episode: 0,
  chapter: 0,
  onlineGame: 0,
  cloudGame: 0,
  article: 0,
  news: 0,
  app: 0,
  partner: 0,
  service: 0,
  voucher: 0,
  voucherBook: 0,
  tournament: 0,
  challenge: 0,
}

const order = (a: Ranked, b: Ranked) =>
  b.score - a.score ||
  weights[b.kind] - weights[a.kind] ||
  b.popularity - a.popularity ||
  (a.id < b.id ? -1 : 1)

/** With this many results, what was typed is no spelling mistake. */
const enoughResults = 4

/** Best first. Matches with a spelling mistake are left out where exact ones exist. */
export const rank = (typed: readonly Word[], candidates: readonly Candidate[]): Ranked[] => {
  const found = candidates
    .map((candidate) => ({ ...candidate, ...scoreOf(typed, candidate.doc) }))
    .filter(({ score }) => score > 0)
    .sort(order)
  const exactMatches = found.filter(({ isNear }) => !isNear)
  if (exactMatches.length >= enoughResults || exactMatches.some(({ match }) => match === 'exact'))
    return exactMatches
  return exactMatches.some(({ match }) => isSpelled(match))
    ? [...exactMatches, ...found.filter(({ isNear }) => isNear)]
    : found
}
