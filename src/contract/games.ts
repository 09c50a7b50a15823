import * as v from 'valibot'
import { Card, Cards, Description } from './content.ts'
import { define } from './define.ts'
import { Price, ReaderQuery, text } from './shared.ts'

export const artworkClasses = ['SCREENSHOT', 'BANNER', 'VIDEO_GAMEPLAY', 'VIDEO_TRAILER'] as const

export const GameArtwork = v.object({
  artworkClass: v.picklist(artworkClasses),
  group: v.number(),
  width: v.number(),
  height: v.number(),
  url: v.pipe(v.string(), v.maxLength(500)),
  seconds: v.optional(v.number()),
})
export type GameArtwork = v.InferOutput<typeof GameArtwork>

export const GameFacts = v.object({
  name: text(200),
  customProperties: v.object({ useGameFrame: v.boolean() }),
  additionalArtworks: v.pipe(v.array(GameArtwork), v.maxLength(60)),
  developerName: text(200),
  licensorName: text(200),
  isWalletItem: v.boolean(),
  providerId: v.pipe(v.string(), v.maxLength(64)),
  firstEpisodeContentType: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  megabytes: v.nullable(v.number()),
})
export type GameFacts = v.InferOutput<typeof GameFacts>

export const Game = v.object({
  ...Card.entries,
  ...GameFacts.entries,
  prices: v.pipe(v.array(Price), v.maxLength(20)),
  /** As in the address of its publisher's page; null for one without a page. */
  publisher: v.nullable(text(80)),
  genre: v.nullable(v.object({ id: text(80), title: text(80) })),
  description: Description,
  byPublisher: Cards,
  more: Cards,
})
export type Game = v.InferOutput<typeof Game>

export const getGame = define({
  name: 'getGame',
  method: 'GET',
  path: '/content/games/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  /** An address without an id names the game by its slug. AMBIG-013 */
  params: v.strictObject({ id: v.pipe(text(200), v.minLength(1)) }),
  query: ReaderQuery,
  answer: Game,
})
