/** Database queries of the login, the identity provider and their mails name the tenant, as all others do. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation, followToPortal, logIn, openLogin, submitLogin } from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'
import { partnerToken } from '../support/partner-token.ts'
import { openStoreWithoutRls } from '../support/store-without-rls.ts'
import { formAction } from '../support/visitor.ts'

const lina = 'lina@example.org'

describe('a query has its tenant', () => {
  let server: IdentityServer
  let mail: Awaited<ReturnType<typeof startMailServer>>
  let open: ReturnType<typeof openStoreWithoutRls>
  let before = 0

  beforeAll(async () => {
    mail = await startMailServer()
    server = await startIdentityServer(undefined, { SMTP_URL: mail.url }, (store) => {
      open = openStoreWithoutRls(store)
      return open.store
    })
    for (const tenant of ['riwaq', 'nour']) await server.addAccount(tenant, lina)
  })
  beforeEach(() => void (before = open.seen()))
  afterAll(async () => {
    await server.close()
    await mail.close()
  })
  const wasWatched = () => {
    expect(open.seen()).toBeGreaterThan(before)
    expect(open.nameless).toEqual([])
  }

  it('during a login, a token refresh, a return and a logout', async () => {
    const who = server.visitor('riwaq')
    const { access_token, refresh_token } = await logIn(who, lina)
    expect((await who.call('/user/profile', undefined, access_token)).status).toBe(200)
    for (const answer of ['first', 'again'])
      expect(
        (await who.call('/security/token/refresh', { refreshToken: refresh_token })).status,
        answer,
      ).toBe(200)
    const left = await who.call('/logout', { redirectUrl: '/', lang: 'en' })
    const page = await who.visit((left.json as { redirectUrl: string }).redirectUrl)
    expect(page.status).toBe(200)
    expect(
      codeInLocation(await followToPortal(who, await who.visit('/login/riwaq?lang=en&redirectUrl=/'))),
    ).toBeTruthy()
    wasWatched()
  })

  it('during a partner’s token exchange', async () => {
    const who = server.visitor('riwaq')
    const { access_token } = await partnerToken(who, lina, `${who.origin}/api`)
    expect((await who.call('/userToken', { accessToken: access_token })).status).toBe(200)
    wasWatched()
  })

  it('during a failed login and a registration', async () => {
    const who = server.visitor('riwaq')
    expect((await submitLogin(who, await openLogin(who), lina, 'not it')).status).toBe(422)
    const page = await openLogin(who, '/', 'register')
    const fields = { name: 'Omar Sayed', email: 'omar@example.org', password: 'twelve letters' }
    expect((await who.post(formAction(page), { ...fields, email: lina })).status).toBe(422)
    expect(codeInLocation(await followToPortal(who, await who.post(formAction(page), fields)))).toBeTruthy()
    wasWatched()
  })

  it('during a password reset', async () => {
    const who = server.visitor('nour')
    await logIn(who, lina)
    const letter = mail.next()
    expect((await who.call('/password/forgotten', { email: lina, lang: 'en' })).status).toBe(204)
    const plain = (await letter).text.replaceAll('=\n', '').replaceAll('=3D', '=')
    const session = /\?session_id=([\w-]{20,})/.exec(plain)?.[1]
    expect((await who.call('/password', { session, password: 'a brand new way' })).status).toBe(204)
    wasWatched()
    // The account with the same mail address at the other tenant is unchanged.
    const other = server.visitor('riwaq')
    expect(
      codeInLocation(await followToPortal(other, await submitLogin(other, await openLogin(other), lina))),
    ).toBeTruthy()
  })
})
