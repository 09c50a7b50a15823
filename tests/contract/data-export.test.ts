/** The copy of a person's data: requested, made by the job, announced, downloaded, deleted. */
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIds } from '../../server/clock.ts'
import { makeDataExports } from '../../server/modules/data-export/make-data-exports.ts'
import { accountColumns, accountTables } from '../../server/modules/shared/account-tables.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { columnsOf, fillTablesOf, tablesWithAccount } from '../support/every-table.ts'
import { addAccount, addItem } from '../support/rows.ts'

const hour = 60 * 60_000
const { signal } = new AbortController()
let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  await addItem(backend.store, 'riwaq', 'alb_1', {
    texts: JSON.stringify({ title: { en: 'Desert Light', de: 'Wüstenlicht' } }),
  })
})
afterAll(() => backend.close())

const newAccount = (name: string, tenant = 'riwaq') =>
  addAccount(backend.store, tenant, name, { password_hash: `hash-of-${name}` })
const request = (user: string, lang = 'en') =>
  backend.send('POST', '/user/data-export', { user, body: { lang } })
const readState = async (user: string) => (await backend.send('GET', '/user/data-export', { user })).body
const download = (user: string, tenant = 'riwaq') =>
  backend.send('GET', '/user/data-export/file', { user, tenant })
const runJob = () => {
  const { store, clock, tenants } = backend
  const log = { info: fail, warn: fail, error: fail }
  const portalAddress = () => 'http://riwaq.localhost'
  return makeDataExports({ store, clock, tenants, ids: createIds(clock), log, portalAddress }, signal)
}
const fail = (fields: object, message: string) => {
  throw new Error(`${message} ${JSON.stringify(fields)}`)
}
const lettersTo = (account: string) =>
  backend.store.within('riwaq', async ({ db }) =>
    (await db.selectFrom('outbox').select('payload').where('tenant', '=', 'riwaq').execute())
      .map(({ payload }) => payload)
      .filter((payload) => 'account' in payload && payload.account === account),
  )
const after = (ms: number) => new Date(backend.clock.now().getTime() + ms).toISOString()
const Exported = v.looseObject({
  about: v.object({
    portal: v.string(),
    made: v.string(),
    text: v.string(),
    sections: v.record(v.string(), v.object({ about: v.string(), keys: v.record(v.string(), v.string()) })),
  }),
})
const Rows = v.array(v.record(v.string(), v.unknown()))

