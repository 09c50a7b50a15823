import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { createIds } from '../../clock.ts'
import { type AccessTokens, accessTokenSeconds, createAccessTokens } from './access-token.ts'

const riwaq = { name: 'riwaq' }
const viewer = { account: 'usr_1', session: 'ses_1', roles: ['user'] }
let now = new Date('2026-03-01T10:00:00Z')
const clock = { now: () => now }
let tokens: AccessTokens
let privateKey: CryptoKey

beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true })
  privateKey = pair.privateKey
  tokens = await createAccessTokens(await exportJWK(privateKey), clock, createIds(clock))
})

const forged = (change: { alg?: string; typ?: string; iss?: string; aud?: string; exp?: number }) =>
  new SignJWT({ sid: 'ses_1', roles: ['user'] })
    .setProtectedHeader({ alg: 'ES256', typ: change.typ ?? 'at+jwt' })
    .setIssuer(change.iss ?? 'portal')
    .setAudience(change.aud ?? 'riwaq')
    .setSubject('usr_1')
    .setExpirationTime(change.exp ?? now.getTime() / 1000 + 60)
    .sign(privateKey)

describe('an access token', () => {
  it('has account, session and roles for ten minutes', async () => {
    const { token, expires } = await tokens.issue(riwaq, viewer)
    expect(expires).toBe(now.getTime() / 1000 + accessTokenSeconds)
    expect(await tokens.verify(riwaq, token)).toEqual(viewer)
    now = new Date(now.getTime() + (accessTokenSeconds + 1) * 1000)
    expect(await tokens.verify(riwaq, token)).toBeNull()
  })
  it('is invalid at another tenant', async () => {
    const { token } = await tokens.issue(riwaq, viewer)
    expect(await tokens.verify({ name: 'nour' }, token)).toBeNull()
  })
  it('is invalid once its session has ended', async () => {
    const { token } = await tokens.issue(riwaq, { ...viewer, session: 'ses_2' })
    tokens.end('ses_2')
    expect(await tokens.verify(riwaq, token)).toBeNull()
  })
  it.each([
    ['of another type', { typ: 'JWT' }],
    ['of another issuer', { iss: 'elsewhere' }],
    ['for another audience', { aud: 'nour' }],
    ['that has run out', { exp: 1 }],
  ])('is refused when it is one %s', async (_, change) => {
    expect(await tokens.verify(riwaq, await forged({}))).not.toBeNull()
    expect(await tokens.verify(riwaq, await forged(change))).toBeNull()
  })
  it('is refused when unsigned, changed or signed by somebody else', async () => {
    const good = await forged({})
    const [head = '', body = '', signature = ''] = good.split('.')
    const stranger = (await generateKeyPair('ES256')).privateKey
    const foreign = await new SignJWT({ sid: 's', roles: ['user'] })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .setIssuer('portal')
      .setAudience('riwaq')
      .setSubject('usr_1')
      .setExpirationTime(now.getTime() / 1000 + 60)
      .sign(stranger)
    const unsigned = new UnsecuredJWT({ sid: 's', roles: ['user'] })
      .setIssuer('portal')
      .setAudience('riwaq')
      .setSubject('usr_1')
      .encode()
    const admin = Buffer.from(JSON.stringify({ sub: 'usr_2', sid: 's', roles: ['admin'] })).toString(
      'base64url',
    )
    for (const token of [foreign, unsigned, `${head}.${admin}.${signature}`, `${head}.${body}.`, '', 'a.b.c'])
      expect(await tokens.verify(riwaq, token), token).toBeNull()
  })
})
