/** An invalid token is refused and never treated as a guest: that would drop a child's age limit. */
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/contract/calls.ts'
import { type Call, readsToken } from '../../src/contract/define.ts'
import { ErrorAnswer } from '../../src/contract/errors.ts'
import { prefetchPayload } from '../../src/contract/shell.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'
import { samplesOf } from '../support/samples.ts'

const childCeiling = 10

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  const parental = JSON.stringify({ isActive: true, maxRating: childCeiling, maxAgeGroup: 6 })
  await addAccount(backend.store, 'riwaq', 'maya', { parental })
  await addItem(backend.store, 'riwaq', 'pll_child', { kind: 'playlist', grading: 10 })
  await addItem(backend.store, 'riwaq', 'pll_adult', { kind: 'playlist', grading: 30 })
})
afterAll(() => backend.close())

const samples = samplesOf((kind) => `${kind}_1`)
const refused = { authorization: 'Bearer nour.maya' }
const send = ({ name, method }: Call, headers: Record<string, string>) => {
  const { path, body } = samples[name as CallName]
  return backend.send(method, path, { headers, body })
}

describe('a token that is expired or of another tenant', () => {
  it.each(calls.filter(readsToken).map((call) => [call.name, call] as const))(
    'is refused with 401 by %s',
    async (_, call) => {
      const { status, body, headers } = await send(call, refused)
      expect([status, v.parse(ErrorAnswer, body).error]).toEqual([401, 'UNAUTHORIZED'])
      expect([headers.get('www-authenticate'), headers.get('cache-control')]).toEqual(['Bearer', 'no-store'])
    },
  )

  it.each(['Bearer', 'Bearer ', 'bearer a b', 'Bearer "x"'])(
    'is refused as %j, too',
    async (authorization) => {
      const { status } = await backend.send('GET', '/structure/home?lang=en', { headers: { authorization } })
      expect(status).toBe(401)
    },
  )

  it('does not stop a call that brings a proof of its own, such as the refresh token', async () => {
    const others = calls.filter((call) => !readsToken(call))
    expect(others.map(({ name }) => name)).toContain('refreshToken')
    for (const call of others) {
      const [asGuest, withToken] = [await send(call, {}), await send(call, refused)]
      expect([call.name, withToken.status]).toEqual([call.name, asGuest.status])
    }
  })

  it('is not seen in the name and password of a proxy', async () => {
    const headers = { authorization: `Basic ${btoa('staging:secret')}` }
    expect((await backend.send('GET', '/envFile', { headers })).status).toBe(200)
  })
})

describe('the payload of a path', () => {
  const payload = (path: string, user?: string) =>
    backend.send('GET', `/prefetch?path=${encodeURIComponent(path)}&lang=en`, user ? { user } : {})

  it('has nothing above the ceiling of a child that is signed in [PARENTAL-09]', async () => {
    expect((await payload('/music/playlists/pll_adult')).status).toBe(200)
    expect((await payload('/music/playlists/pll_adult', 'maya')).status).toBe(404)
  })

  it('names the ceiling under which it was read, and belongs to its user', async () => {
    const { status, body, headers } = await payload('/music/playlists/pll_child', 'maya')
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const { queries } = v.parse(prefetchPayload.answer, body)
    expect(queries.map(({ key }) => key[3])).toEqual([childCeiling])
  })
})
