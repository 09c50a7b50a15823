/** What can be continued, folded: the history as a listener thinks of it. */
import type { Continued } from '../../../src/contract/history.ts'
import { type Kind, isKind } from '../../../src/contract/kinds.ts'
import {
  type FoldedItem,
  type Membership,
  type PlayedItem,
  foldPlayed,
} from '../../../src/domain/history/fold-played.ts'
import { isLongForm, isUnfinished, longFormsFirst } from '../../../src/domain/history/in-progress.ts'
import { secondsLeftOf } from '../../../src/domain/podcasts/parts.ts'
import type { CardsByIds, Scope } from '../../context.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { chaptersOf, collectionsOfParts, listsOfSongs, playedItems } from './continue.repository.ts'
import type { HistoryRequest } from './history.usecases.ts'

const readPlayed = async (scope: Scope, account: string, maxRating: number): Promise<PlayedItem[]> =>
  (await playedItems(scope, account, maxRating)).flatMap(({ kind, updated, ...item }) =>
    isKind(kind) ? [{ ...item, kind, at: updated.getTime() }] : [],
  )

const idsOf = (items: readonly PlayedItem[], ...kinds: readonly Kind[]) =>
  items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)

const readMemberships = async (scope: Scope, items: readonly PlayedItem[]): Promise<Membership[]> => [
  ...(await listsOfSongs(scope, idsOf(items, 'track'), idsOf(items, 'album', 'playlist', 'artist'))),
  ...(await collectionsOfParts(scope, idsOf(items, 'chapter', 'episode', 'video'))),
]

interface Continuable extends FoldedItem {
  length: number
  /** Where it is not the length without the position. */
  secondsLeft?: number
}

/** Of a book the position is one in a chapter: what is left is counted over all of them. */
const withLengths = async (
  scope: Scope,
  folded: readonly FoldedItem[],
  items: readonly PlayedItem[],
): Promise<Continuable[]> => {
  const lengths = new Map(items.map(({ id, length }) => [id, length]))
  const books = folded.filter(({ kind }) => kind === 'audiobook').map(({ id }) => id)
  const chapters = books.length === 0 ? [] : await chaptersOf(scope, books)
  return folded.map((item) => {
    const { id, kind, part, position } = item
    if (kind !== 'audiobook') return { ...item, length: lengths.get(id) ?? 0 }
    const own = chapters.filter(({ book }) => book === id)
    const length = own.reduce((sum, { duration }) => sum + duration, 0)
    return { ...item, length, secondsLeft: part ? secondsLeftOf(own, part, position) : length }
  })
}

const canContinue = ({ kind, length, position, secondsLeft = length - position }: Continuable): boolean =>
  !isLongForm({ kind }) || isUnfinished({ kind, length, heard: length - secondsLeft })

/** One answer without further pages; the limit is its length. */
export const listFoldedHistory = async (
  scope: Scope,
  request: HistoryRequest,
  cardsByIds: CardsByIds,
): Promise<Continued> => {
  const { viewer, lang, limit } = request
  const ceiling = await ceilingOf(scope, request, request.maxRating)
  const items = await readPlayed(scope, viewer.account, ceiling)
  const folded = foldPlayed(items, await readMemberships(scope, items))
  const continuable = (await withLengths(scope, folded, items)).filter(canContinue)
  const { long, music } = longFormsFirst(continuable, limit)
  const chosen = [...long, ...music]
  const ids = chosen.flatMap(({ id, part }) => (part === undefined ? [id] : [id, part]))
  const cards = new Map((await cardsByIds(scope, ids, lang, ceiling)).map((card) => [card.id, card]))
  return {
    entries: chosen.flatMap(({ id, part, position, at, secondsLeft }) => {
      // The collection may be gone or above the ceiling while its part is not.
      const card = cards.get(id) ?? cards.get(part ?? '')
      if (!card) return []
      const updated = new Date(at).toISOString()
      return [
        {
          card,
          userCurrentPlaying: position,
          updated,
          ...(part === undefined ? {} : { part }),
          ...(secondsLeft === undefined ? {} : { secondsLeft }),
        },
      ]
    }),
  }
}
