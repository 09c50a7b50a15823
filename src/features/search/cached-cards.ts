/** What this device has seen: everything in its kept answers, of whatever shape, that is a card. */
import { array, is, number, object, parse, unknown } from 'valibot'
import { Card } from '../../contract/content.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { Language } from '../../contract/languages.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { type SearchDoc, docOf } from '../../domain/search/rank.ts'

/** A kept answer; `key` names its language. */
export interface CachedAnswer {
  key: readonly unknown[]
  data: unknown
  at: number
}
/** What lies on the disk may have any shape: a record of another one takes only itself out of the search. */
const CachedRecord = object({
  queryKey: array(unknown()),
  state: object({ data: unknown(), dataUpdatedAt: number() }),
})
export const answersOf = (records: readonly unknown[]): CachedAnswer[] =>
  records
    .filter((record) => is(CachedRecord, record))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))

export interface CachedCard {
  card: Card
  doc: SearchDoc
  at: number
  /** Addresses of pages that show it, as they were answered in this language: an album shows its songs. */
  on: readonly string[]
}

/** Answers are trees of a few levels; whatever is deeper is no answer of ours. */
const maxDepth = 12

const cardsIn = (value: unknown, depth = 0): Card[] => {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  const inside = Object.values(value).flatMap((one) => cardsIn(one, depth + 1))
  return 'kind' in value && 'picture' in value && is(Card, value) ? [parse(Card, value), ...inside] : inside
}

const docOfCards = (cards: readonly Card[]): SearchDoc =>
  docOf(
    cards.map(({ title }) => title),
    cards.flatMap(({ by, subTitle }) => [by?.name ?? '', subTitle ?? '']),
  )

/** What plays where it is listed, without a page of its own. */
const partKinds: readonly Kind[] = ['track', 'episode', 'chapter']
const isPart = ({ kind }: Card) => partKinds.includes(kind)

/** The page of a whole whose parts stand in one answer with it. */
const pageOf = (data: unknown): string[] => (is(Card, data) ? [addressOf(parse(Card, data))] : [])

/** One entry a thing: shown as it was seen last in this language, found by all that it was ever called here. */
export const cachedCardsIn = (answers: readonly CachedAnswer[], lang: Language): CachedCard[] => {
  const isMine = ({ key }: CachedAnswer) => key.includes(lang)
  const inOrder = answers.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)) || b.at - a.at)
  const seen = new Map<string, { cards: Card[]; at: number; on: Set<string> }>()
  for (const answer of inOrder) {
    const pages = isMine(answer) ? pageOf(answer.data) : []
    for (const card of cardsIn(answer.data)) {
      const known = seen.get(card.id) ?? { cards: [], at: answer.at, on: new Set() }
      known.cards.push(card)
      if (isPart(card)) for (const page of pages) known.on.add(page)
      seen.set(card.id, known)
    }
  }
  return [...seen.values()].flatMap(({ cards, at, on }) =>
    cards[0] ? [{ card: cards[0], doc: docOfCards(cards), at, on: [...on] }] : [],
  )
}
