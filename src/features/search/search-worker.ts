/** Reads and ranks beside the page, so that typing never waits for it. One page's search is one worker's life. */
import type { Language } from '../../contract/languages.ts'
import type { Found } from '../../contract/search.ts'
import { openStore } from '../../lib/open-store.ts'
import { type KeptAnswer, type KnownCard, answersOf, knownCards } from './known-cards.ts'
import { type KnownAsk, searchKnown } from './search-known.ts'

export interface ToSearchWorker {
  id: number
  databases: readonly string[]
  lang: Language
  ask: KnownAsk
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

let known: Promise<KnownCard[]> | null = null

const answerTo = async ({ id, databases, lang, ask }: ToSearchWorker): Promise<FromSearchWorker> => {
  try {
    known ??= keptIn(databases).then((answers) => knownCards(answers, lang))
    return { id, found: searchKnown(await known, ask) }
  } catch (problem) {
    // The next question reads anew.
    known = null
    return { id, error: String(problem) }
  }
}
addEventListener('message', async ({ data }: MessageEvent<ToSearchWorker>) =>
  postMessage(await answerTo(data)),
)
