/** The parental control: who may change what, when a password is needed, and how often it may be guessed. */
import { ulid } from 'ulid'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ParentalControl } from '../../src/contract/parental.ts'
import { ceilingOf } from '../../server/modules/entitlement/ceiling.ts'
import { createParentalCodeWriter } from '../../server/modules/parental/parental.letter.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

const minute = 60_000
const hour = 60 * minute
const password = '2580'

let backend: Backend
let user: string
let count = 0
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())
/** Each test has an account of its own. */
beforeEach(async () => {
  user = `parent_${(count += 1)}`
  await addAccount(backend.store, 'riwaq', user)
})

interface Sent {
  session?: string
  key?: string
  as?: string
}
const send = async (method: string, path: string, body?: unknown, { session, key, as = user }: Sent = {}) => {
  const { status, body: answer } = await backend.send(method, `/parental-control${path}`, {
    user: as,
    ...(body === undefined ? {} : { body }),
    ...(session ? { session } : {}),
    headers: key ? { 'idempotency-key': key } : {},
  })
  return { status, body: answer as Record<string, unknown> | null }
}
const read = async () => v.parse(ParentalControl, (await send('GET', '')).body)
const put = (body: object, sent?: Sent) => send('PUT', '', body, sent)
const verify = (typed: string, sent?: Sent) =>
  send('POST', '/verify/parentalpassword', { password: typed }, sent)
const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> | null }) => [
  status,
  body?.['error'],
]
const needsPassword = [403, 'PARENTAL_VERIFY_REQUIRED']

const turnOn = (maxRating = 20) => put({ isActive: true, maxRating, password })
const accountRow = () =>
  backend.store.within('riwaq', ({ db }) =>
    db.selectFrom('account').selectAll().where('id', '=', user).executeTakeFirstOrThrow(),
  )
const riwaq = () => backend.tenants.find(({ name }) => name === 'riwaq') ?? expect.unreachable()
/** The code of the letter that is written now. */
const receiveCode = async (account = user) => {
  const write = createParentalCodeWriter(backend)
  const letter = await write({
    id: ulid(),
    tenant: riwaq(),
    account,
    lang: 'en',
    origin: 'http://riwaq.localhost',
    to: null,
    values: {},
  })
  return letter?.content.code ?? expect.unreachable('no code')
}
const redeem = (randomCode: string, sent?: Sent) => send('POST', '/resetPasscode', { randomCode }, sent)

describe('the parental control of an account', () => {
  it('has isActive, maxRating and maxAgeGroup, the age of its rating; its password is stored as a hash and never sent back [CALL-PARENTAL-01, CALL-PARENTAL-02, PARENTAL-01, PARENTAL-02, PARENTAL-03, PARENTAL-04, PARENTAL-07]', async () => {
    expect(await read()).toEqual({
      isActive: false,
      maxRating: null,
      maxAgeGroup: null,
      hasPassword: false,
      version: 0,
    })
    const saved = { isActive: true, maxRating: 20, maxAgeGroup: 12, hasPassword: true, version: 1 }
    expect(await put({ isActive: true, maxRating: 20, maxAgeGroup: 12, password })).toEqual({
      status: 200,
      body: saved,
    })
    expect(await read()).toEqual(saved)
    const { parental_hash, parental } = await accountRow()
    expect(parental_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(parental)).not.toContain('hash')
  })
  it.each([
    [0, 0],
    [10, 6],
    [20, 12],
    [30, 16],
    [40, 18],
  ])('stores rating %i for the age of %i, and refuses another age for it', async (maxRating, age) => {
    expect((await turnOn(maxRating)).body).toMatchObject({ maxRating, maxAgeGroup: age })
    const { status, body } = await put({ isActive: true, maxRating, maxAgeGroup: age === 6 ? 12 : 6 })
    expect([status, body?.['details']]).toEqual([400, [{ field: 'maxAgeGroup', reason: 'maxRating' }]])
  })
  it('is turned on the first time with a password of four or more characters, digits or not', async () => {
    const without = await put({ isActive: true, maxRating: 20 })
    expect([without.status, without.body?.['details']]).toEqual([
      400,
      [{ field: 'password', reason: 'required' }],
    ])
    expect((await put({ isActive: true, maxRating: 20, password: '258' })).status).toBe(400)
    expect((await put({ isActive: true, maxRating: 20, password: 'الأم' })).status).toBe(200)
    expect((await verify('الأم')).status).toBe(204)
  })
  it('takes the same password from a keypad with Arabic digits', async () => {
    await turnOn()
    expect((await verify('٢٥٨٠')).status).toBe(204)
  })
  it('belongs to a user: a guest neither reads nor changes it [ROLE-25, ROLE-49]', async () => {
    expect((await read()).isActive).toBe(false)
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['POST', '/verify/parentalpassword'],
      ['POST', '/sendEmail'],
      ['POST', '/resetPasscode'],
    ] as const)
      expect((await backend.send(method, `/parental-control${path}`, {})).status).toBe(401)
  })
  it('says how many titles there are at each grading, without persons and chapters', async () => {
    for (const [kind, grading] of [
      ['album', 0],
      ['album', 20],
      ['video', 20],
      ['artist', 0],
      ['chapter', 20],
    ] as const)
      await addItem(backend.store, 'nour', `${kind}_${grading}`, { kind, grading })
    await addAccount(backend.store, 'nour', user)
    const { body } = await backend.send('GET', '/parental-control/gradings', { user, tenant: 'nour' })
    expect(body).toEqual({
      gradings: [
        { grading: 0, count: 1 },
        { grading: 20, count: 2 },
      ],
    })
  })
})

