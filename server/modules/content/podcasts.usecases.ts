/** What the screens of podcasts and audiobooks open: the whole with its first parts, further parts, one episode. */
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

const shelf = 8
const roles: Record<CollectionKind, string> = { podcast: 'episode', audiobook: 'chapter' }
const kindOf = ({ kind }: Row): CollectionKind => (kind === 'podcast' ? 'podcast' : 'audiobook')

interface PartRange {
  offset: number
  around?: string | undefined
  limit: number
  order: PartOrder
}

interface Listed {
  of: PartRelation
  total: number
  isUsual: boolean
}

/** Where the answer begins, in the order asked for. */
const firstPartsOf = async (scope: Scope, listed: Listed, stretch: PartRange, reading: ReaderView) => {
  const { offset, around, limit } = stretch
  if (around === undefined) return offset
  const before = await countBefore(scope, listed.of, around, reading)
  const at = listed.isUsual ? before : listed.total - 1 - before
  return Math.max(0, Math.min(at - Math.floor(limit / 2), listed.total - limit))
}

/** Relations keep the usual order; the other one is read from the end. */
const partsOf = async (scope: Scope, whole: Row, stretch: PartRange, reading: ReaderView): Promise<Parts> => {
  const kind = kindOf(whole)
  const of = { of: whole.id, role: roles[kind] }
  const total = await countParts(scope, of, reading)
  const isUsual = stretch.order === defaultPartOrder[kind]
  const offset = await firstPartsOf(scope, { of, total, isUsual }, stretch, reading)
  const limit = Math.max(0, Math.min(stretch.limit, total - offset))
  if (limit === 0) return { total, offset, entries: [] }
  const stored = { limit, offset: isUsual ? offset : total - offset - limit }
  const rows = await partsFrom(scope, of, stored, reading)
  const entries = rows.map((row) => partTrackOf(row, whole, reading.lang))
  return { total, offset, entries: isUsual ? entries : entries.toReversed() }
}

const narratorOf = ({ data }: Row) => {
  const found = safeParse(PersonRef, data.facts?.['narrator'])
  return found.success ? { narrator: found.output } : {}
}

/** The demo keeps a genre's names among the facts of a book; an item without them has none to show. */
const genreOf = ({ data, lang }: Row, reading: ReaderView) => {
  const names = data.facts?.['genreName']
  if (!data.genre || typeof names !== 'object' || names === null) return {}
  const { text } = pickText(names as Partial<Record<string, string>>, reading.lang, lang)
  return text ? { genre: { id: data.genre, title: text } } : {}
}

const worksOf = ({ id, data, kind }: Row, scope: Scope, reading: ReaderView) =>
  data.by
    ? cardsByQuery(scope, { of: data.by.id, role: 'work', kinds: [kind], not: id, limit: shelf }, reading)
    : []

const openCollection = async (scope: Scope, whole: Row, reading: ReaderView): Promise<CollectionDetails> => {
  const kind = kindOf(whole)
  const first = { offset: 0, limit: partsAtOnce, order: defaultPartOrder[kind] }
  const { total, entries } = await partsOf(scope, whole, first, reading)
  const alike = kind === 'audiobook' ? { genre: whole.data.genre } : {}
  return {
    ...cardOf(whole, reading.lang),
    description: descriptionOf(whole, reading.lang),
    spokenIn: pickText({}, reading.lang, whole.lang).lang,
    ...narratorOf(whole),
    ...genreOf(whole, reading),
    total,
    parts: entries,
    works: await worksOf(whole, scope, reading),
    more: await cardsByQuery(scope, { kinds: [kind], ...alike, not: whole.id, limit: shelf }, reading),
  }
}

export const podcastById = async (
  scope: Scope,
  id: string,
  reading: ReaderView,
): Promise<CollectionDetails> =>
  openCollection(scope, await openItem(scope, ['podcast'], id, reading), reading)

const collectionOf = async (
  scope: Scope,
  part: Row,
  kind: CollectionKind,
  reading: ReaderView,
): Promise<Row> => {
  const parent = await collectionOfPart(scope, part.id, roles[kind])
  if (!parent) throw new Refused('NOT_FOUND')
  return openItem(scope, [kind], parent, reading)
}

export const audiobookById = async (
  scope: Scope,
  id: string,
  reading: ReaderView,
): Promise<CollectionDetails> => {
  const row = await openItem(scope, ['audiobook', 'chapter'], id, reading)
  if (row.kind === 'audiobook') return openCollection(scope, row, reading)
  const book = await collectionOf(scope, row, 'audiobook', reading)
  return { ...(await openCollection(scope, book, reading)), opened: partTrackOf(row, book, reading.lang) }
}

export const episodeById = async (scope: Scope, id: string, reading: ReaderView): Promise<Episode> => {
  const row = await openItem(scope, ['episode'], id, reading)
  const show = await collectionOf(scope, row, 'podcast', reading)
  const others: ItemQuery = { of: show.id, role: roles.podcast, not: id, limit: shelf }
  const part: Track = partTrackOf(row, show, reading.lang)
  return {
    ...part,
    description: descriptionOf(row, reading.lang),
    show: cardOf(show, reading.lang),
    more: await cardsByQuery(scope, others, reading),
  }
}

export const authorById = async (scope: Scope, id: string, reading: ReaderView): Promise<Author> => {
  const row = await openItem(scope, ['author'], id, reading)
  return {
    ...cardOf(row, reading.lang),
    biography: descriptionOf(row, reading.lang),
    works: await cardsByQuery(scope, { of: id, role: 'work', limit: 100 }, reading),
    similar: await cardsByQuery(scope, { kinds: ['author'], not: id, limit: shelf }, reading),
  }
}

export const partsById = async (
  scope: Scope,
  id: string,
  reading: ReaderView,
  stretch: PartRange,
): Promise<Parts> =>
  partsOf(scope, await openItem(scope, ['podcast', 'audiobook'], id, reading), stretch, reading)

const collectionKindOf: Partial<Record<string, CollectionKind>> = { episode: 'podcast', chapter: 'audiobook' }

/** Songs, episodes and chapters, in the order of the ids. What is not there, or not for this age, is left out. */
export const tracksByIds = async (
  scope: Scope,
  ids: readonly string[],
  reading: ReaderView,
): Promise<Track[]> => {
  const rows = await rowsByQuery(scope, { ids, limit: ids.length }, reading.maxRating)
  const tracks: Track[] = []
  for (const row of rows) {
    const kind = collectionKindOf[row.kind]
    const track = kind ? await partInCollection(scope, row, kind, reading) : soundOf(row, reading)
    if (track) tracks.push(track)
  }
  return tracks
}
const soundOf = (row: Row, { lang }: ReaderView) => (row.kind === 'track' ? trackOf(row, lang) : null)

/** The whole may be off, or above the ceiling, where its part is not. */
const partInCollection = async (scope: Scope, row: Row, kind: CollectionKind, reading: ReaderView) => {
  const parent = await collectionOfPart(scope, row.id, roles[kind])
  const [whole] = parent ? await rowsByQuery(scope, { ids: [parent], limit: 1 }, reading.maxRating) : []
  return whole ? partTrackOf(row, whole, reading.lang) : null
}
