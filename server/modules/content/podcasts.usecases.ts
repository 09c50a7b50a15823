import { safeParse } from 'valibot'
import type { Track } from '../../../src/contract/content.ts'
import { type CollectionKind, type PartOrder, partsAtOnce } from '../../../src/contract/parts.ts'
import { PersonRef } from '../../../src/contract/shared.ts'
import type { Author, Episode, Parts, CollectionDetails } from '../../../src/contract/podcasts.ts'
import { defaultPartOrder } from '../../../src/domain/podcasts/parts.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'
import { type Row, cardOf, descriptionOf, partTrackOf, pickText, trackOf } from './cards.ts'
import { type ItemQuery, type ReaderView, cardsByQuery, rowsByQuery } from './content.repository.ts'
import { openItem } from './item-request.ts'
import {
  type PartRelation,
  countBefore,
  countParts,
  partsFrom,
  collectionOfPart,
} from './parts.repository.ts'

const shelfLimit = 8
const roles: Record<CollectionKind, string> = { podcast: 'episode', audiobook: 'chapter' }
const kindOf = ({ kind }: Row): CollectionKind => (kind === 'podcast' ? 'podcast' : 'audiobook')

interface PartRange {
  offset: number
  around?: string | undefined
  limit: number
  order: PartOrder
}

interface ListedParts {
  of: PartRelation
  total: number
  isUsual: boolean
}

const firstOffset = async (scope: Scope, listed: ListedParts, range: PartRange, view: ReaderView) => {
  const { offset, around, limit } = range
  if (around === undefined) return offset
  const before = await countBefore(scope, listed.of, around, view)
  const at = listed.isUsual ? before : listed.total - 1 - before
  return Math.max(0, Math.min(at - Math.floor(limit / 2), listed.total - limit))
}

/** Relations are stored in the usual order; the other one is read from the end. */
const partsOf = async (scope: Scope, collection: Row, range: PartRange, view: ReaderView): Promise<Parts> => {
  const kind = kindOf(collection)
  const of = { of: collection.id, role: roles[kind] }
  const total = await countParts(scope, of, view)
  const isUsual = range.order === defaultPartOrder[kind]
  const offset = await firstOffset(scope, { of, total, isUsual }, range, view)
  const limit = Math.max(0, Math.min(range.limit, total - offset))
  if (limit === 0) return { total, offset, entries: [] }
  const stored = { limit, offset: isUsual ? offset : total - offset - limit }
  const rows = await partsFrom(scope, of, stored, view)
  const entries = rows.map((row) => partTrackOf(row, collection, view.lang))
  return { total, offset, entries: isUsual ? entries : entries.toReversed() }
}

const narratorOf = ({ data }: Row) => {
  const found = safeParse(PersonRef, data.facts?.['narrator'])
  return found.success ? { narrator: found.output } : {}
}

/** The demo stores the names of an audiobook's genre among its facts; other items may have none. */
const genreOf = ({ data, lang }: Row, view: ReaderView) => {
  const names = data.facts?.['genreName']
  if (!data.genre || typeof names !== 'object' || names === null) return {}
  const { text } = pickText(names as Partial<Record<string, string>>, view.lang, lang)
  return text ? { genre: { id: data.genre, title: text } } : {}
}

const worksOf = ({ id, data, kind }: Row, scope: Scope, view: ReaderView) =>
  data.by
    ? cardsByQuery(scope, { of: data.by.id, role: 'work', kinds: [kind], not: id, limit: shelfLimit }, view)
    : []