describe('a change of the parental control', () => {
  it('that shows a child less needs no password, from any session', async () => {
    await turnOn(30)
    expect((await put({ isActive: true, maxRating: 0 }, { session: 'ses_child' })).body).toMatchObject({
      isActive: true,
      maxRating: 0,
    })
  })
  it.each([
    ['raises the ceiling', { isActive: true, maxRating: 30 }],
    ['turns it off', { isActive: false, maxRating: 20 }],
    ['takes the ceiling away', { isActive: true, maxRating: null }],
    ['changes the password', { isActive: true, maxRating: 20, password: '1111' }],
  ])('that %s needs the password first, in the same session, within five minutes', async (_, change) => {
    await turnOn()
    expect(errorOf(await put(change))).toEqual(needsPassword)
    expect((await verify(password, { session: 'ses_other' })).status).toBe(204)
    expect(errorOf(await put(change))).toEqual(needsPassword)
    expect((await verify(password)).status).toBe(204)
    backend.clock.pass(5 * minute)
    expect(errorOf(await put(change))).toEqual(needsPassword)
    expect((await read()).version).toBe(1)
    await verify(password)
    backend.clock.pass(5 * minute - 1)
    expect((await put(change)).status).toBe(200)
  })
  describe('where the tenant has a ceiling of its own', () => {
    beforeAll(() => void (riwaq().maxRating = 10))
    afterAll(() => void (riwaq().maxRating = null))

    it('that turns it off needs the password, though as little is shown afterwards', async () => {
      await turnOn(10)
      expect(errorOf(await put({ isActive: false, maxRating: 10 }))).toEqual(needsPassword)
    })
    it('can show more than that; later that needs the password [PARENTAL-10]', async () => {
      expect((await turnOn(20)).body).toMatchObject({ isActive: true, maxRating: 20 })
      await verify(password)
      await put({ isActive: false, maxRating: 20 })
      expect(errorOf(await put({ isActive: true, maxRating: 20 }, { session: 'ses_child' }))).toEqual(
        needsPassword,
      )
    })
  })
  it('is not opened by the password of another account', async () => {
    await turnOn()
    const other = `${user}_other`
    await addAccount(backend.store, 'riwaq', other)
    await put({ isActive: true, maxRating: 20, password: '1111' }, { as: other })
    await verify('1111', { as: other })
    expect(errorOf(await put({ isActive: false, maxRating: null }))).toEqual(needsPassword)
  })
  it('can turn it on again without the password, which stays', async () => {
    await turnOn()
    await verify(password)
    await put({ isActive: false, maxRating: 20 })
    expect((await put({ isActive: true, maxRating: 20 }, { session: 'ses_child' })).status).toBe(200)
    expect((await verify(password)).status).toBe(204)
  })
  it('is the ceiling of all that the account reads, at once', async () => {
    const ceiling = () =>
      backend.store.within('riwaq', (scope) =>
        ceilingOf(scope, { tenant: riwaq(), viewer: { account: user } }),
      )
    const before = await ceiling()
    expect(before).toBeGreaterThan(10)
    await turnOn(10)
    expect(await ceiling()).toBe(10)
    await verify(password)
    await put({ isActive: false, maxRating: 10 })
    expect(await ceiling()).toBe(before)
  })
})

