/** The parental password: how often it may be guessed, and how it is reset by a letter. */
import { describe, expect, it } from 'vitest'
import { parentalPassword as password, useParentalAccounts } from '../support/parental-accounts.ts'
import { addAccount } from '../support/rows.ts'

const minute = 60_000
const hour = 60 * minute
const family = useParentalAccounts()
const { put, send, verify, errorOf, needsPassword, turnOn, receiveCode, redeem } = family

describe('wrong parental passwords', () => {
  const wrong = (session: string) => verify('0000', { session })
  const leftOf = ({ body }: { body: Record<string, unknown> | null }) => body?.['details']

  it('are six in a session; then the right one is refused, too, until the first is an hour old [CALL-PARENTAL-03]', async () => {
    await turnOn()
    for (let left = 5; left >= 0; left--) {
      const answer = await wrong('ses_child')
      expect([...errorOf(answer), leftOf(answer)]).toEqual([403, 'PARENTAL_PASSWORD_WRONG', { left }])
      family.backend.clock.pass(minute)
    }
    const locked = await verify(password, { session: 'ses_child' })
    expect([...errorOf(locked), leftOf(locked)]).toEqual([429, 'PARENTAL_LOCKED', { seconds: 54 * 60 }])
    expect((await verify(password, { session: 'ses_parent' })).status).toBe(204)
    family.backend.clock.pass(54 * minute)
    expect((await verify(password, { session: 'ses_child' })).status).toBe(204)
  })
  it('are twenty in an account, from whatever session', async () => {
    await turnOn()
    for (let at = 0; at < 20; at++) expect((await wrong(`ses_${at}`)).status).toBe(403)
    expect(errorOf(await verify(password, { session: 'ses_new' }))).toEqual([429, 'PARENTAL_LOCKED'])
    family.backend.clock.pass(hour)
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
    family.backend.clock.pass(15 * minute)
    expect(await outcomeOf(redeem(code))).toEqual(invalid(0))
    const fresh = await receiveCode()
    family.backend.clock.pass(15 * minute - 1)
    expect((await redeem(fresh)).status).toBe(204)
  })
  it('is worthless after five wrong ones', async () => {
    const code = await receiveCode()
    for (let left = 4; left >= 0; left--)
      expect(await outcomeOf(redeem(otherThan(code)))).toEqual(invalid(left))
    expect(await outcomeOf(redeem(code))).toEqual(invalid(0))
  })
  it('is bound to its account', async () => {
    const other = `${family.user}_other`
    await addAccount(family.backend.store, 'riwaq', other)
    const code = await receiveCode(other)
    expect((await redeem(code)).status).toBe(403)
    expect((await redeem(code, { as: other })).status).toBe(204)
  })
  it('is stored as a hash', async () => {
    const code = await receiveCode()
    const rows = await family.backend.store.within('riwaq', ({ db }) =>
      db.selectFrom('parental_code').selectAll().where('account', '=', family.user).execute(),
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
  it('is the way in where a control is on without a password', async () => {
    await family.backend.store.within('riwaq', ({ db }) =>
      db
        .updateTable('account')
        .set({ parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: 6 }) })
        .where('id', '=', family.user)
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
    await family.backend.store.within('riwaq', ({ db }) =>
      db.deleteFrom('account').where('id', '=', family.user).execute(),
    )
    const tables = ['parental_code', 'parental_try', 'parental_unlock'] as const
    for (const table of tables) {
      const rows = await family.backend.store.within('riwaq', ({ db }) =>
        db.selectFrom(table).select('account').where('account', '=', family.user).execute(),
      )
      expect([table, rows]).toEqual([table, []])
    }
  })
})
