import * as v from 'valibot'
import { define } from './define.ts'
import { kindNames } from './kinds.ts'
import {
  Id,
  ItemParams,
  Lang,
  PersonRef,
  Picture,
  Price,
  ReaderQuery,
  Slug,
  Timestamp,
  text,
} from './shared.ts'

export const Restriction = v.picklist(['NOT_LICENSED', 'COMING_SOON', 'DEVICE'])

export const Card = v.object({
  id: Id,
  kind: v.picklist(kindNames),
  slug: Slug,
  title: text(300),
  /** Language of the title, for `lang` and bidi isolation. */
  lang: Lang,
  subTitle: v.optional(text(300)),
  /** Language of the line under the title, where it is not the title's. */
  subTitleLang: v.optional(Lang),
  by: v.optional(PersonRef),
  picture: Picture,
  contentType: v.pipe(v.string(), v.maxLength(60)),
  grading: v.number(),
  explicit: v.optional(v.boolean()),
  /** Seconds; of the whole for collections. */
  duration: v.optional(v.number()),
  count: v.optional(v.number()),
  year: v.optional(v.number()),
  released: v.optional(Timestamp),
  minutes: v.optional(v.number()),
  premium: v.optional(v.boolean()),
  isNew: v.optional(v.boolean()),
  live: v.optional(v.boolean()),
  /** For items with a start and an end: tournaments and challenges. */
  starts: v.optional(Timestamp),
  ends: v.optional(Timestamp),
  /** For a record that is no album. */
  release: v.optional(v.picklist(['single', 'ep'])),
  restriction: v.optional(Restriction),
  prices: v.optional(v.pipe(v.array(Price), v.maxLength(20))),
  /** An address of its own where the kind's builder does not give one: internal path or absolute URL. */
  clickUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
})
export type Card = v.InferOutput<typeof Card>
export const Cards = v.pipe(v.array(Card), v.maxLength(500))

/** A chapter inside a track, in its language, and the second it starts at. */
const ChapterMarker = v.object({ title: text(200), at: v.pipe(v.number(), v.minValue(0)) })
export type ChapterMarker = v.InferOutput<typeof ChapterMarker>

export const Track = v.object({
  ...Card.entries,
  providerId: v.pipe(v.string(), v.maxLength(64)),
  prices: v.pipe(v.array(Price), v.maxLength(20)),
  collectionInfo: v.object({ articleId: Id }),
  album: v.object({ id: Id, slug: Slug, title: text(300), lang: Lang, artist: PersonRef }),
  number: v.number(),
  guests: v.pipe(v.array(PersonRef), v.maxLength(10)),
  duration: v.number(),
  marks: v.optional(v.pipe(v.array(ChapterMarker), v.maxLength(100))),
})
export type Track = v.InferOutput<typeof Track>
export const Tracks = v.pipe(v.array(Track), v.maxLength(500))

export const Description = v.object({ text: text(4000), lang: Lang })

export const Album = v.object({
  ...Card.entries,
  by: PersonRef,
  released: Timestamp,
  year: v.number(),
  label: text(200),
  genre: text(80),
  description: Description,
  tracks: Tracks,
  more: Cards,
})
export type Album = v.InferOutput<typeof Album>

export const Artist = v.object({
  ...Card.entries,
  biography: Description,
  followers: v.number(),
  tracks: Tracks,
  releases: Cards,
  similar: Cards,
  /** Records of others on which this artist is a guest; these three are left out by a backend without them. */
  appearsOn: v.optional(Cards),
  clips: v.optional(Cards),
  playlists: v.optional(Cards),
})
export type Artist = v.InferOutput<typeof Artist>

export const Playlist = v.object({
  ...Card.entries,
  description: Description,
  tracks: Tracks,
  more: Cards,
})
export type Playlist = v.InferOutput<typeof Playlist>

export const getAlbum = define({
  name: 'getAlbum',
  method: 'GET',
  path: '/content/albums/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: Album,
})
export const getArtist = define({
  name: 'getArtist',
  method: 'GET',
  path: '/content/artists/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: Artist,
})
export const getPlaylist = define({
  name: 'getPlaylist',
  method: 'GET',
  path: '/content/playlists/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: Playlist,
})
export const getTrack = define({
  name: 'getTrack',
  method: 'GET',
  path: '/content/tracks/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: Track,
})

/** Artwork of a category. CALL-CONTENT-01 */
export const getCategoryArtwork = define({
  name: 'getCategoryArtwork',
  method: 'GET',
  path: '/content/category/artwork',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({ categoryId: Id }),
  answer: v.object({ categoryId: Id, picture: Picture }),
})
