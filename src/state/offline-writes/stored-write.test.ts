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

const head = { version: 1, made: '2026-11-20T08:00:00.000Z', label: null }
const card = {
  id: 'trk_1',
  kind: 'track',
  slug: 'tidal',
  title: 'Tidal',
  lang: 'en',
  picture: { url: '/img/trk_1/300x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'FULL_TRACK_MUSIC',
  grading: 0,
}
/** As earlier builds left them on disks, one of each kind, with the request that each must become. */
const stored: [row: { call: string } & Record<string, unknown>, request: string, body: unknown][] = [
  [
    {
      ...head,
      key: '01HZX0000000000000000000A1',
      call: 'addLike',
      input: { params: { type: 'tracks', id: 'trk_1' } },
      subject: 'like:tracks:trk_1',
      label: 'Tidal',
      card,
    },
    'POST /api/like/tracks/trk_1',
    null,
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A2',
      call: 'removeLike',
      input: { params: { type: 'albums', id: 'alb_1' } },
      subject: 'like:albums:alb_1',
      label: 'Desert light',
      card: null,
    },
    'DELETE /api/like/albums/alb_1',
    null,
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A3',
      call: 'putRating',
      input: { body: { articleId: 'alb_1', deviceId: 'dev_1', score: 4, contentType: 'ALBUM' } },
      subject: 'rating:alb_1',
      label: 'Desert light',
    },
    'PUT /api/rating',
    { articleId: 'alb_1', deviceId: 'dev_1', score: 4, contentType: 'ALBUM' },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A4',
      call: 'addHistory',
      input: { params: { type: 'PLAY', id: 'trk_1' }, body: { contentType: 'FULL_TRACK_MUSIC' } },
      subject: 'played:trk_1',
    },
    'POST /api/user/history/PLAY/trk_1',
    { contentType: 'FULL_TRACK_MUSIC' },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A5',
      call: 'putPlayHistory',
      input: { params: { id: 'eps_1' }, body: { userCurrentPlaying: 61, contentType: 'PODCAST' } },
      subject: 'place:eps_1',
    },
    'PUT /api/user/history/PLAY/eps_1',
    { userCurrentPlaying: 61, contentType: 'PODCAST' },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A6',
      call: 'deletePlayHistory',
      input: { params: { id: 'trk_1' } },
      subject: 'played:trk_1',
      notBefore: '2026-11-20T08:00:08.000Z',
    },
    'DELETE /api/user/history/PLAY/trk_1',
    null,
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A7',
      call: 'clearPlayHistory',
      input: { query: { until: '2026-11-20T07:59:00.000Z' } },
      subject: 'history',
      notBefore: '2026-11-20T08:00:08.000Z',
    },
    'DELETE /api/user/history/PLAY?until=2026-11-20T07%3A59%3A00.000Z',
    null,
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A8',
      call: 'noteKept',
      input: {
        body: {
          came: [{ source: { kind: 'album', id: 'alb_1', title: 'Tidal' }, ids: ['trk_1'] }],
          went: [],
        },
      },
      subject: 'kept:1795161600000:0',
    },
    'POST /api/kept',
    { came: [{ source: { kind: 'album', id: 'alb_1', title: 'Tidal' }, ids: ['trk_1'] }], went: [] },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000A9',
      call: 'selectUserTheme',
      input: { body: { alternatTheme: true } },
      subject: 'preference:selectUserTheme',
    },
    'PUT /api/user/selectUserTheme',
    { alternatTheme: true },
  ],
  [
    {
      ...head,
      key: '01HZX0000000000000000000B1',
      call: 'selectUserLang',
      input: { body: { selectedLang: 'ar' } },
      subject: 'preference:selectUserLang',
    },
    'PUT /api/user/selectUserLang',
    { selectedLang: 'ar' },
  ],
]
const intentOf = (row: unknown): Intent => {
  const intent = parseIntent(row)
  if (!intent) throw new Error('the row is not read')
  return intent
}
const rowOf = (call: string) => intentOf(stored.find(([row]) => row.call === call)?.[0])

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

  it.each(stored)('is sent as it was: %j', async (row, request, body) => {
    expect(await sendIntent(callOfWrite, intentOf(row))).toBeNull()
    expect(sent).toEqual([{ request, body, key: row['key'] }])
  })
  it.each(stored)('is understood, so that its delivery changes what is shown: %j', (row) => {
    expect(readStoredWrite(intentOf(row))).not.toBeNull()
  })
  it('of every kind in the registry stands above', () => {
    expect(stored.map(([row]) => row.call).toSorted()).toEqual(Object.keys(offlineWrites).toSorted())
  })
  it('of a kind that this build does not know is refused and changes nothing', async () => {
    const intent = { ...rowOf('addLike'), call: 'blessItem' }
    expect(await sendIntent(callOfWrite, intent)).toEqual({ how: 'refused' })
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
    expect(call.idempotent).toBe(true)
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
