import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount } from '../support/rows.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  for (const tenant of ['riwaq', 'nour']) await addAccount(backend.store, tenant, 'lina')
  await addAccount(backend.store, 'riwaq', 'maya', {
    parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: 6 }),
  })
})
afterAll(() => backend.close())

const get = async (path: string, user = 'lina', tenant = 'riwaq') =>
  (await backend.send('GET', path, { user, tenant })).body

describe('the user', () => {
  it('has roles, a list [ENTITY-USER-01]', async () => {
    expect(await get('/user/profile')).toMatchObject({ roles: ['user'] })
  })
  it('has a UUID [ENTITY-USER-02]', async () => {
    expect(await get('/user/profile')).toMatchObject({ UUID: 'uuid-riwaq-lina' })
    expect(await get('/user/profile', 'lina', 'nour')).toMatchObject({ UUID: 'uuid-nour-lina' })
  })
  it('has a userId [ENTITY-USER-03]', async () => {
    expect(await get('/user/profile')).toMatchObject({ userId: 'lina' })
  })
  it('has a profile of name, last name, e-mail and information [CALL-USER-01]', async () => {
    expect(await get('/user/profile')).toMatchObject({
      name: 'Lina',
      lastName: 'Haddad',
      email: 'lina@riwaq.example',
      userInformation: { city: 'Cairo' },
    })
  })
  it('is unknown once the account is deleted, however valid the token', async () => {
    for (const path of ['/user/profile', '/parental-control']) {
      const { status } = await backend.send('GET', path, { user: 'deleted' })
      expect(status).toBe(401)
    }
  })

  it('that is deleted writes nothing any more, with a key or without', async () => {
    await addAccount(backend.store, 'riwaq', 'gone')
    const write = (headers: Record<string, string> = {}) =>
      backend.send('PUT', '/user/selectUserTheme', { user: 'gone', headers, body: { alternatTheme: true } })
    expect((await write()).status).toBe(200)
    const { raw } = backend.store
    await raw.deleteFrom('account').where('id', '=', 'gone').execute()
    expect([(await write()).status, (await write({ 'idempotency-key': 'key-of-gone' })).status]).toEqual([
      401, 401,
    ])
    const keys = await raw.selectFrom('idempotency').select('key').where('who', '=', 'gone').execute()
    expect(keys).toEqual([])
  })

  it('chooses a theme [CALL-USER-04]', async () => {
    for (const alternatTheme of [true, false]) {
      const { status, body } = await backend.send('PUT', '/user/selectUserTheme', {
        user: 'lina',
        body: { alternatTheme },
      })
      expect([status, body]).toEqual([200, { alternatTheme }])
      expect(await get('/user/checkUserTheme')).toEqual({ alternatTheme })
    }
    const spelled = await backend.send('PUT', '/user/selectUserTheme', {
      user: 'lina',
      body: { alternateTheme: true },
    })
    expect(spelled.status).toBe(400)
  })
  it('finds the saved theme, null before any was chosen, another one at another tenant [CALL-USER-05]', async () => {
    await backend.send('PUT', '/user/selectUserTheme', { user: 'lina', body: { alternatTheme: true } })
    expect(await get('/user/checkUserTheme')).toEqual({ alternatTheme: true })
    expect(await get('/user/checkUserTheme', 'lina', 'nour')).toEqual({ alternatTheme: null })
    expect(await get('/user/checkUserTheme', 'maya')).toEqual({ alternatTheme: null })
  })

  it('chooses one of the six languages and no other [CALL-USER-06]', async () => {
    for (const selectedLang of languageCodes) {
      const { status, body } = await backend.send('PUT', '/user/selectUserLang', {
        user: 'lina',
        body: { selectedLang },
      })
      expect([status, body]).toEqual([200, { selectedLang }])
    }
    const { status } = await backend.send('PUT', '/user/selectUserLang', {
      user: 'lina',
      body: { selectedLang: 'it' },
    })
    expect(status).toBe(400)
  })
  it('finds the saved language, null before any was chosen [CALL-USER-07]', async () => {
    await backend.send('PUT', '/user/selectUserLang', { user: 'lina', body: { selectedLang: 'ro' } })
    expect(await get('/user/checkUserLang')).toEqual({ selectedLang: 'ro' })
    expect(await get('/user/checkUserLang', 'maya')).toEqual({ selectedLang: null })
  })
})

describe('subscriptions', () => {
  it('lists each tenant’s own plans for everyone, and a user’s subscriptions for no guest [CALL-SUB-01, SHELL-25, AMBIG-078]', async () => {
    const seen = new Set<string>()
    for (const { name: tenant, subscriptionTypes } of backend.tenants) {
      const { status, body } = await backend.send('GET', '/subscription/type?lang=en', { tenant })
      expect([status, body]).toEqual([200, subscriptionTypes])
      expect(subscriptionTypes.length).toBeGreaterThan(0)
      seen.add(JSON.stringify(body))
    }
    expect(seen.size).toBe(3)
    const held = await backend.send('GET', '/subscription?inclCancelled=true&inclSubscriptionType=true')
    expect(held.status).toBe(401)
  })

  it('lists the user’s subscriptions, cancelled ones only when requested [CALL-SUB-04]', async () => {
    const [plan] = backend.tenants.find((tenant) => tenant.name === 'riwaq')?.subscriptionTypes ?? []
    const row = {
      tenant: 'riwaq',
      account: 'lina',
      type_id: plan?.id ?? 0,
      sub_state: null,
      next_renewal: null,
    }
    await backend.store.within('riwaq', ({ db }) =>
      db
        .insertInto('subscription')
        .values([
          { ...row, id: 1, state: 'ACTIVE', end_date: null },
          { ...row, id: 2, state: 'CANCELED', end_date: new Date('2026-01-01') },
          { ...row, id: 3, state: 'ACTIVE', end_date: null, account: 'omar' },
        ])
        .execute(),
    )
    const held = (inclCancelled: boolean) =>
      get(`/subscription?inclCancelled=${inclCancelled}&inclSubscriptionType=true`)
    expect(await held(false)).toMatchObject([{ id: 1, active: true, subscriptionType: { id: plan?.id } }])
    expect(await held(true)).toMatchObject([
      { id: 2, state: 'CANCELED', active: false, endDate: '2026-01-01T00:00:00.000Z' },
      { id: 1, state: 'ACTIVE', active: true },
    ])
    const { status } = await backend.send('GET', '/subscription?inclCancelled=true', { user: 'lina' })
    expect(status).toBe(400)
  })
})
