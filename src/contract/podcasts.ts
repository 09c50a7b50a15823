import * as v from 'valibot'
import { Card, Cards, Description, Track } from './content.ts'
import { define } from './define.ts'
import { partOrders, partsAtOnce } from './parts.ts'
import { Id, ItemParams, Lang, Name, PersonRef, ReaderQuery, queryNumber, text } from './shared.ts'

const mostParts = 100
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const PartList = v.pipe(v.array(Track), v.maxLength(mostParts))

export const CollectionDetails = v.object({
  ...Card.entries,
  description: Description,
  spokenIn: Lang,
  narrator: v.optional(PersonRef),
  genre: v.optional(v.object({ id: Name, title: text(80) })),
  total: count,
  parts: PartList,
  opened: v.optional(Track),
  works: Cards,
  more: Cards,
})
export type CollectionDetails = v.InferOutput<typeof CollectionDetails>

export const Episode = v.object({ ...Track.entries, description: Description, show: Card, more: Cards })
export type Episode = v.InferOutput<typeof Episode>

export const Author = v.object({ ...Card.entries, biography: Description, works: Cards, similar: Cards })
export type Author = v.InferOutput<typeof Author>

export const Parts = v.object({ total: count, offset: count, entries: PartList })
export type Parts = v.InferOutput<typeof Parts>

export const getPodcast = define({
  name: 'getPodcast',
  method: 'GET',
  path: '/content/podcasts/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: CollectionDetails,
})
export const getAudiobook = define({
  name: 'getAudiobook',
  method: 'GET',
  path: '/content/audiobooks/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: CollectionDetails,
})
export const getEpisode = define({
  name: 'getEpisode',
  method: 'GET',
  path: '/content/episodes/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: Episode,
})
export const getAuthor = define({
  name: 'getAuthor',
  method: 'GET',
  path: '/content/authors/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: Author,
})

export const getParts = define({
  name: 'getParts',
  method: 'GET',
  path: '/content/parts/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: v.strictObject({
    ...ReaderQuery.entries,
    offset: v.optional(queryNumber(1_000_000), '0'),
    /** A part in the middle of the answer, instead of an offset. */
    around: v.optional(Id),
    limit: v.optional(queryNumber(mostParts), String(partsAtOnce)),
    order: v.picklist(partOrders),
  }),
  answer: Parts,
})

export const getSongs = define({
  name: 'getSongs',
  method: 'GET',
  path: '/content/songs/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: v.strictObject({
    ...ReaderQuery.entries,
    offset: v.optional(queryNumber(1_000_000), '0'),
    limit: v.optional(queryNumber(mostParts), '50'),
  }),
  answer: Parts,
})

export const PlaybackPosition = v.object({ id: Id, userCurrentPlaying: v.number(), duration: v.number() })
export type PlaybackPosition = v.InferOutput<typeof PlaybackPosition>
export const PlaybackPositionList = v.object({ places: v.pipe(v.array(PlaybackPosition), v.maxLength(500)) })
export const listPlaces = define({
  name: 'listPlaces',
  method: 'GET',
  path: '/user/places/{id}',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  answer: PlaybackPositionList,
})
