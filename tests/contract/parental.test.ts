/** The parental control: who may change what, and when a password is needed. */
import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ceilingOf } from '../../server/modules/entitlement/ceiling.ts'
import { parentalPassword as password, useParentalAccounts } from '../support/parental-accounts.ts'
import { addAccount, addItem } from '../support/rows.ts'

const minute = 60_000
const family = useParentalAccounts()
const { read, put, verify, errorOf, needsPassword, turnOn, accountRow, riwaq } = family

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
      expect((await family.backend.send(method, `/parental-control${path}`, {})).status).toBe(401)
  })
  it('says how many titles there are at each grading, without persons and chapters', async () => {
    for (const [kind, grading] of [
      ['album', 0],
      ['album', 20],
      ['video', 20],
      ['artist', 0],
      ['chapter', 20],
    ] as const)
      await addItem(family.backend.store, 'nour', `${kind}_${grading}`, { kind, grading })
    await addAccount(family.backend.store, 'nour', family.user)
    const { body } = await family.backend.send('GET', '/parental-control/gradings', {
      user: family.user,
      tenant: 'nour',
    })
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
    family.backend.clock.pass(5 * minute)
    expect(errorOf(await put(change))).toEqual(needsPassword)
    expect((await read()).version).toBe(1)
    await verify(password)
    family.backend.clock.pass(5 * minute - 1)
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
    const other = `${family.user}_other`
    await addAccount(family.backend.store, 'riwaq', other)
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
      family.backend.store.within('riwaq', (scope) =>
        ceilingOf(scope, { tenant: riwaq(), viewer: { account: family.user } }),
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
    const key = ulid(family.backend.clock.now().getTime())
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
    family.backend.clock.pass(minute)
    await loosen(30)
    family.backend.clock.pass(minute)
    expect(await sendLater()).toMatchObject({ status: 200, body: { maxRating: 30, version: 2 } })
    expect((await read()).maxRating).toBe(30)
  })
  it('applies after a loosening that was made before it, also from a device whose clock is slow', async () => {
    await turnOn(20)
    const slow = family.backend.clock.now()
    family.backend.clock.pass(minute)
    await loosen(30)
    const key = ulid(slow.getTime())
    expect((await put({ isActive: true, maxRating: 10, seen: 2 }, { key })).body).toMatchObject({
      maxRating: 10,
    })
  })
  it('changes nothing where the ceiling is lower by now', async () => {
    await turnOn(30)
    const sendLater = tightenLater(20, 1)
    family.backend.clock.pass(minute)
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
