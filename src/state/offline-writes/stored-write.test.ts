import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientParts } from '../../api/backend.fixture.ts'
import { configureBackend } from '../../api/backend.ts'
import { parseIntent } from '../../api/offline-writes/intents.ts'
import { sendIntent } from '../../api/offline-writes/send-intent.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import type { WriteContext } from './offline-write.ts'
import { offlineWrites } from './registry.ts'
import { callOfWrite, iconOfWrite, readStoredWrite, wordsOfWrite } from './stored-write.ts'
import { storedWrites } from './stored-writes.fixture.ts'

const intentOf = (row: unknown): Intent => {
  const intent = parseIntent(row)
  if (!intent) throw new Error('the row is not read')
  return intent
}
const rowOf = (call: string) => intentOf(storedWrites.find(([row]) => row.call === call)?.[0])

describe('a write stored by an earlier build', () => {
  const realFetch = globalThis.fetch
  let sent: { request: string; body: unknown; key: string | null }[]
  let answer: Response
  beforeEach(() => {
    sent = []
    answer = new Response(null, { status: 503 })
    configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq', takesKeys: true })
    globalThis.fetch = (address, { method, body, headers } = {}) => {
      sent.push({
        request: `${method} ${String(address)}`,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
        key: new Headers(headers).get('idempotency-key'),
      })
      return Promise.resolve(answer)
    }
  })
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  it.each(storedWrites)('is sent as it was: %j', async (row, request, body) => {
    expect(await sendIntent(callOfWrite, intentOf(row))).toBeNull()
    expect(sent).toEqual([{ request, body, key: row['key'] }])
  })
  it.each(storedWrites)('is understood, so that its delivery changes what is shown: %j', (row) => {
    expect(readStoredWrite(intentOf(row))).not.toBeNull()
  })
  it('of every kind in the registry stands in stored-writes.fixture.ts', () => {
    expect(storedWrites.map(([row]) => row.call).toSorted()).toEqual(Object.keys(offlineWrites).toSorted())
  })
  it('of a kind that this build does not know is refused and changes nothing', async () => {
    const intent = { ...rowOf('addLike'), call: 'blessItem' }
    expect(await sendIntent(callOfWrite, intent)).toEqual({ outcome: 'refused' })
    expect([readStoredWrite(intent), wordsOfWrite('blessItem'), iconOfWrite('blessItem')]).toEqual([
      null,
      null,
      null,
    ])
    expect(sent).toEqual([])
  })
  it('with an input of another shape changes nothing here', () => {
    expect(
      readStoredWrite({ ...rowOf('addLike'), input: { params: { type: 'clouds', id: '1' } } }),
    ).toBeNull()
  })
})

describe('a row of the registry', () => {
  it.each(Object.entries(offlineWrites))('%s stands under the name of its call', (name, { call }) => {
    expect(call.name).toBe(name)
    expect(call.idempotency).not.toBe('none')
    // A refusal that is data would look like a delivery.
    expect(call).not.toHaveProperty('refusals')
  })
  it.each(['addLike', 'removeLike', 'putRating'])(
    '%s has words and an icon, for a person made it',
    (name) => {
      expect([wordsOfWrite(name), iconOfWrite(name)]).not.toContain(null)
    },
  )
})

describe('a delivered write', () => {
  const owner = { tenant: 'riwaq', user: 'usr_1' }
  const scope = { ...owner, lang: 'en', maxRating: 60 } as const
  const contextOf = (client: QueryClient): WriteContext => ({
    client,
    owner,
    scope: () => scope,
    persist: () => Promise.resolve(),
  })
  const likedIds = ['personal', 'riwaq', 'usr_1', 'liked-ids', 'tracks']
  const ids = async (client: QueryClient, intent: Intent) => {
    const changed = await readStoredWrite(intent)?.apply(contextOf(client))
    expect(changed).toEqual([likedIds])
    return client.getQueryData(likedIds)
  }

  it('joins the known answers, and does so once however often it is applied', async () => {
    const client = new QueryClient()
    client.setQueryData(likedIds, ['trk_2'])
    const add = rowOf('addLike')
    expect(await ids(client, add)).toEqual(['trk_1', 'trk_2'])
    expect(await ids(client, add)).toEqual(['trk_1', 'trk_2'])
    const remove = { ...add, call: 'removeLike' }
    expect(await ids(client, remove)).toEqual(['trk_2'])
  })
  it.each([
    ['addLike', ['liked-ids', 'liked-cards']],
    ['putRating', ['rating']],
    ['putPlayHistory', ['continue', 'places']],
    ['deletePlayHistory', ['continue', 'places']],
    ['noteKept', []],
    ['selectUserLang', []],
  ])('%s fetches again what it made stale: %j', (call, resources) => {
    const keys = readStoredWrite(rowOf(call))?.refetch(owner) ?? []
    expect(keys.map((key) => key[3])).toEqual(resources)
  })
})
