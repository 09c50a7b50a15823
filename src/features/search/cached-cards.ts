import { array, is, number, object, parse, unknown } from 'valibot'
import { Card } from '../../contract/content.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { Language } from '../../contract/languages.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { type SearchDoc, docOf } from '../../domain/search/rank.ts'

/** A stored answer; `key` contains its language. */
export interface CachedAnswer {
  key: readonly unknown[]
  data: unknown
  at: number
}
/** A record on disk may have any shape: an unreadable one excludes only itself from the search. */
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
  /** Addresses of pages that show it in this language: an album shows its songs. */
  on: readonly string[]
}

/** Answers are trees of a few levels; anything deeper is no answer of ours. */
const maxDepth = 12

const cardsIn = (value: unknown, depth = 0): Card[] => {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  const inside = Object.values(value).flatMap((nested) => cardsIn(nested, depth + 1))
  return 'kind' in value && 'picture' in value && is(Card, value) ? [parse(Card, value), ...inside] : inside
}

const docOfCards = (cards: readonly Card[]): SearchDoc =>
  docOf(
    cards.map(({ title }) => title),
    cards.flatMap(({ by, subTitle }) => [by?.name ?? '', subTitle ?? '']),
  )

/** These play where they are listed, without a page of their own. */
const partKinds: readonly Kind[] = ['track', 'episode', 'chapter']
const isPart = ({ kind }: Card) => partKinds.includes(kind)

const pageOf = (data: unknown): string[] => (is(Card, data) ? [addressOf(parse(Card, data))] : [])

/** One entry per item: shown as it was last seen in this language, found by all names that it ever had here. */
export const cachedCardsIn = (answers: readonly CachedAnswer[], lang: Language): CachedCard[] => {
  const hasLanguage = ({ key }: CachedAnswer) => key.includes(lang)
  const inOrder = answers.toSorted((a, b) => Number(hasLanguage(b)) - Number(hasLanguage(a)) || b.at - a.at)
  const byId = new Map<string, { cards: Card[]; at: number; on: Set<string> }>()
  for (const answer of inOrder) {
    const pages = hasLanguage(answer) ? pageOf(answer.data) : []
    for (const card of cardsIn(answer.data)) {
      const entry = byId.get(card.id) ?? { cards: [], at: answer.at, on: new Set() }
      entry.cards.push(card)
      if (isPart(card)) for (const page of pages) entry.on.add(page)
      byId.set(card.id, entry)
    }
  }
  return [...byId.values()].flatMap(({ cards, at, on }) =>
    cards[0] ? [{ card: cards[0], doc: docOfCards(cards), at, on: [...on] }] : [],
  )
}
