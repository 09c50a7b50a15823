/** The deletion of an account whose provider is not the portal's: all that is here goes, and the provider's stays. */
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Profile, Token } from '../../src/contract/session.ts'
import { fillTablesOf, rowsWith } from '../support/every-table.ts'
import { clientId, person, startExternalProvider } from '../support/external-identity-provider.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation, fetchProfile, refreshSession } from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'
import type { Visitor } from '../support/visitor.ts'

let foreign: Awaited<ReturnType<typeof startExternalProvider>>
let server: IdentityServer
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  foreign = await startExternalProvider()
  mail = await startMailServer()
  server = await startIdentityServer(
    (tenant) => ({ ...tenant, identity: { issuer: foreign.issuer, clientId } }),
    { SMTP_URL: mail.url },
  )
  foreign.know(server.visitor('riwaq').origin)
})
afterEach(() => server.backToNow())
afterAll(async () => {
  foreign.close()
  await server.close()
  await mail.close()
})

const minute = 60_000
/** This provider says when it asked only where it was asked to ask. */
const prompted = { prompt: 'login' }
const signIn = async (who: Visitor, there: Visitor, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ lang: 'en', redirectUrl: '/en/profile/manage', ...more })
  const left = await who.visit(`/login/riwaq?${query.toString()}`)
  const sent = await there.follow(await there.visit(left.location ?? ''))
  const back = await who.visit(sent.location ?? '')
  const { json } = await who.call('/login/api', { code: codeInLocation(back) })
  return v.parse(Token, json)
}
const remove = (who: Visitor, token: string) =>
  who.call('/user/profile', { redirectionUrl: '/', lang: 'en' }, token)
const profileOf = async (who: Visitor, token: string) =>
  v.parse(Profile, (await fetchProfile(who, token)).json)

it('takes everything that is stored here, writes to the address, and leaves the provider too', async () => {
  const { store } = server.parts
  const [who, there] = [server.visitor('riwaq'), foreign.visitor()]
  const { access_token: token, refresh_token: refresh } = await signIn(who, there, prompted)
  const { UUID: uuid, email } = await profileOf(who, token)
  const { id } = await store.raw
    .selectFrom('account')
    .select('id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  await fillTablesOf(store, 'riwaq', id)
  const names = [id, uuid, person.email]
  expect((await rowsWith(store, names)).length).toBeGreaterThan(10)

  const letter = mail.next()
  const removed = await remove(who, token)
  expect(removed.status).toBe(200)
  const { redirectionUrl } = removed.json as { redirectionUrl: string }
  expect(redirectionUrl).toContain(`${foreign.issuer}/session/end?`)
  expect((await letter).to).toBe(email)
  const left = await rowsWith(store, names)
  expect(left.map(({ table }) => table)).toEqual(['outbox'])
  expect((await refreshSession(who, refresh)).json).toMatchObject({ error: 'ACCOUNT_GONE' })
})

it('is confirmed at the provider where the login is not recent', async () => {
  const [who, there] = [server.visitor('riwaq'), foreign.visitor()]
  const { refresh_token } = await signIn(who, there)
  server.pass(11 * minute)
  const old = v.parse(Token, (await refreshSession(who, refresh_token)).json)
  expect((await remove(who, old.access_token)).json).toMatchObject({ error: 'STEP_UP_REQUIRED' })
  expect((await fetchProfile(who, old.access_token)).status).toBe(200)
  server.backToNow()
  const confirmed = await signIn(who, there, prompted)
  expect((await remove(who, confirmed.access_token)).status).toBe(200)
})

it('leaves the account there: whoever signs in with it again begins with nothing', async () => {
  const who = server.visitor('riwaq')
  const first = await signIn(who, foreign.visitor(), prompted)
  const profile = { name: 'Omar', lastName: 'Sayed', email: person.email, userInformation: { city: 'Cairo' } }
  const saved = await who.call('/user/profile?lang=en', profile, first.access_token, 'PUT')
  expect(saved.status).toBe(200)
  expect((await remove(who, first.access_token)).status).toBe(200)
  const again = await signIn(who, foreign.visitor())
  expect(await profileOf(who, again.access_token)).toMatchObject({ email: person.email, userInformation: {} })
})