const openCollection = async (
  scope: Scope,
  collection: Row,
  view: ReaderView,
): Promise<CollectionDetails> => {
  const kind = kindOf(collection)
  const first = { offset: 0, limit: partsAtOnce, order: defaultPartOrder[kind] }
  const { total, entries } = await partsOf(scope, collection, first, view)
  const sameGenre = kind === 'audiobook' ? { genre: collection.data.genre } : {}
  return {
    ...cardOf(collection, view.lang),
    description: descriptionOf(collection, view.lang),
    spokenIn: pickText({}, view.lang, collection.lang).lang,
    ...narratorOf(collection),
    ...genreOf(collection, view),
    total,
    parts: entries,
    works: await worksOf(collection, scope, view),
    more: await cardsByQuery(
      scope,
      { kinds: [kind], ...sameGenre, not: collection.id, limit: shelfLimit },
      view,
    ),
  }
}

export const podcastById = async (scope: Scope, id: string, view: ReaderView): Promise<CollectionDetails> =>
  openCollection(scope, await openItem(scope, ['podcast'], id, view), view)

const collectionOf = async (
  scope: Scope,
  part: Row,
  kind: CollectionKind,
  view: ReaderView,
): Promise<Row> => {
  const parent = await collectionOfPart(scope, part.id, roles[kind])
  if (!parent) throw new Refused('NOT_FOUND')
  return openItem(scope, [kind], parent, view)
}

export const audiobookById = async (
  scope: Scope,
  id: string,
  view: ReaderView,
): Promise<CollectionDetails> => {
  const row = await openItem(scope, ['audiobook', 'chapter'], id, view)
  if (row.kind === 'audiobook') return openCollection(scope, row, view)
  const book = await collectionOf(scope, row, 'audiobook', view)
  return { ...(await openCollection(scope, book, view)), opened: partTrackOf(row, book, view.lang) }
}

export const episodeById = async (scope: Scope, id: string, view: ReaderView): Promise<Episode> => {
  const row = await openItem(scope, ['episode'], id, view)
  const show = await collectionOf(scope, row, 'podcast', view)
  const others: ItemQuery = { of: show.id, role: roles.podcast, not: id, limit: shelfLimit }
  const part: Track = partTrackOf(row, show, view.lang)
  return {
    ...part,
    description: descriptionOf(row, view.lang),
    show: cardOf(show, view.lang),
    more: await cardsByQuery(scope, others, view),
  }
}

export const authorById = async (scope: Scope, id: string, view: ReaderView): Promise<Author> => {
  const row = await openItem(scope, ['author'], id, view)
  return {
    ...cardOf(row, view.lang),
    biography: descriptionOf(row, view.lang),
    works: await cardsByQuery(scope, { of: id, role: 'work', limit: 100 }, view),
    similar: await cardsByQuery(scope, { kinds: ['author'], not: id, limit: shelfLimit }, view),
  }
}

export const partsById = async (
  scope: Scope,
  id: string,
  view: ReaderView,
  range: PartRange,
): Promise<Parts> => partsOf(scope, await openItem(scope, ['podcast', 'audiobook'], id, view), range, view)

const collectionKindOf: Partial<Record<string, CollectionKind>> = { episode: 'podcast', chapter: 'audiobook' }

/** In the order of the ids, without unknown items and those above the age ceiling. */
export const tracksByIds = async (
  scope: Scope,
  ids: readonly string[],
  view: ReaderView,
): Promise<Track[]> => {
  const rows = await rowsByQuery(scope, { ids, limit: ids.length }, view.maxRating)
  const tracks: Track[] = []
  for (const row of rows) {
    const kind = collectionKindOf[row.kind]
    const track = kind ? await partInCollection(scope, row, kind, view) : soundOf(row, view)
    if (track) tracks.push(track)
  }
  return tracks
}
const soundOf = (row: Row, { lang }: ReaderView) => (row.kind === 'track' ? trackOf(row, lang) : null)

/** Null where the collection is disabled or above the ceiling although its part is not. */
const partInCollection = async (scope: Scope, row: Row, kind: CollectionKind, view: ReaderView) => {
  const parent = await collectionOfPart(scope, row.id, roles[kind])
  const [collection] = parent ? await rowsByQuery(scope, { ids: [parent], limit: 1 }, view.maxRating) : []
  return collection ? partTrackOf(row, collection, view.lang) : null
}
