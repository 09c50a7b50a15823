/** What was looked at lately and opens here without a line, because the answer that its page asks for lies on this disk. */
import { hashKey } from '@tanstack/react-query'
import type { Card } from '../contract/content.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import { addressOf } from '../domain/addresses/addresses.ts'
import { needsOf } from '../domain/needs.ts'
import { matchRoute } from '../domain/addresses/routing.ts'
import { openStore } from '../lib/open-store.ts'
import { databaseOf } from './database-of.ts'
import { seenLately } from './seen.ts'

/** Names of the kept answers, as the persister writes them: a prefix and the key's hash. */
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

/** Every answer of its page is there, in this language. */
const opensWith = (kept: ReadonlySet<IDBValidKey>, scope: PublicScope, card: Card) => {
  const matched = matchRoute(addressOf(card))
  const needs = matched ? needsOf(scope, matched) : []
  return needs.length > 0 && needs.every(({ key }) => kept.has(`q-${hashKey(key)}`))
}

export const opensHere = async (scope: PublicScope): Promise<Card[]> => {
  const [seen, names] = await Promise.all([seenLately(scope.tenant), keptNames(scope)])
  const kept = new Set(names)
  return seen
    .map(({ card }) => card)
    .filter((card) => card.grading <= scope.maxRating && opensWith(kept, scope, card))
}
