/** Pages that open on this device without a connection, because the answers they need are on disk or in memory. */
import type { QueryClient } from '@tanstack/react-query'
import { answersTable } from '../../contract/storage-names.ts'
import type { Card } from '../../contract/content.ts'
import type { Language } from '../../contract/languages.ts'
import { type PublicScope, publicKey } from '../../contract/query-keys.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { openStore } from '../../lib/open-store.ts'
import { databaseOf } from '../storage/database-of.ts'
import { availableLanguage, persistedQueryName } from './offline-availability.ts'
import { listRecentlySeen } from '../history/recently-seen.ts'

const persistedQueryNames = (scope: PublicScope) =>
  openStore(databaseOf(publicKey(scope, '')), answersTable)(
    'readonly',
    (rows) =>
      new Promise<readonly IDBValidKey[]>((done, fail) => {
        const reading = rows.getAllKeys()
        reading.addEventListener('success', () => done(reading.result))
        reading.addEventListener('error', () => fail(reading.error ?? new Error('the disk refused')))
      }),
  )

export const availableQueryNames = async (
  client: QueryClient,
  scope: PublicScope,
): Promise<ReadonlySet<unknown>> => {
  const persisted = await persistedQueryNames(scope).catch((problem: unknown) => {
    console.info('the persisted answers could not be read', problem)
    return []
  })
  const inMemory = client.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  return new Set<unknown>([...persisted, ...inMemory.map(({ queryHash }) => persistedQueryName(queryHash))])
}

export interface AvailableItem {
  card: Card
  lang: Language
}

export const listAvailableItems = async (
  client: QueryClient,
  scope: PublicScope,
): Promise<AvailableItem[]> => {
  const [viewed, names] = await Promise.all([
    listRecentlySeen(scope.tenant),
    availableQueryNames(client, scope),
  ])
  const opening = viewed.flatMap(({ card }) => {
    const lang = card.grading <= scope.maxRating && availableLanguage(names, scope, addressOf(card))
    return lang ? [{ card, lang }] : []
  })
  return opening.toSorted((a, b) => Number(b.lang === scope.lang) - Number(a.lang === scope.lang))
}

export const otherAvailableLanguage = async (
  client: QueryClient,
  scope: PublicScope,
  path: string,
): Promise<Language | null> =>
  availableLanguage(await availableQueryNames(client, scope), scope, path) ?? null
