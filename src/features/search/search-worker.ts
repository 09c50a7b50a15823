/** Reads and ranks beside the page, so that typing never waits for it. One page's search is one worker's life. */
import type { Language } from '../../contract/languages.ts'
import type { Found } from '../../contract/search.ts'
import { openStore } from '../../lib/open-store.ts'
import { type KeptAnswer, type KnownCard, knownCards } from './known-cards.ts'
import { type KnownAsk, searchKnown } from './search-known.ts'

export interface ToSearchWorker {
  id: number
  databases: readonly string[]
  lang: Language
  ask: KnownAsk
}
export interface FromSearchWorker {
  id: number
  found: Found
}

interface Kept {
  queryKey?: readonly unknown[]
  state?: { data?: unknown; dataUpdatedAt?: number }
}
const answerOf = ({ queryKey = [], state }: Kept): KeptAnswer => ({
  key: queryKey,
  data: state?.data,
  at: state?.dataUpdatedAt ?? 0,
})

const readAll = (database: string): Promise<Kept[]> =>
  openStore(database, 'queries')(
    'readonly',
    (rows) =>
      new Promise<Kept[]>((done, fail) => {
        const reading: IDBRequest<Kept[]> = rows.getAll()
        reading.addEventListener('success', () => done(reading.result))
        reading.addEventListener('error', () => fail(reading.error ?? new Error('the disk refused')))
      }),
  )

/** A database that cannot be read takes only its own things out of the search. */
const keptIn = async (databases: readonly string[]): Promise<KeptAnswer[]> => {
  const read = await Promise.allSettled(databases.map(readAll))
  return read.flatMap((one) => (one.status === 'fulfilled' ? one.value.map(answerOf) : []))
}

let known: Promise<KnownCard[]> | null = null

addEventListener('message', async ({ data }: MessageEvent<ToSearchWorker>) => {
  const { id, databases, lang, ask } = data
  known ??= keptIn(databases).then((answers) => knownCards(answers, lang))
  const answer: FromSearchWorker = { id, found: searchKnown(await known, ask) }
  postMessage(answer)
})
