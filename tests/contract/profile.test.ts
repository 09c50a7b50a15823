/** What a person changes of their own profile, field by field. The address has a test of its own: `email-change`. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { ErrorAnswer } from '../../src/contract/errors.ts'
import { Profile } from '../../src/contract/session.ts'
import { createProfileHandlers } from '../../server/modules/profile/profile.routes.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount } from '../support/rows.ts'

let backend: Backend
let isRecent: boolean
beforeAll(async () => {
  backend = await openBackend({
    handlers: createProfileHandlers({
      wakeRelay: () => undefined,
      portalAddress: ({ name }) => `http://${name}.localhost`,
      isLoginRecent: () => Promise.resolve(isRecent),
    }),
  })
  for (const user of ['lina', 'omar', 'maya']) await addAccount(backend.store, 'riwaq', user)
  await addAccount(backend.store, 'riwaq', 'elsewhere', { email: null })
})
beforeEach(() => void (isRecent = true))
afterAll(() => backend.close())

const own = { name: 'Lina', lastName: 'Haddad', email: 'lina@riwaq.example', userInformation: {} }
const put = (change: Partial<Record<keyof typeof own, unknown>> = {}, user = 'lina') =>
  backend.send('PUT', '/user/profile?lang=en', {
    user,
    body: { ...own, email: `${user}@riwaq.example`, ...change },
  })
const stored = async (user = 'lina') =>
  v.parse(Profile, (await backend.send('GET', '/user/profile', { user })).body)
const faultsOf = (body: unknown) => {
  const { error, details } = v.parse(ErrorAnswer, body)
  return [error, details]
}
const letters = () =>
  backend.store.within('riwaq', ({ db }) =>
    db.selectFrom('outbox').select('payload').where('name', '=', 'letter-requested').orderBy('id').execute(),
  )

describe('the own profile', () => {
  it('is changed, answered and stored: name, last name and information [CALL-USER-02, ENTITY-PROFILE-01, ENTITY-PROFILE-02, ENTITY-PROFILE-03]', async () => {
    const change = {
      name: ' Léa ',
      lastName: '',
      userInformation: { avatar: 'avt_moon', topics: ['offers'] },
    }
    const { status, body } = await put(change)
    const changed = { name: 'Léa', lastName: '', email: 'lina@riwaq.example' }
    expect([status, body]).toEqual([200, expect.objectContaining(changed)])
    expect(await stored()).toMatchObject({
      ...changed,
      userInformation: { city: 'Cairo', avatar: 'avt_moon', topics: ['offers'] },
    })
    expect(await stored('omar')).toMatchObject({ name: 'Lina', userInformation: { city: 'Cairo' } })
  })
  it('keeps what it does not know, in whatever form; only null removes a name [ENTITY-PROFILE-04]', async () => {
    const taxId = { number: '12-7', since: 2019, parts: [1, { deep: [null, true] }] }
    await put({ userInformation: { taxId, phone: '+40' } }, 'omar')
    await put({ userInformation: { avatar: 'avt_lamp', phone: null } }, 'omar')
    expect((await stored('omar')).userInformation).toEqual({ city: 'Cairo', taxId, avatar: 'avt_lamp' })
  })
  it('is only changed by its owner, and takes exactly the four fields', async () => {
    expect((await backend.send('PUT', '/user/profile', { body: own })).status).toBe(401)
    expect((await put({}, 'deleted')).status).toBe(401)
    const more = await backend.send('PUT', '/user/profile', {
      user: 'lina',
      body: { ...own, roles: ['admin'] },
    })
    const { email: _, ...less } = own
    const fewer = await backend.send('PUT', '/user/profile', { user: 'lina', body: less })
    expect([more.status, fewer.status]).toEqual([400, 400])
  })
})

describe('a change under a key', () => {
  it('counts once, with its letter', async () => {
    const before = (await letters()).length
    const repeat = () =>
      backend.send('PUT', '/user/profile', {
        user: 'omar',
        headers: { 'idempotency-key': 'key-profile' },
        body: { ...own, email: 'omar@other.example' },
      })
    const [first, second] = [await repeat(), await repeat()]
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
    expect((await letters()).length).toBe(before + 1)
  })
})

describe('a value that does not fit', () => {
  it.each([
    ['name', { name: ' \t' }, 'required'],
    ['name', { name: '🌙'.repeat(121) }, 'max'],
    ['lastName', { lastName: 'x'.repeat(121) }, 'max'],
    ['email', { email: '' }, 'required'],
    ['email', { email: 'lina@riwaq' }, 'email'],
    ['email', { email: `${'l'.repeat(320)}@riwaq.example` }, 'max'],
    ['avatar', { userInformation: { avatar: 'avt_nobody' } }, 'invalid'],
    ['avatar', { userInformation: { avatar: 7 } }, 'invalid'],
    ['timeZone', { userInformation: { timeZone: 'Mars/Olympus' } }, 'invalid'],
    ['topics', { userInformation: { topics: 'offers' } }, 'invalid'],
    ['topics', { userInformation: { topics: ['offers', 'offers'] } }, 'invalid'],
    ['topics', { userInformation: { topics: ['everything'] } }, 'invalid'],
  ] as const)('of %s is refused for its field: %o', async (field, change, reason) => {
    const before = await stored('maya')
    const { status, body } = await put({ name: 'Other', ...change }, 'maya')
    expect([status, faultsOf(body)]).toEqual([422, ['FIELDS_INVALID', [{ field, reason }]]])
    expect(await stored('maya')).toEqual(before)
  })
  it('is named beside every other one', async () => {
    const { body } = await put({ name: '', email: 'x', userInformation: { timeZone: '' } }, 'maya')
    expect(faultsOf(body)[1]).toEqual([
      { field: 'name', reason: 'required' },
      { field: 'email', reason: 'email' },
      { field: 'timeZone', reason: 'invalid' },
    ])
  })
  it('in the free record is one that no column holds, or too much of it', async () => {
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`name${at}`, at]))
    for (const information of [
      { a: 'x\0' },
      { a: '\ud800' },
      { deep },
      many,
      { a: 'x'.repeat(8200) },
      { ['n'.repeat(61)]: 1 },
      'text',
    ])
      expect((await put({ userInformation: information }, 'maya')).status).toBe(400)
    // What is stored counts as well.
    expect((await put({ userInformation: { a: 'x'.repeat(5000) } }, 'maya')).status).toBe(200)
    const { status, body } = await put({ userInformation: { b: 'x'.repeat(5000) } }, 'maya')
    expect([status, faultsOf(body)[1]]).toEqual([422, [{ field: 'userInformation', reason: 'max' }]])
  })
  it('is not looked for in what stays: an avatar that the tenant dropped, an account without an address', async () => {
    await backend.store.within('riwaq', ({ db, tenant }) =>
      db
        .updateTable('account')
        .set({ information: JSON.stringify({ avatar: 'avt_old' }) })
        .where('tenant', '=', tenant)
        .where('id', '=', 'elsewhere')
        .execute(),
    )
    const { status } = await put({ email: '', userInformation: { avatar: 'avt_old' } }, 'elsewhere')
    expect(status).toBe(200)
  })
})

describe('another address', () => {
  it('needs a login of the last ten minutes; the other fields do not', async () => {
    isRecent = false
    expect((await put({ name: 'Lina' })).status).toBe(200)
    const { status, body } = await put({ name: 'Not yet', email: 'new@riwaq.example' })
    expect([status, faultsOf(body)[0]]).toEqual([403, 'STEP_UP_REQUIRED'])
    expect(await stored()).toMatchObject({ name: 'Lina', email: 'lina@riwaq.example' })
    // Values are checked before the login has to be confirmed.
    expect((await put({ email: 'wrong' })).status).toBe(422)
  })
  it('is answered with the old one and the one that waits, alike for a free and for a taken one', async () => {
    for (const email of ['free@riwaq.example', 'omar@riwaq.example']) {
      const before = (await letters()).length
      const { status, body } = await put({ email: ` ${email.toUpperCase()}` }, 'maya')
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ email: 'maya@riwaq.example', pendingEmail: email }),
      ])
      const newest = (await letters()).slice(before)
      expect(newest.map(({ payload }) => payload)).toEqual([
        { template: 'email-confirm', account: 'maya', lang: 'en', origin: 'http://riwaq.localhost' },
      ])
    }
    expect(await stored('maya')).toMatchObject({ pendingEmail: 'omar@riwaq.example' })
  })
  it('no longer waits after a day', async () => {
    backend.clock.pass(24 * 60 * 60_000)
    expect((await stored('maya')).pendingEmail).toBeUndefined()
  })
})
