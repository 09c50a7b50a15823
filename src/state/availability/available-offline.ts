/** What opens on this device without a line, because the answer that its page asks for lies on its disk or in memory. */
import type { QueryClient } from '@tanstack/react-query'
import type { Card } from '../../contract/content.ts'
import type { Language } from '../../contract/languages.ts'
import { type PublicScope, publicKey } from '../../contract/query-keys.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { openStore } from '../../lib/open-store.ts'
import { databaseOf } from '../storage/database-of.ts'
import { languageOpening, nameOf } from './offline-availability.ts'
import { seenLately } from '../history/recently-seen.ts'

const keptNames = (scope: PublicScope) =>
  openStore(databaseOf(publicKey(scope, '')), 'queries')(
    'readonly',
    (rows) =>
      new Promise<readonly IDBValidKey[]>((done, fail) => {
        const reading = rows.getAllKeys()
        reading.addEventListener('success', () => done(reading.result))
        reading.addEventListener('error', () => fail(reading.error ?? new Error('the disk refused')))
      }),
  )

/** Names of all answers at hand. What this page asked for is in its memory, also where the disk refuses. */
export const namesHere = async (client: QueryClient, scope: PublicScope): Promise<ReadonlySet<unknown>> => {
  const kept = await keptNames(scope).catch((problem: unknown) => {
    console.info('what is kept could not be read', problem)
    return []
  })
  const inMemory = client.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  return new Set<unknown>([...kept, ...inMemory.map(({ queryHash }) => nameOf(queryHash))])
}

export interface Opening {
  card: Card
  /** Of the page that opens. */
  lang: Language
}

/** What was looked at lately and opens: in the language of the page before others. */
export const opensHere = async (client: QueryClient, scope: PublicScope): Promise<Opening[]> => {
  const [seen, names] = await Promise.all([seenLately(scope.tenant), namesHere(client, scope)])
  const opening = seen.flatMap(({ card }) => {
    const lang = card.grading <= scope.maxRating && languageOpening(names, scope, addressOf(card))
    return lang ? [{ card, lang }] : []
  })
  return opening.toSorted((a, b) => Number(b.lang === scope.lang) - Number(a.lang === scope.lang))
}

/** The other language in which this very address opens. */
export const opensOtherwise = async (
  client: QueryClient,
  scope: PublicScope,
  path: string,
): Promise<Language | null> => languageOpening(await namesHere(client, scope), scope, path) ?? null
