/** Reads and ranks in a worker, so that typing never waits for it. One worker per search of a page. */
import { answersTable } from '../../contract/storage-names.ts'
import type { Card } from '../../contract/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { openStore } from '../../lib/open-store.ts'
import { isAvailableOffline } from '../../state/availability/offline-availability.ts'
import { type CachedAnswer, type CachedCard, answersOf, cachedCardsIn } from './cached-cards.ts'
import {
  type CachedSearchQuery,
  type CachedSearchResults,
  openableCard,
  searchOffline,
  searchCached,
} from './search-cached.ts'

export interface ToSearchWorker {
  id: number
  databases: readonly string[]
  scope: PublicScope
  ask: CachedSearchQuery
  here: OfflineAvailability
  isOnlyHere: boolean
}
export interface OfflineAvailability {
  names: ReadonlySet<unknown>
  taken: ReadonlySet<string>
}
export type FromSearchWorker = { id: number; known: CachedSearchResults } | { id: number; error: string }

const readAll = (database: string): Promise<unknown[]> =>
  openStore(database, answersTable)(
    'readonly',
    (rows) =>
      new Promise<unknown[]>((done, fail) => {
        const reading: IDBRequest<unknown[]> = rows.getAll()
        reading.addEventListener('success', () => done(reading.result))
        reading.addEventListener('error', () => fail(reading.error ?? new Error('the disk refused')))
      }),
  )

/** A database that cannot be read excludes only its own items from the search. */
const readCachedAnswers = async (databases: readonly string[]): Promise<CachedAnswer[]> => {
  const read = await Promise.allSettled(databases.map(readAll))
  return read.flatMap((one) => (one.status === 'fulfilled' ? answersOf(one.value) : []))
}

/** An item without a page here is shown as a part of one that has. */
const resolveOpenable = (
  cards: readonly CachedCard[],
  scope: PublicScope,
  { names, taken }: OfflineAvailability,
) => {
  const opened = new Map<string, boolean>()
  const isPageAvailable = (path: string) => {
    const isOpen = opened.get(path) ?? isAvailableOffline(names, scope, path)
    opened.set(path, isOpen)
    return isOpen
  }
  const led = new Map(cards.map((one) => [one.card.id, openableCard(one, isPageAvailable)]))
  return {
    cards: cards.map((one) => ({ ...one, card: led.get(one.card.id) ?? one.card })),
    works: ({ id }: Card) => taken.has(id) || Boolean(led.get(id)),
  }
}

let known: Promise<CachedCard[]> | null = null

const handleRequest = async (message: ToSearchWorker): Promise<FromSearchWorker> => {
  const { id, databases, scope, ask, here, isOnlyHere } = message
  try {
    known ??= readCachedAnswers(databases).then((answers) => cachedCardsIn(answers, scope.lang))
    const { cards, works } = resolveOpenable(await known, scope, here)
    if (isOnlyHere) return { id, known: searchOffline(cards, ask, works) }
    return { id, known: { found: searchCached(cards, ask), isAvailableOnly: false } }
  } catch (problem) {
    // The next request reads anew.
    known = null
    return { id, error: String(problem) }
  }
}
addEventListener('message', async ({ data }: MessageEvent<ToSearchWorker>) =>
  postMessage(await handleRequest(data)),
)
