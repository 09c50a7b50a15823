/** After a login the user is known, and the cookie contains no more than necessary. */
import { describe, expect } from 'vitest'
import { it, ok, refusal } from './session-actions.fixture.ts'
import { redeemCode, tradeToken } from './session-actions.ts'
import { lina, token } from './session.fixture.ts'
import { isLoggedIn, session } from './session.ts'

describe('the sign-in return', () => {
  it('sets the token, fetches the profile, and makes the guest a user [SESSION-03] [ROLE-03]', async ({
    world: { answer, sent, notifications },
  }) => {
    answer({ '/login/api': [ok(token(1))], '/user/profile': [ok(lina)] })
    expect(await redeemCode('the-code')).toBe(true)
    expect(sent[0]?.body).toEqual({ code: 'the-code' })
    expect(sent[1]).toMatchObject({ path: '/user/profile', authorization: 'Bearer access-1' })
    expect(session).toMatchObject({ role: 'user', status: 'user', user: { userId: 'usr_1' } })
    expect(notifications).toEqual(['login'])
  })
  it('takes the role from the first entry of the roles [ROLE-01]', async ({ world: { signIn } }) => {
    await signIn({ ...lina, roles: ['user', 'admin'] })
    expect(session.role).toBe('user')
  })
  it('keeps a user with another first role a guest [ROLE-04]', async ({ world: { signIn } }) => {
    await signIn({ ...lina, roles: ['client', 'user'] })
    expect(isLoggedIn()).toBe(false)
    expect(session.status).toBe('visitor')
  })
  it('keeps the login token in the cookie user-token [SESSION-16]', async ({ world: { jar, signIn } }) => {
    await signIn()
    expect(jar.cookie).toBe('user-token=access-1')
  })
  it('gives that cookie SameSite lax [SESSION-17]', async ({ world: { jar, signIn } }) => {
    await signIn()
    expect(jar.written[0]?.toLowerCase().split('; ')).toContain('samesite=lax')
  })
  it('makes that cookie secure [SESSION-18]', async ({ world: { jar, signIn } }) => {
    await signIn()
    expect(jar.written[0]?.toLowerCase().split('; ')).toContain('secure')
  })
  it('logs the user out when the profile fetch fails [SESSION-04]', async ({
    world: { answer, disk, jar },
  }) => {
    answer({ '/login/api': [ok(token(1))], '/user/profile': [refusal(403, 'FORBIDDEN')] })
    expect(await redeemCode('c')).toBe(false)
    expect(isLoggedIn()).toBe(false)
    expect(jar.cookie).toBe('')
    expect(disk.names()).toEqual([])
  })
  it('throws on a refused code and changes nothing', async ({ world: { answer, jar, pathsSent } }) => {
    answer({ '/login/api': [refusal(401, 'LOGIN_CODE_INVALID')] })
    await expect(redeemCode('used')).rejects.toMatchObject({ code: 'LOGIN_CODE_INVALID' })
    expect(pathsSent()).toEqual(['POST /login/api'])
    expect(jar.cookie).toBe('')
  })
  it('of an auto-login exchanges the token of the provider', async ({ world: { answer, sent } }) => {
    answer({ '/userToken': [ok(token(1))], '/user/profile': [ok(lina)] })
    await tradeToken('partner-token')
    expect(sent[0]?.body).toEqual({ accessToken: 'partner-token' })
    expect(isLoggedIn()).toBe(true)
  })
})
