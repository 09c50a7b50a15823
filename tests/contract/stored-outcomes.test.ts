/** Which outcomes of a write are stored under its key, and are the answer to the same write sent again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '../../server/api/refused.ts'
import { type Backend, openBackend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

type Handlers = NonNullable<NonNullable<Parameters<typeof openBackend>[0]>['handlers']>

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  await addAccount(backend.store, 'riwaq', 'lina')
  await addItem(backend.store, 'riwaq', 'trk_1', { kind: 'track' })
})
afterAll(() => backend.close())

const like = (at: Backend, key: string, path = '/like/tracks/trk_1') =>
  at.send('POST', path, { user: 'lina', headers: { 'idempotency-key': key } })
const likedBy = (addLike: NonNullable<Handlers['addLike']>) =>
  openBackend({ store: backend.store, handlers: { addLike } })

describe('a write with a key', () => {
  it('that was refused is refused again with the same answer, though the reason has passed', async () => {
    const send = () => like(backend, 'key-refused', '/like/games/gam_later')
    expect(await send()).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } })
    await addItem(backend.store, 'riwaq', 'gam_later', { kind: 'game' })
    const again = await send()
    expect(again).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })

  it('that failed on the server may be retried', async () => {
    let isBroken = true
    const shaky = await likedBy(async ({ within }) => {
      await within(({ db, tenant }) =>
        db
          .insertInto('likes')
          .values({ tenant, account: 'lina', type: 'tracks', item: 'trk_half', created: new Date(0) })
          .execute(),
      )
      if (isBroken) throw new Error('the machine tripped')
      return { liked: true }
    })
    expect((await like(shaky, 'key-failed')).status).toBe(500)
    isBroken = false
    const again = await like(shaky, 'key-failed')
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, null])
  })

  it.each(['TOO_MANY_REQUESTS', 'STEP_UP_REQUIRED'] as const)(
    'that %s puts off is done when it comes again',
    async (code) => {
      let isPutOff = true
      const strict = await likedBy(async () => {
        if (isPutOff) throw new Refused(code)
        return { liked: true }
      })
      expect((await like(strict, `key-${code}`)).body).toMatchObject({ error: code })
      isPutOff = false
      expect(await like(strict, `key-${code}`)).toMatchObject({ status: 200, body: { liked: true } })
    },
  )

  it('that arrives fifty times at once has one effect and one answer', async () => {
    let effects = 0
    const counting = await likedBy(async ({ within, ids, input }) => {
      await within(async ({ db, tenant }) => {
        effects++
        await db
          .insertInto('outbox')
          .values({
            tenant,
            id: ids.next(),
            name: 'liked',
            payload: JSON.stringify(input.params),
            event_key: null,
            created: new Date(0),
            due: new Date(0),
            sent: null,
            failed: null,
          })
          .execute()
      })
      return { liked: true }
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(counting, 'key-at-once')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const replayed = answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')
    expect([effects, replayed.length]).toEqual([1, 49])
    const events = await backend.store.within('riwaq', ({ db }) =>
      db.selectFrom('outbox').select('id').where('name', '=', 'liked').execute(),
    )
    expect(events).toHaveLength(1)
  })
})