describe('a tightening that waited for a connection', () => {
  /** Made now, sent later: its key has the time. */
  const tightenLater = (maxRating: number, seen?: number) => {
    const key = ulid(backend.clock.now().getTime())
    const body = { isActive: true, maxRating, ...(seen === undefined ? {} : { seen }) }
    return () => put(body, { key })
  }
  const loosen = async (maxRating: number) => {
    await verify(password)
    expect((await put({ isActive: true, maxRating })).status).toBe(200)
  }

  it('does not undo a loosening that was made after it', async () => {
    await turnOn(20)
    const sendLater = tightenLater(10, 1)
    backend.clock.pass(minute)
    await loosen(30)
    backend.clock.pass(minute)
    expect(await sendLater()).toMatchObject({ status: 200, body: { maxRating: 30, version: 2 } })
    expect((await read()).maxRating).toBe(30)
  })
  it('applies after a loosening that was made before it, also from a device whose clock is slow', async () => {
    await turnOn(20)
    const slow = backend.clock.now()
    backend.clock.pass(minute)
    await loosen(30)
    const key = ulid(slow.getTime())
    expect((await put({ isActive: true, maxRating: 10, seen: 2 }, { key })).body).toMatchObject({
      maxRating: 10,
    })
  })
  it('changes nothing where the ceiling is lower by now', async () => {
    await turnOn(30)
    const sendLater = tightenLater(20, 1)
    backend.clock.pass(minute)
    await put({ isActive: true, maxRating: 10 })
    expect(await sendLater()).toMatchObject({ status: 200, body: { maxRating: 10 } })
    // Nor where the password was entered a moment ago for something else.
    await verify(password)
    expect(await tightenLater(20, 1)()).toMatchObject({ body: { maxRating: 10 } })
  })
  it('counts once, however often it is sent', async () => {
    await turnOn(30)
    const sendLater = tightenLater(10, 1)
    expect((await sendLater()).body).toEqual((await sendLater()).body)
    expect((await read()).version).toBe(2)
  })
})

describe('wrong parental passwords', () => {
  const wrong = (session: string) => verify('0000', { session })
  const leftOf = ({ body }: { body: Record<string, unknown> | null }) => body?.['details']

  it('are six in a session; then the right one is refused, too, until the first is an hour old [CALL-PARENTAL-03]', async () => {
    await turnOn()
    for (let left = 5; left >= 0; left--) {
      const answer = await wrong('ses_child')
      expect([...errorOf(answer), leftOf(answer)]).toEqual([403, 'PARENTAL_PASSWORD_WRONG', { left }])
      backend.clock.pass(minute)
    }
    const locked = await verify(password, { session: 'ses_child' })
    expect([...errorOf(locked), leftOf(locked)]).toEqual([429, 'PARENTAL_LOCKED', { seconds: 54 * 60 }])
    expect((await verify(password, { session: 'ses_parent' })).status).toBe(204)
    backend.clock.pass(54 * minute)
    expect((await verify(password, { session: 'ses_child' })).status).toBe(204)
  })
  it('are twenty in an account, from whatever session', async () => {
    await turnOn()
    for (let at = 0; at < 20; at++) expect((await wrong(`ses_${at}`)).status).toBe(403)
    expect(errorOf(await verify(password, { session: 'ses_new' }))).toEqual([429, 'PARENTAL_LOCKED'])
    backend.clock.pass(hour)
    expect((await verify(password, { session: 'ses_new' })).status).toBe(204)
  })
  it('are no more when they are sent at once', async () => {
    await turnOn()
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong('ses_child')))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  })
  it('are forgotten by the right one, for its session', async () => {
    await turnOn()
    for (let at = 0; at < 5; at++) await wrong('ses_parent')
    await verify(password, { session: 'ses_parent' })
    expect(leftOf(await wrong('ses_parent'))).toEqual({ left: 5 })
  })
  it('never lock the way by letter, which forgets them', async () => {
    await turnOn()
    for (let at = 0; at < 6; at++) await wrong('ses_test')
    expect((await send('POST', '/sendEmail', { sendGridConfig: {} })).status).toBe(204)
    expect((await redeem(await receiveCode())).status).toBe(204)
    expect((await verify(password)).status).toBe(204)
  })
})