describe('a data export', () => {
  it('is made by a job, announced once, and can be downloaded for a day by its account alone', async () => {
    await newAccount('anna')
    await newAccount('ben')
    expect(await readState('anna')).toEqual({ state: 'none', readyUntil: null, nextFrom: null })
    const next = after(24 * hour)
    expect(await request('anna')).toMatchObject({
      status: 200,
      body: { state: 'making', readyUntil: null, nextFrom: next },
    })
    expect((await download('anna')).status).toBe(404)
    backend.clock.pass(10_000)
    // In two processes at once.
    await Promise.all([runJob(), runJob()])
    expect(await readState('anna')).toEqual({ state: 'ready', readyUntil: after(24 * hour), nextFrom: next })
    expect(await lettersTo('anna')).toEqual([
      { template: 'export-ready', account: 'anna', lang: 'en', origin: 'http://riwaq.localhost' },
    ])
    expect(await backend.store.raw.selectFrom('outbox').select('id').execute()).toHaveLength(1)
    expect(await download('anna')).toMatchObject({
      status: 200,
      body: { profile: { email: 'anna@riwaq.example' } },
    })
    expect((await download('ben')).status).toBe(404)
    expect((await download('anna', 'nour')).status).toBe(404)
    backend.clock.pass(24 * hour)
    expect((await download('anna')).status).toBe(404)
    expect(await readState('anna')).toEqual({ state: 'none', readyUntil: null, nextFrom: null })
    await runJob()
    const left = await backend.store.raw.selectFrom('data_export').select('account').execute()
    expect(left).toEqual([])
  })

  it('is requested once a day: until then a request answers from when the next is possible', async () => {
    await newAccount('carl')
    const next = after(24 * hour)
    await request('carl')
    backend.clock.pass(23 * hour)
    expect(await request('carl')).toMatchObject({
      status: 409,
      body: { error: 'EXPORT_TOO_SOON', details: { nextFrom: next } },
    })
    backend.clock.pass(hour)
    expect((await request('carl')).status).toBe(200)
  })

  it('requested twice at once is one', async () => {
    await newAccount('dora')
    const statuses = await Promise.all([request('dora'), request('dora')])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is requested and downloaded only after a login of the last minutes', async () => {
    const later = await openBackend({ store: backend.store, isLoginRecent: () => Promise.resolve(false) })
    await newAccount('emil')
    const answers = [
      await later.send('POST', '/user/data-export', { user: 'emil', body: { lang: 'en' } }),
      await later.send('GET', '/user/data-export/file', { user: 'emil' }),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([403, expect.objectContaining({ error: 'STEP_UP_REQUIRED' })])
    expect((await later.send('GET', '/user/data-export', { user: 'emil' })).status).toBe(200)
  })

  it('of an account that was deleted meanwhile is thrown away, and nobody gets a letter', async () => {
    await newAccount('finn')
    await request('finn')
    await backend.store.within('riwaq', ({ db }) =>
      db.deleteFrom('account').where('tenant', '=', 'riwaq').where('id', '=', 'finn').execute(),
    )
    await runJob()
    expect(await lettersTo('finn')).toEqual([])
    await backend.store.raw.deleteFrom('data_export').execute()
  })
})

describe('what a data export holds', () => {
  let data: v.InferOutput<typeof Exported>
  beforeAll(async () => {
    for (const name of ['lina', 'omar']) {
      await newAccount(name)
      await fillTablesOf(backend.store, 'riwaq', name)
    }
    await backend.store.raw.deleteFrom('data_export').execute()
    await backend.store.raw
      .updateTable('likes')
      .set({ item: 'alb_1' })
      .where('account', '=', 'lina')
      .execute()
    await request('lina', 'de')
    await runJob()
    data = v.parse(Exported, (await download('lina')).body)
  })

  it('is something of every table that names the account, or the reason why not', async () => {
    const tables = await tablesWithAccount(backend.store)
    expect(Object.keys(accountTables).toSorted()).toEqual(tables.toSorted())
    for (const [table, one] of Object.entries(accountTables)) {
      if ('leftOut' in one) expect(one.leftOut.length).toBeGreaterThan(10)
      else expect([table, v.parse(Rows, data[one.section]).length]).toEqual([table, 1])
    }
  })

  it('is every column, described, or withheld for a reason', async () => {
    const columns = await columnsOf(backend.store)
    const described = { ...accountTables, account: accountColumns }
    for (const [table, one] of Object.entries(described)) {
      if ('leftOut' in one) continue
      const known = [...Object.keys(one.columns), ...Object.keys(one.withheld ?? {})]
      const own = columns.filter((column) => column.table === table).map(({ column }) => column)
      const open = own.filter((column) => column !== 'tenant' && column !== 'account')
      expect([table, known.toSorted()]).toEqual([table, open.toSorted()])
    }
  })

  it('is described key by key', () => {
    const { about, ...sections } = data
    expect(Object.keys(about.sections).toSorted()).toEqual(Object.keys(sections).toSorted())
    for (const [name, section] of Object.entries(sections))
      for (const row of Array.isArray(section) ? section : [section])
        expect([name, Object.keys(row as object).toSorted()]).toEqual([
          name,
          Object.keys(about.sections[name]?.keys ?? {}).toSorted(),
        ])
  })

  it('names items by their titles, in the language of the request', () => {
    expect(data['favourites']).toMatchObject([{ item: 'alb_1', title: 'Wüstenlicht' }])
  })

  it('has no proof that opens the account, and nothing of anybody else', async () => {
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/hash-of|(?:token|cookie|previous)_hash-|id_token-|successor-|ticket-/)
    const rowsOfOmar = JSON.stringify(await backend.send('GET', '/user/profile', { user: 'omar' }))
    expect(rowsOfOmar).toContain('omar@riwaq.example')
    expect(text).not.toContain('omar')
  })

  it('names the letters that were requested', async () => {
    await backend.store.raw.deleteFrom('data_export').execute()
    await request('lina')
    await runJob()
    const { emails } = v.parse(v.looseObject({ emails: Rows }), (await download('lina')).body)
    expect(emails).toMatchObject([{ template: 'export-ready', lang: 'de', sent: null }])
  })
})

describe('the dialog that asks before an account is deleted', () => {
  it('gets the numbers of what goes with it', async () => {
    expect((await backend.send('GET', '/user/data-counts', { user: 'lina' })).body).toEqual({
      favorites: 1,
      history: 1,
      ratings: 1,
    })
    await newAccount('nobody')
    expect((await backend.send('GET', '/user/data-counts', { user: 'nobody' })).body).toEqual({
      favorites: 0,
      history: 0,
      ratings: 0,
    })
  })
})

it('is packed in the store', async () => {
  await backend.store.raw.deleteFrom('data_export').execute()
  await request('lina')
  await runJob()
  const row = await backend.store.raw.selectFrom('data_export').select('content').executeTakeFirstOrThrow()
  expect([row.content?.[0], row.content?.[1]]).toEqual([0x1f, 0x8b])
})

it('the copy of a child’s account names nothing above its age limit, which its parent reads', async () => {
  const { store } = backend
  await addItem(store, 'riwaq', 'alb_adult', {
    grading: 40,
    texts: JSON.stringify({ title: { en: 'Not for you' } }),
  })
  for (const [name, isActive] of [
    ['maya', true],
    ['mother', false],
  ] as const) {
    const parental = JSON.stringify({ isActive, maxRating: 10, maxAgeGroup: 6 })
    await addAccount(store, 'riwaq', name, { parental })
    const source = JSON.stringify({ kind: 'album', id: 'alb_adult', title: 'Not for you' })
    await store.within('riwaq', async ({ db }) => {
      const own = { tenant: 'riwaq', account: name }
      const at = backend.clock.now()
      const like = { ...own, type: 'albums', item: 'alb_adult', created: at }
      await db.insertInto('likes').values(like).execute()
      await db
        .insertInto('kept')
        .values({ ...own, device: 'dev_1', item: 'alb_1', source, at })
        .execute()
    })
    await request(name)
    await runJob()
    const text = JSON.stringify((await download(name)).body)
    expect([name, text.includes('alb_adult'), text.includes('Not for you')]).toEqual([name, true, !isActive])
  }
})
