import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostEntries } from '../../server/modules/history/history.repository.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { keyHeader } from '../../src/contract/headers.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
const song = { contentType: 'FULL_TRACK_MUSIC' }
const at = (seconds: number) => ({ userCurrentPlaying: seconds, ...song })
const path = (id: string) => `/user/history/PLAY/${id}`

beforeAll(async () => {
  backend = await openBackend()
  for (const tenant of ['riwaq', 'klang']) await addAccount(backend.store, tenant, 'omar')
  for (const name of ['nadia', 'rana', 'sami', 'yara']) await addAccount(backend.store, 'riwaq', name)
  for (const id of ['epi_1', 'epi_2', 'epi_3'])
    await addItem(backend.store, 'riwaq', id, { kind: 'episode', grading: id === 'epi_3' ? 40 : 0 })
  await addItem(backend.store, 'klang', 'epi_1', { kind: 'episode' })
})
afterAll(() => backend.close())

describe('the play history', () => {
  it('accepts nothing from a guest and stores nothing [ROLE-29]', async () => {
    const rows = () =>
      backend.store.within('riwaq', ({ db }) => db.selectFrom('history').select('item').execute())
    const before = await rows()
    for (const [method, body] of [
      ['POST', song],
      ['PUT', at(5)],
      ['DELETE', undefined],
    ] as const)
      expect((await backend.send(method, path('epi_1'), { body })).status, method).toBe(401)
    expect(await rows()).toEqual(before)
  })

  it('treats items above a child’s age ceiling as not found, and deletes them all the same', async () => {
    await addAccount(backend.store, 'riwaq', 'maya', {
      parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: null }),
    })
    for (const [method, body] of [
      ['POST', song],
      ['PUT', at(5)],
    ] as const) {
      const answers = ['epi_1', 'epi_3', 'epi_nowhere'].map(async (id) => {
        const { status } = await backend.send(method, path(id), { user: 'maya', body })
        return status
      })
      expect(await Promise.all(answers)).toEqual([200, 404, 404])
    }
    expect((await backend.send('DELETE', path('epi_3'), { user: 'maya' })).status).toBe(204)
  })

  it('stores the position of an item [CALL-HISTORY-02, ROLE-43]', async () => {
    const put = await backend.send('PUT', path('epi_1'), { user: 'omar', body: at(61.5) })
    expect(put).toMatchObject({ status: 200, body: { id: 'epi_1', userCurrentPlaying: 61.5, ...song } })
    const again = await backend.send('PUT', path('epi_1'), { user: 'omar', body: at(90) })
    expect(again.body).toMatchObject({ userCurrentPlaying: 90 })
  })

  it('refuses a body that is not {userCurrentPlaying, contentType} [CALL-HISTORY-02]', async () => {
    for (const body of [{}, song, { userCurrentPlaying: 1 }, { ...at(1), more: 1 }, at(-1), []]) {
      const { status } = await backend.send('PUT', path('epi_1'), { user: 'omar', body })
      expect(status).toBe(400)
    }
  })

  it('returns the entry of an item, and null where there is none [CALL-HISTORY-01]', async () => {
    await backend.send('PUT', path('epi_2'), { user: 'omar', body: at(12) })
    const { body } = await backend.send('GET', path('epi_2'), { user: 'omar' })
    expect(body).toEqual({
      id: 'epi_2',
      userCurrentPlaying: 12,
      updated: backend.clock.now().toISOString(),
      ...song,
    })
    const none = await backend.send('GET', path('epi_3'), { user: 'omar' })
    expect([none.status, none.body]).toEqual([200, null])
  })

  it('deletes an item [CALL-HISTORY-03]', async () => {
    await backend.send('PUT', path('epi_2'), { user: 'omar', body: at(12) })
    const deletion = await backend.send('DELETE', path('epi_2'), { user: 'omar' })
    expect([deletion.status, deletion.body]).toEqual([204, null])
    expect((await backend.send('GET', path('epi_2'), { user: 'omar' })).body).toBeNull()
  })

  it('records that an item was played and keeps its position [CALL-HISTORY-04]', async () => {
    await backend.send('PUT', path('epi_1'), { user: 'omar', body: at(30) })
    backend.clock.pass(1000)
    const { status, body } = await backend.send('POST', path('epi_1'), { user: 'omar', body: song })
    expect(status).toBe(200)
    expect(body).toMatchObject({ userCurrentPlaying: 30, updated: backend.clock.now().toISOString() })
    const strict = await backend.send('POST', path('epi_1'), { user: 'omar', body: at(3) })
    expect(strict.status).toBe(400)
  })

  it('is created by a POST and updated by a PUT [AMBIG-117]', async () => {
    await backend.send('DELETE', path('epi_2'), { user: 'omar' })
    const start = await backend.send('POST', path('epi_2'), { user: 'omar', body: song })
    expect(start.body).toMatchObject({ id: 'epi_2', userCurrentPlaying: 0 })
    await backend.send('PUT', path('epi_2'), { user: 'omar', body: at(44) })
    const again = await backend.send('POST', path('epi_2'), { user: 'omar', body: song })
    expect(again.body).toMatchObject({ id: 'epi_2', userCurrentPlaying: 44 })
  })

  it('is cleared up to the given time, and later entries stay', async () => {
    const played: string[] = []
    for (const id of ['epi_1', 'epi_2']) {
      backend.clock.pass(1000)
      const { body } = await backend.send('PUT', path(id), { user: 'rana', body: at(5) })
      played.push((body as { updated: string }).updated)
    }
    await backend.send('PUT', path('epi_1'), { user: 'sami', body: at(5) })
    const until = (time = '') => `/user/history/PLAY?until=${encodeURIComponent(time)}`
    const deletion = await backend.send('DELETE', until(played[0]), { user: 'rana' })
    expect([deletion.status, deletion.body]).toEqual([204, null])
    const left = await Promise.all(
      [
        ['epi_1', 'rana'],
        ['epi_2', 'rana'],
        ['epi_1', 'sami'],
      ].map(async ([id = '', user = '']) => (await backend.send('GET', path(id), { user })).body !== null),
    )
    expect(left).toEqual([false, true, true])
    expect((await backend.send('DELETE', until('now'), { user: 'rana' })).status).toBe(400)
  })

  it('keeps the newest position, in whatever order devices report it', async () => {
    const put = (seconds: number, ago: number) =>
      backend.send('PUT', path('epi_1'), {
        user: 'yara',
        body: at(seconds),
        headers: { [keyHeader]: ulid(backend.clock.now().getTime() - ago) },
      })
    const hour = 3_600_000
    expect((await put(40, hour)).body).toMatchObject({ userCurrentPlaying: 40 })
    backend.clock.pass(1000)
    const late = await put(1800, 2 * hour)
    expect([late.status, late.body]).toEqual([200, expect.objectContaining({ userCurrentPlaying: 40 })])
    expect((await put(50, hour / 2)).body).toMatchObject({ userCurrentPlaying: 50 })
    // A fast device clock does not win over later writes.
    expect((await put(60, -hour)).body).toMatchObject({ updated: backend.clock.now().toISOString() })
    backend.clock.pass(1000)
    expect((await put(70, 0)).body).toMatchObject({ userCurrentPlaying: 70 })
  })

  it('is not updated by an older playback', async () => {
    const start = ulid(backend.clock.now().getTime() - 5000)
    const { body: before } = await backend.send('PUT', path('epi_2'), { user: 'yara', body: at(9) })
    const { body } = await backend.send('POST', path('epi_2'), {
      user: 'yara',
      body: song,
      headers: { [keyHeader]: start },
    })
    expect(body).toEqual(before)
  })

  it('separates users and tenants', async () => {
    await backend.send('PUT', path('epi_1'), { user: 'omar', body: at(77) })
    expect((await backend.send('GET', path('epi_1'), { user: 'lina' })).body).toBeNull()
    expect((await backend.send('GET', path('epi_1'), { user: 'omar', tenant: 'klang' })).body).toBeNull()
    await backend.send('DELETE', path('epi_1'), { user: 'omar', tenant: 'klang' })
    expect((await backend.send('GET', path('epi_1'), { user: 'omar' })).body).toMatchObject({
      userCurrentPlaying: 77,
    })
  })

  it('refuses an item of another tenant', async () => {
    const { status } = await backend.send('PUT', path('epi_2'), {
      user: 'omar',
      tenant: 'klang',
      body: at(1),
    })
    expect(status).toBe(404)
  })

  it('lists items to continue, newest first, below the age ceiling', async () => {
    for (const id of ['epi_3', 'epi_1', 'epi_2']) {
      backend.clock.pass(1000)
      await backend.send('PUT', path(id), { user: 'omar', body: at(5) })
    }
    const list = async (query: string) => {
      const { body } = await backend.send('GET', `/user/history/PLAY?lang=en${query}`, { user: 'omar' })
      return (body as { entries: { card: { id: string } }[] }).entries.map(({ card }) => card.id)
    }
    expect(await list('')).toEqual(['epi_2', 'epi_1', 'epi_3'])
    expect(await list('&limit=1')).toEqual(['epi_2'])
    expect(await list('&maxRating=10')).toEqual(['epi_2', 'epi_1'])
  })

  it('pages to its end, also where an age ceiling hides items in between', async () => {
    const readAll = async (query: string) => {
      const pages: string[][] = []
      for (let next: number | undefined = 0; next !== undefined;) {
        const path = `/user/history/PLAY?lang=en&limit=1&offset=${next}${query}`
        const { body } = await backend.send('GET', path, { user: 'omar' })
        const page = body as { entries: { card: { id: string } }[]; next?: number }
        pages.push(page.entries.map(({ card }) => card.id))
        ;({ next } = page)
      }
      return pages
    }
    expect(await readAll('')).toEqual([['epi_2'], ['epi_1'], ['epi_3']])
    expect(await readAll('&maxRating=10')).toEqual([['epi_2'], ['epi_1']])
  })

  it(`deletes entries beyond the newest ${mostEntries}`, async () => {
    await backend.store.within('riwaq', ({ db }) =>
      db
        .insertInto('history')
        .values(
          Array.from({ length: mostEntries }, (_, place) => ({
            tenant: 'riwaq',
            account: 'nadia',
            type: 'PLAY',
            item: `epi_old_${place}`,
            content_type: 'PODCAST_EPISODE',
            position: 1,
            updated: new Date(place),
          })),
        )
        .execute(),
    )
    await backend.send('PUT', path('epi_1'), { user: 'nadia', body: at(5) })
    expect((await backend.send('GET', path('epi_old_0'), { user: 'nadia' })).body).toBeNull()
    expect((await backend.send('GET', path('epi_old_1'), { user: 'nadia' })).body).not.toBeNull()
  })
})
