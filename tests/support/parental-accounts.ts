/** Parental controls over a real backend; each test has an account of its own. */
import { ulid } from 'ulid'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { ParentalControl } from '../../src/contract/parental.ts'
import { createParentalCodeWriter } from '../../server/modules/parental/parental.letter.ts'
import { openBackend, type Backend } from './backend.ts'
import { addAccount } from './rows.ts'

export const parentalPassword = '2580'

interface Sent {
  session?: string
  key?: string
  as?: string
}

/** Call it once in a file. */
export const useParentalAccounts = () => {
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

  const send = async (
    method: string,
    path: string,
    body?: unknown,
    { session, key, as = user }: Sent = {},
  ) => {
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

  const turnOn = (maxRating = 20) => put({ isActive: true, maxRating, password: parentalPassword })
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

  return {
    get backend() {
      return backend
    },
    get user() {
      return user
    },
    send,
    read,
    put,
    verify,
    errorOf,
    needsPassword,
    turnOn,
    accountRow,
    riwaq,
    receiveCode,
    redeem,
  }
}
