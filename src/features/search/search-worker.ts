/** Reads and ranks beside the page, so that typing never waits for it. One page's search is one worker's life. */
import type { Card } from '../../contract/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { Found } from '../../contract/search.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { openStore } from '../../lib/open-store.ts'
import { opensWith } from '../../state/opens-with.ts'
import { type KeptAnswer, type KnownCard, answersOf, knownCards } from './known-cards.ts'
import { type KnownAsk, searchKnown } from './search-known.ts'

export interface ToSearchWorker {
  id: number
  databases: readonly string[]
  scope: PublicScope
  ask: KnownAsk
  /** Given where only what works without a line is wanted. */
  here: AtHand | null
}
export interface AtHand {
  /** Names of the answers. */
  names: ReadonlySet<unknown>
  /** Ids of what was taken along. */
  taken: ReadonlySet<string>
}
export type FromSearchWorker = { id: number; found: Found } | { id: number; error: string }

const readAll = (database: string): Promise<unknown[]> =>
  openStore(database, 'queries')(
    'readonly',
    (rows) =>
      new Promise<unknown[]>((done, fail) => {
        const reading: IDBRequest<unknown[]> = rows.getAll()
        reading.addEventListener('success', () => done(reading.result))
        reading.addEventListener('error', () => fail(reading.error ?? new Error('the disk refused')))
      }),
  )

/** A database that cannot be read takes only its own things out of the search. */
const keptIn = async (databases: readonly string[]): Promise<KeptAnswer[]> => {
  const read = await Promise.allSettled(databases.map(readAll))
  return read.flatMap((one) => (one.status === 'fulfilled' ? answersOf(one.value) : []))
}

const worksWith = (scope: PublicScope, here: AtHand | null) => (card: Card) =>
  !here || here.taken.has(card.id) || opensWith(here.names, scope, addressOf(card))

let known: Promise<KnownCard[]> | null = null

const answerTo = async ({ id, databases, scope, ask, here }: ToSearchWorker): Promise<FromSearchWorker> => {
  try {
    known ??= keptIn(databases).then((answers) => knownCards(answers, scope.lang))
    return { id, found: searchKnown(await known, ask, worksWith(scope, here)) }
  } catch (problem) {
    // The next question reads anew.
    known = null
    return { id, error: String(problem) }
  }
}
addEventListener('message', async ({ data }: MessageEvent<ToSearchWorker>) =>
  postMessage(await answerTo(data)),
)
