/** A login and the deletion of its account in one moment: no session is left without an account. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Scope, Store } from '../../server/context.ts'
import { createAdapter } from '../../server/identity/adapter.ts'
import { Token } from '../../src/contract/session.ts'
import { rowsWith } from '../support/every-table.ts'
import { clientId, startExternalProvider } from '../support/external-identity-provider.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation, getCode, logIn } from '../support/log-in.ts'
import type { Visitor } from '../support/visitor.ts'

let beforeCommit: (scope: Scope) => Promise<void> = () => Promise.resolve()
const pausable = (store: Store): Store => ({
  ...store,
  within: (tenant, work) =>
    store.within(tenant, async (scope) => {
      const outcome = await work(scope)
      await beforeCommit(scope)
      return outcome
    }),
})

let server: IdentityServer
let foreign: Awaited<ReturnType<typeof startExternalProvider>>
beforeAll(async () => {
  foreign = await startExternalProvider()
  const identity = { issuer: foreign.issuer, clientId }
  server = await startIdentityServer(
    (tenant) => (tenant.name === 'nour' ? { ...tenant, identity } : tenant),
    {},
    pausable,
  )
  foreign.know(server.visitor('nour').origin)
})
afterEach(() => {
  beforeCommit = () => Promise.resolve()
})
afterAll(async () => {
  foreign.close()
  await server.close()
})

/** Stops the first transaction that has written what `isWritten` looks for, until `release`. */
const pauseOnce = (isWritten: (scope: Scope) => Promise<boolean>) => {
  let [reach, release] = [() => {}, () => {}]
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  beforeCommit = async (scope) => {
    if (!(await isWritten(scope))) return
    beforeCommit = () => Promise.resolve()
    reach()
    await released
  }
  return { reached, release }
}
const countOf = async ({ db }: Scope, table: 'session' | 'account', account: string) => {
  const column = table === 'session' ? 'account' : 'id'
  return (await db.selectFrom(table).select('id').where(column, '=', account).execute()).length
}

/** PostgreSQL lets the second transaction run until it wants a row of the first; the embedded store queues it whole. */
const whenAnsweredOrWaiting = async (answer: Promise<unknown>) => {
  const { store } = server.parts
  if (store.engine === 'embedded') return
  let isAnswered = false
  void answer.then(() => (isAnswered = true))
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => isAnswered || (await waiting.execute(store.raw)).rows.length > 0).toBe(true)
}

const removeAccount = (who: Visitor, token: string) =>
  who.call('/user/profile', { redirectionUrl: '/', lang: 'en' }, token)
const redeem = (who: Visitor, code: string) => who.call('/login/api', { code })

const codeOfForeignLogin = async (who: Visitor) => {
  const left = await who.visit('/login/nour?lang=en&redirectUrl=/&prompt=login')
  const there = foreign.visitor()
  const sent = await there.follow(await there.visit(left.location ?? ''))
  return codeInLocation(await who.visit(sent.location ?? ''))
}

describe('a login that meets the deletion of its account', () => {
  it('loses its session to the deletion that began after it', async () => {
    const email = 'bea@example.org'
    const account = await server.addAccount('riwaq', email)
    const [here, there] = [server.visitor('riwaq'), server.visitor('riwaq')]
    const { access_token: token } = await logIn(here, email)
    const code = await getCode(there, email)
    const pause = pauseOnce(async (scope) => (await countOf(scope, 'session', account)) === 2)
    const login = redeem(there, code)
    await pause.reached
    const deletion = removeAccount(here, token)
    await whenAnsweredOrWaiting(deletion)
    pause.release()
    expect([(await login).status, (await deletion).status]).toEqual([200, 200])
    expect(await rowsWith(server.parts.store, [account])).toEqual([])
  })

  it('leaves no record of the provider that names the account', async () => {
    const email = 'carl@example.org'
    const account = await server.addAccount('riwaq', email)
    const here = server.visitor('riwaq')
    const { access_token: token } = await logIn(here, email)
    const { store, clock } = server.parts
    const { uuid } = await store.raw
      .selectFrom('account')
      .select('uuid')
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    const adapterOf = createAdapter(store, 'riwaq', clock)
    const login = { login: { accountId: uuid } }
    const pause = pauseOnce(async (scope) => (await countOf(scope, 'account', account)) === 0)
    const deletion = removeAccount(here, token)
    await pause.reached
    const records = Promise.all([
      adapterOf('Session').upsert('s', { accountId: uuid }, 60),
      adapterOf('Interaction').upsert('i', { session: { accountId: uuid } }, 60),
      adapterOf('Interaction').upsert('j', { result: login }, 60),
      adapterOf('Interaction').upsert('k', { lastSubmission: login }, 60),
    ])
    await whenAnsweredOrWaiting(records)
    pause.release()
    await Promise.all([deletion, records])
    expect(await rowsWith(store, [account, uuid])).toEqual([])
  })

  it('opens its session for an account that begins with nothing, where another provider knows the person', async () => {
    const [here, there] = [server.visitor('nour'), server.visitor('nour')]
    const { access_token: token } = v.parse(Token, (await redeem(here, await codeOfForeignLogin(here))).json)
    const { id: account } = await server.parts.store.raw
      .selectFrom('account')
      .select('id')
      .where('tenant', '=', 'nour')
      .executeTakeFirstOrThrow()
    const code = await codeOfForeignLogin(there)
    const pause = pauseOnce(async (scope) => (await countOf(scope, 'account', account)) === 0)
    const deletion = removeAccount(here, token)
    await pause.reached
    const login = redeem(there, code)
    await whenAnsweredOrWaiting(login)
    pause.release()
    expect([(await deletion).status, (await login).status]).toEqual([200, 200])
    const left = await rowsWith(server.parts.store, [account])
    expect(left.map(({ table }) => table).toSorted()).toEqual(['account', 'session'])
  })
})
