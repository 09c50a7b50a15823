/** Every call that reads a token, with tokens that are none any more: real ones, ended, changed or of another place. */
import { request } from 'node:http'
import { SignJWT, decodeJwt, generateKeyPair } from 'jose'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/contract/calls.ts'
import { type Call, readsToken } from '../../src/contract/define.ts'
import { Token } from '../../src/contract/session.ts'
import { refusalCodesOf } from '../../server/api/refusal-codes.ts'
import { accessTokenSeconds } from '../../server/modules/session/access-token.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { fetchProfile, logIn, refreshSession } from '../support/log-in.ts'
import { samplesOf } from '../support/samples.ts'
import type { Visitor } from '../support/visitor.ts'

const email = 'lina@example.org'
const samples = samplesOf((kind) => `${kind.slice(0, 3)}_000000`)

let server: IdentityServer
let who: Visitor
let token: string
/** By what is wrong with them; each was a good one, or is made from it. */
const wrong: Record<string, string> = {}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const partsOf = (text: string) => text.split('.') as [header: string, payload: string, signature: string]

const forge = async (claims: Record<string, unknown>) => {
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(privateKey)
}

const makeWrongTokens = async () => {
  const other = await logIn(server.visitor('nour'), email)
  const left = server.visitor('riwaq')
  const leaving = await logIn(left, email)
  expect((await left.call('/logout', { redirectUrl: '/', lang: 'en' }, leaving.access_token)).status).toBe(
    200,
  )
  const issued = await logIn(who, email)
  token = issued.access_token
  const claims = decodeJwt(token)
  const [header, payload, signature] = partsOf(token)
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  Object.assign(wrong, {
    'of another tenant': other.access_token,
    'of a session that was signed out': leaving.access_token,
    'with another signature': [header, payload, flipped].join('.'),
    'without a signature': [header, payload, ''].join('.'),
    'with another account in it': [header, base64({ ...claims, sub: 'usr_other' }), signature].join('.'),
    'that lives longer': [header, base64({ ...claims, exp: (claims.exp ?? 0) + 86_400 }), signature].join(
      '.',
    ),
    'that calls itself unsigned': [base64({ alg: 'none', typ: 'at+jwt' }), payload, ''].join('.'),
    'signed by somebody else': await forge(claims),
    'that only renews': issued.refresh_token,
  })
}

beforeAll(async () => {
  server = await startIdentityServer(undefined, { REQUESTS_PER_MINUTE: '100000' })
  for (const tenant of ['riwaq', 'nour']) await server.addAccount(tenant, email)
  who = server.visitor('riwaq')
  await makeWrongTokens()
})
afterAll(() => server.close())

/** Any method, which a visitor of pages has no need of. */
const answerTo = ({ name, method }: Call, bearer: string) => {
  const { path, body } = samples[name as CallName]
  const headers = {
    host: who.host,
    origin: who.origin,
    authorization: `Bearer ${bearer}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: who.port, method, path: `/api${path}`, headers },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (piece) => (text += String(piece)))
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
const send = async (call: Call, bearer: string) => (await answerTo(call, bearer)).status

const rows = calls.filter(readsToken).map((call) => [call.name, call] as const)

describe('with a token that is none any more', () => {
  it.each(rows)('%s answers 401, and not what a guest would get', async (name, call) => {
    expect(Object.keys(wrong)).toHaveLength(9)
    for (const [what, bearer] of Object.entries(wrong))
      expect([name, what, await send(call, bearer)]).toEqual([name, what, 401])
    // The good one is let in; most calls have nothing behind them here. A write may end its session.
    if (call.method === 'GET')
      expect([name, await send(call, token)]).toEqual([name, expect.not.toBeOneOf([401])])
  })

  it('every call answers 401 once its time is over', async () => {
    server.pass((accessTokenSeconds + 1) * 1000)
    for (const [name, call] of rows) expect([name, await send(call, token)]).toEqual([name, 401])
    server.backToNow()
  })
})

it('a renewed token is no recent login: every call that needs one refuses it, and no other does', async () => {
  // Of an account of its own: some of the writes below end others.
  await server.addAccount('riwaq', 'renewed@example.org')
  const renewing = server.visitor('riwaq')
  const { refresh_token: handle } = await logIn(renewing, 'renewed@example.org')
  server.pass((accessTokenSeconds + 60) * 1000)
  const { json } = await refreshSession(renewing, handle)
  const { access_token: renewed } = v.parse(Token, json)
  for (const [name, call] of rows)
    expect([name, (await answerTo(call, renewed)).text.includes('STEP_UP_REQUIRED')]).toEqual([
      name,
      // A profile needs it for another address only, as its sample has.
      refusalCodesOf(call).includes('STEP_UP_REQUIRED'),
    ])
  expect((await fetchProfile(renewing, renewed)).status).toBe(200)
  server.backToNow()
})
