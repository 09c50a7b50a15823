/** A refused token is renewed once for all calls that wait, and only while it is still the current one. */
import { describe, expect } from 'vitest'
import { request } from '../../api/request.ts'
import { getProfile, logOut } from '../../contract/session.ts'
import { listRedirects } from '../../contract/shell.ts'
import { it, ok, refusal } from './session-actions.fixture.ts'
import { currentToken, redeemCode, renewToken } from './session-actions.ts'
import { lina, token } from './session.fixture.ts'
import { becomeUser } from './session.ts'

describe('a refused token', () => {
  it('is refreshed once for all waiting calls, and each is repeated', async ({
    world: { answer, pathsSent, storeSession },
  }) => {
    storeSession(1)
    answer({
      '/user/profile': [
        refusal(401, 'TOKEN_EXPIRED'),
        refusal(401, 'TOKEN_EXPIRED'),
        refusal(401, 'TOKEN_EXPIRED'),
        ok(lina),
      ],
      '/security/token/refresh': [ok(token(2))],
    })
    const three = await Promise.all([1, 2, 3].map(() => request(getProfile, {})))
    expect(three).toHaveLength(3)
    expect(pathsSent().filter((path) => path === 'POST /security/token/refresh')).toHaveLength(1)
  })
  it('is taken from the other tab that refreshed first', async ({ world: { sent, store, storeSession } }) => {
    storeSession(1)
    const renewed = renewToken()
    // Another tab writes its token after this one asked for the lock and before it has it.
    store.keepToken(token(2), lina)
    expect(await renewed).toBe(true)
    expect(sent).toEqual([])
    expect(currentToken()).toBe('access-2')
  })
  it('waits for a login that is being redeemed, which ended the former session', async ({
    world: { answer, pathsSent, storeSession },
  }) => {
    storeSession(1)
    answer({
      '/user/profile': [refusal(401, 'TOKEN_EXPIRED'), ok(lina)],
      '/login/api': [ok(token(2))],
    })
    const signingIn = redeemCode('a code')
    expect(await request(getProfile, {})).toMatchObject({ userId: lina.userId })
    expect(await signingIn).toBe(true)
    expect(pathsSent()).not.toContain('POST /security/token/refresh')
    expect(currentToken()).toBe('access-2')
  })
  it('of one user is not repeated in the name of another who signed in meanwhile', async ({
    world: { answer, store, pathsSent, storeSession },
  }) => {
    storeSession(1)
    becomeUser(lina)
    answer({ '/user/profile': [refusal(401, 'TOKEN_EXPIRED'), ok(lina)] })
    const refused = request(getProfile, {})
    store.keepToken(token(2), { ...lina, userId: 'usr_2' })
    await expect(refused).rejects.toMatchObject({ status: 401 })
    expect(pathsSent()).toEqual(['GET /user/profile'])
    expect(currentToken()).toBe('access-2')
  })
  it('that could not be refreshed offline or by a busy backend is no refusal: the call may be retried', async ({
    world: { answer, notifications, storeSession },
  }) => {
    storeSession(1)
    answer({
      '/user/profile': [refusal(401, 'TOKEN_EXPIRED')],
      '/security/token/refresh': [refusal(503, 'UNAVAILABLE')],
    })
    await expect(request(getProfile, {})).rejects.toMatchObject({ status: 503 })
    expect(notifications).toEqual([])
    expect(currentToken()).toBe('access-1')
  })
  it('is not refreshed for a guest', async ({ world: { answer, notifications, pathsSent } }) => {
    answer({ '/user/profile': [refusal(401, 'UNAUTHORIZED')] })
    await expect(request(getProfile, {})).rejects.toMatchObject({ status: 401 })
    expect(pathsSent()).toEqual(['GET /user/profile'])
    expect(notifications).toEqual(['unauthorized'])
  })
})

describe('a refused token of a call that everybody may make', () => {
  const noRedirects = ok({ redirects: {} })
  const tokensFor = (sent: { path: string; authorization: string | null }[]) =>
    sent.filter(({ path }) => path === listRedirects.path).map(({ authorization }) => authorization)

  it('is renewed, and the call is repeated with the new one', async ({
    world: { answer, notifications, sent, storeSession },
  }) => {
    storeSession(1)
    answer({
      [listRedirects.path]: [refusal(401, 'UNAUTHORIZED'), noRedirects],
      '/security/token/refresh': [ok(token(2))],
    })
    expect(await request(listRedirects, {})).toEqual({ redirects: {} })
    expect(tokensFor(sent)).toEqual(['Bearer access-1', 'Bearer access-2'])
    expect(notifications).toEqual([])
  })

  it('that cannot be renewed ends the session quietly, and the call is repeated as a guest', async ({
    world: { answer, notifications, sent, storeSession },
  }) => {
    storeSession(1)
    becomeUser(lina)
    answer({
      [listRedirects.path]: [refusal(401, 'UNAUTHORIZED'), noRedirects],
      '/security/token/refresh': [refusal(401, 'TOKEN_EXPIRED')],
    })
    expect(await request(listRedirects, {})).toEqual({ redirects: {} })
    expect(tokensFor(sent)).toEqual(['Bearer access-1', null])
    expect([notifications, currentToken()]).toEqual([['lost'], null])
  })

  it('is not renewed for the logout, which has a proof of its own', async ({
    world: { answer, pathsSent, storeSession },
  }) => {
    storeSession(1)
    answer({ '/logout': [refusal(401, 'UNAUTHORIZED')] })
    const body = { redirectUrl: '/', lang: 'en' as const }
    await expect(request(logOut, { body })).rejects.toMatchObject({ status: 401 })
    expect(pathsSent()).toEqual(['POST /logout'])
  })
})
