import * as v from 'valibot'
import { Card, Cards, Description } from './content.ts'
import { define } from './define.ts'
import { ItemParams, ReaderQuery, Timestamp } from './shared.ts'

export const Prize = v.object({
  place: v.number(),
  amount: v.number(),
  /** Other currencies than the one that has words are stored, and not shown. AMBIG-121 */
  currency: v.pipe(v.string(), v.maxLength(40)),
})
export type Prize = v.InferOutput<typeof Prize>

export const Tournament = v.object({
  ...Card.entries,
  description: Description,
  starts: Timestamp,
  ends: Timestamp,
  seats: v.nullable(v.number()),
  prizes: v.pipe(v.array(Prize), v.maxLength(20)),
  rules: v.pipe(v.array(Description), v.maxLength(30)),
  game: v.nullable(Card),
  news: Cards,
  videos: Cards,
  more: Cards,
})
export type Tournament = v.InferOutput<typeof Tournament>

export const getTournament = define({
  name: 'getTournament',
  method: 'GET',
  path: '/content/tournaments/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: Tournament,
})
