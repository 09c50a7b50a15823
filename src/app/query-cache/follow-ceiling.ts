/**
 * Answers that were read under a higher age ceiling leave memory and disk. What a lower one leaves of them stays, so
 * that the pages seen before open at once, and without a connection too.
 */
import { type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query'
import { answersTable, databases, localKeys } from '../../contract/storage-names.ts'
import { languageCodes } from '../../contract/languages.ts'
import { keyWithRating, ratingOfKey } from '../../contract/rating-of-key.ts'
import { withinCeiling } from '../../domain/within-ceiling.ts'
import { itemCalls } from '../../api/items.ts'
import { openStore } from '../../lib/open-store.ts'
import type { CeilingChange } from '../../state/age-ceiling/apply-ceiling.ts'
import { isLoggedIn, userKey } from '../../state/session/session.ts'
import { databaseOf } from '../../state/storage/database-of.ts'

const isDropped = (key: readonly unknown[], { from, to }: CeilingChange) => {
  const rating = ratingOfKey(key)
  return rating !== null && (rating > to || rating === from)
}

/** These answers contain only items with a grading. A page of one item by its id has texts as well. */
const gradedLists = ['structure-more', 'parts', 'songs', 'carried', 'for-you', 'continue', 'liked-cards']
const isGraded = ([owner, , , third, fourth, , id]: QueryKey) => {
  const resource = String(owner === 'public' ? fourth : third)
  if (resource === 'structure') return id === '' || id === 'all'
  return gradedLists.includes(resource) || Object.hasOwn(itemCalls, resource)
}

interface Lowered {
  key: QueryKey
  data: unknown
}
/** The answer under the lower ceiling, with its key; null where nothing of it can be shown. */
const loweredAnswer = (key: QueryKey, data: unknown, { from, to }: CeilingChange): Lowered | null => {
  const rating = ratingOfKey(key)
  if (to >= from || rating === null || rating <= to || !isGraded(key)) return null
  const lowered = withinCeiling(data, to)
  return lowered === undefined ? null : { key: keyWithRating(key, to), data: lowered }
}

const changeMemory = async (client: QueryClient, change: CeilingChange) => {
  const dropped = client.getQueryCache().findAll({ predicate: ({ queryKey }) => isDropped(queryKey, change) })
  for (const { queryKey, state } of dropped) {
    const lowered = state.data === undefined ? null : loweredAnswer(queryKey, state.data, change)
    if (!lowered || client.getQueryData(lowered.key) !== undefined) continue
    client.setQueryData(lowered.key, lowered.data, { updatedAt: state.dataUpdatedAt })
    // Fetched anew where that is possible.
    await client.invalidateQueries({ queryKey: lowered.key, exact: true, refetchType: 'none' })
  }
  await client.cancelQueries({ predicate: ({ queryKey }) => isDropped(queryKey, change) })
  client.removeQueries({ predicate: ({ queryKey }) => isDropped(queryKey, change) })
}

const prefix = 'q-'
const keyOfRecord = (name: IDBValidKey): QueryKey => {
  try {
    const key: unknown = JSON.parse(String(name).slice(prefix.length))
    return Array.isArray(key) ? key : []
  } catch {
    // Not written by this build: it is no answer of a query.
    return []
  }
}

interface StoredAnswer {
  state: { data: unknown }
}
const isStoredAnswer = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'object' &&
  value.state !== null &&
  'data' in value.state

const changeRecord = (rows: IDBObjectStore, name: IDBValidKey, stored: unknown, change: CeilingChange) => {
  const key = keyOfRecord(name)
  if (!isDropped(key, change)) return
  rows.delete(name)
  const lowered = isStoredAnswer(stored) ? loweredAnswer(key, stored.state.data, change) : null
  if (!lowered || !isStoredAnswer(stored)) return
  const queryHash = hashKey(lowered.key)
  const state = { ...stored.state, data: lowered.data }
  rows.put({ ...stored, queryKey: lowered.key, queryHash, state }, prefix + queryHash)
}

/** In one transaction: a page that unloads in between leaves what was there. */
const changeDatabase = (database: string, change: CeilingChange) =>
  openStore(database, answersTable)(
    'readwrite',
    (rows) =>
      new Promise<void>((done, fail) => {
        const { transaction } = rows
        const [names, values] = [rows.getAllKeys(), rows.getAll()]
        values.onsuccess = () => {
          for (const [at, name] of names.result.entries()) changeRecord(rows, name, values.result[at], change)
        }
        transaction.oncomplete = () => done()
        transaction.onabort = () => fail(transaction.error ?? new Error('the disk refused'))
      }),
  )

/** After a logout they are being deleted, and opening one would create it anew. */
const databasesAfter = (tenant: string, { from, to }: CeilingChange) => {
  const personal = isLoggedIn() ? [databaseOf(['personal', tenant, userKey()])] : []
  return isLoggedIn() || to < from ? [databases.publicAnswers(tenant), ...personal] : []
}

export const changeCachedAnswers = async (client: QueryClient, tenant: string, change: CeilingChange) => {
  for (const lang of languageCodes) localStorage.removeItem(localKeys.bootSet(tenant, lang))
  await changeMemory(client, change)
  for (const database of databasesAfter(tenant, change)) await changeDatabase(database, change)
}