describe('a code by letter', () => {
  const invalid = (left: number) => [403, 'PARENTAL_CODE_INVALID', { left }]
  const outcomeOf = async (answer: ReturnType<typeof redeem>) => {
    const { status, body } = await answer
    return [status, body?.['error'], body?.['details']]
  }
  const otherThan = (code: string) => (code === '00000000' ? '11111111' : '00000000')

  it('opens the session to a new password, once [CALL-PARENTAL-05, AMBIG-112]', async () => {
    await turnOn()
    const code = await receiveCode()
    expect(code).toMatch(/^\d{8}$/)
    expect((await redeem(code)).status).toBe(204)
    expect((await put({ isActive: true, maxRating: 20, password: 'new one' })).status).toBe(200)
    expect((await verify(password)).status).toBe(403)
    expect((await verify('new one')).status).toBe(204)
    expect(await outcomeOf(redeem(code))).toEqual(invalid(0))
  })
  it('opens the session in which it was typed, and no other', async () => {
    await turnOn()
    await redeem(await receiveCode(), { session: 'ses_parent' })
    expect(errorOf(await put({ isActive: false, maxRating: null }))).toEqual(needsPassword)
    expect((await put({ isActive: false, maxRating: null }, { session: 'ses_parent' })).status).toBe(200)
  })
  it('is also typed with spaces, and on a keypad with Arabic digits', async () => {
    const code = await receiveCode()
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await redeem(` ${arabic.slice(0, 4)} ${arabic.slice(4)} `)).status).toBe(204)
  })
  it('expires after 15 minutes', async () => {
    const code = await receiveCode()
    backend.clock.pass(15 * minute)
    expect(await outcomeOf(redeem(code))).toEqual(invalid(0))
    const fresh = await receiveCode()
    backend.clock.pass(15 * minute - 1)
    expect((await redeem(fresh)).status).toBe(204)
  })
  it('is worthless after five wrong ones', async () => {
    const code = await receiveCode()
    for (let left = 4; left >= 0; left--)
      expect(await outcomeOf(redeem(otherThan(code)))).toEqual(invalid(left))
    expect(await outcomeOf(redeem(code))).toEqual(invalid(0))
  })
  it('is bound to its account', async () => {
    const other = `${user}_other`
    await addAccount(backend.store, 'riwaq', other)
    const code = await receiveCode(other)
    expect((await redeem(code)).status).toBe(403)
    expect((await redeem(code, { as: other })).status).toBe(204)
  })
  it('is stored as a hash', async () => {
    const code = await receiveCode()
    const rows = await backend.store.within('riwaq', ({ db }) =>
      db.selectFrom('parental_code').selectAll().where('account', '=', user).execute(),
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
  it('is the way in where a control is on without a password', async () => {
    await backend.store.within('riwaq', ({ db }) =>
      db
        .updateTable('account')
        .set({ parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: 6 }) })
        .where('id', '=', user)
        .execute(),
    )
    expect(errorOf(await put({ isActive: true, maxRating: 10, password: '1111' }))).toEqual(needsPassword)
    await redeem(await receiveCode())
    expect((await put({ isActive: true, maxRating: 10, password: '1111' })).status).toBe(200)
  })
  it('goes with the account', async () => {
    await turnOn()
    await verify('0000')
    await verify(password)
    await receiveCode()
    await backend.store.within('riwaq', ({ db }) => db.deleteFrom('account').where('id', '=', user).execute())
    const tables = ['parental_code', 'parental_try', 'parental_unlock'] as const
    for (const table of tables) {
      const rows = await backend.store.within('riwaq', ({ db }) =>
        db.selectFrom(table).select('account').where('account', '=', user).execute(),
      )
      expect([table, rows]).toEqual([table, []])
    }
  })
})
