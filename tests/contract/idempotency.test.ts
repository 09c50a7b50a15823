import { ulid } from 'ulid'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpiredKeys, keyLifetimeMs, requestHashOf, writeTimeOf } from '../../server/api/idempotency.ts'
import { TrackFetch } from '../../src/contract/playback.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  for (const tenant of ['riwaq', 'nour']) {
    await addAccount(backend.store, tenant, 'lina')
    await addAccount(backend.store, tenant, 'omar')
    await addItem(backend.store, tenant, 'trk_1', { kind: 'track' })
  }
})
afterAll(() => backend.close())

const path = '/user/history/PLAY/trk_1'
const put = (key: string, seconds: number, more: { user?: string; tenant?: string } = {}) =>
  backend.send('PUT', path, {
    user: 'lina',
    body: { userCurrentPlaying: seconds, contentType: 'FULL_TRACK_MUSIC' },
    headers: { 'idempotency-key': key },
    ...more,
  })
const seconds = async (tenant = 'riwaq') => {
  const { body } = await backend.send('GET', path, { user: 'lina', tenant })
  return (body as { userCurrentPlaying: number } | null)?.userCurrentPlaying
}

describe('a write with a key', () => {
  it('takes its time from its key, and never later than now', () => {
    const now = new Date('2026-11-21T10:00:00.000Z')
    const done = (key: string, ahead?: number) => {
      const request = new Request('http://riwaq.localhost', { headers: { 'idempotency-key': key } })
      return (
        now.getTime() -
        writeTimeOf(request, { now: () => now, ...(ahead === undefined ? {} : { ahead }) }).getTime()
      )
    }
    const made = (ago: number) => ulid(now.getTime() - ago)
    expect([done(made(5000)), done(made(-5000)), done('key-of-another-kind')]).toEqual([5000, 0, 0])
    // The portal's test clock is in another year, the clocks of devices are not.
    expect(done(made(86_400_000), 86_395_000)).toBe(5000)
  })

  it('is executed once: a repeat gets the first answer and changes nothing', async () => {
    const first = await put('key-repeat', 10)
    await put('key-between', 20)
    const repeat = await put('key-repeat', 10)
    expect(repeat).toMatchObject({ status: 200, body: first.body })
    expect(repeat.headers.get('idempotency-replayed')).toBe('true')
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(await seconds()).toBe(20)
  })

  it('with another body under the same key is refused', async () => {
    await put('key-other-body', 1)
    const { status, body } = await put('key-other-body', 2)
    expect([status, (body as { error: string }).error]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect(await seconds()).toBe(1)
  })

  it('that grew under its key counts its largest version; a larger one adds the difference, and a conflicting one is refused', async () => {
    await addItem(backend.store, 'riwaq', 'trk_heard', {
      kind: 'track',
      data: JSON.stringify({ seconds: 600, premium: false }),
    })
    const ticket = async () => {
      const request = { user: 'lina', body: { id: 'trk_heard', protocol: 'HTTPS' } }
      return parse(TrackFetch, (await backend.send('POST', '/song', request)).body).ticket
    }
    const first = {
      ticketId: await ticket(),
      type: 'listened',
      date: '2026-11-21T10:00:09.400Z',
      usageDuration: 9.4,
      maxUsageDuration: 600,
      offline: false,
      partial: true,
    }
    backend.clock.pass(12_000)
    const report = async (change: object = {}) => {
      const { status, headers } = await backend.send('POST', '/content/streaming/report', {
        body: { ...first, ...change },
        headers: { 'idempotency-key': 'key-growing' },
      })
      return [status, headers.get('idempotency-replayed')]
    }
    expect(await report()).toEqual([200, null])
    const older = { date: '2026-11-21T10:00:07.100Z', usageDuration: 7.1, offline: true }
    for (const copy of [older, {}, older]) expect(await report(copy)).toEqual([200, 'true'])
    // Both at once: whichever is first, no second counts twice.
    const further = await Promise.all([report({ usageDuration: 9.9 }), report({ usageDuration: 11.5 })])
    expect(further.map(([status]) => status)).toEqual([200, 200])
    const others = [
      { ...older, ticketId: await ticket() },
      { ...older, maxUsageDuration: 601 },
      { ...older, partial: false },
    ]
    for (const other of others) expect((await report(other))[0]).toBe(422)
    const reports = await backend.store.within('riwaq', ({ db }) =>
      db.selectFrom('listening').select('seconds').where('item', '=', 'trk_heard').execute(),
    )
    expect(reports.reduce((sum, { seconds }) => sum + Number(seconds), 0)).toBeCloseTo(11.5, 6)
  })

  it('under the key of another call is refused', async () => {
    await put('key-other-call', 1)
    const { status } = await backend.send('POST', '/like/tracks/trk_1', {
      user: 'lina',
      headers: { 'idempotency-key': 'key-other-call' },
    })
    expect(status).toBe(422)
  })

  it('is scoped: users and tenants may use the same key', async () => {
    await put('key-shared', 31)
    expect((await put('key-shared', 32, { user: 'omar' })).status).toBe(200)
    expect((await put('key-shared', 33, { tenant: 'nour' })).status).toBe(200)
    expect([await seconds(), await seconds('nour')]).toEqual([31, 33])
  })

  it('repeats an empty answer as well: 204 stays 204', async () => {
    const remove = () =>
      backend.send('DELETE', path, { user: 'lina', headers: { 'idempotency-key': 'key-delete' } })
    expect((await remove()).status).toBe(204)
    await put('key-after-delete', 5)
    const again = await remove()
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([204, null, 'true'])
    expect(await seconds()).toBe(5)
  })

  it('requires a key of 8 to 64 plain letters', async () => {
    for (const key of ['short', 'x'.repeat(65), 'with space', "key'--12"]) {
      const { status, body } = await put(key, 1)
      expect([key, status]).toEqual([key, 400])
      expect((body as { details: unknown }).details).toMatchObject({ field: 'idempotency-key' })
    }
  })

  it('leaves nothing behind by which a password in it could be guessed', () => {
    const hashWith = (password: string) =>
      requestHashOf('putParentalControl', { body: { isActive: true, maxRating: 10, password } })
    expect(hashWith('1234')).toBe(hashWith('9876'))
  })

  it('is deleted after a month, not before', async () => {
    const deleteExpired = () =>
      backend.store.within('riwaq', (scope) => deleteExpiredKeys(scope, backend.clock.now()))
    await put('key-old-one', 40)
    backend.clock.pass(keyLifetimeMs)
    await deleteExpired()
    expect((await put('key-old-one', 40)).headers.get('idempotency-replayed')).toBe('true')
    backend.clock.pass(1)
    await deleteExpired()
    expect((await put('key-old-one', 40)).headers.get('idempotency-replayed')).toBeNull()
  })
})

describe('a transaction inside a transaction', () => {
  it('fails at once instead of waiting for itself', async () => {
    const nested = backend.store.within('riwaq', () =>
      backend.store.within('riwaq', () => Promise.resolve(1)),
    )
    await expect(nested).rejects.toThrow('already runs in a transaction')
  })
})
