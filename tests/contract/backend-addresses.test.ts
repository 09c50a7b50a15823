/** Where the client's calls go. */
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { fullArticleQuery } from '../../src/api/articles.ts'
import { BackendError } from '../../src/api/backend-error.ts'
import { configureBackend } from '../../src/api/backend.ts'
import { likedCardsQuery } from '../../src/api/liked-cards.ts'
import { likedIdsQuery } from '../../src/api/likes.ts'
import { readEnvironment } from '../../src/app/boot/environment.ts'
import { likeTypes } from '../../src/contract/like-types.ts'
import { getLikedPlaylists, getLikes } from '../../src/contract/likes.ts'
import { backendAddress } from '../../src/domain/environment.ts'
import { clientParts } from '../../src/api/backend.fixture.ts'
import { callRows, startStubBackend, sendCall } from '../support/stub-backend.ts'

const far = startStubBackend()
const [, anyCall] = callRows[0] ?? []
if (!anyCall) throw new Error('the contract is empty')

it('every call goes to the backend address of its tenant and of no other [SHELL-21]', async () => {
  const env = (tenantName: string) => ({
    tenantName,
    envConfig: {
      envFile: {
        service: {
          tenantBackendUrl: {
            nour: far.base().replace('far', 'of-nour'),
            klang: far.base().replace('far', 'of-klang'),
          },
          multiContentBackend: far.base(),
        },
        stage: 'test',
      },
    },
  })
  for (const [tenantName, place] of [
    ['nour', '/of-nour/api'],
    ['klang', '/of-klang/api'],
    ['riwaq', '/far/api'],
  ] as const) {
    configureBackend({ ...clientParts, base: backendAddress(env(tenantName)), tenantName })
    far.seen = []
    for (const [, call] of callRows) await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
    expect(far.seen).toHaveLength(callRows.length)
    for (const { url, headers } of far.seen)
      expect([url?.startsWith(`${place}/`), headers['x-tenant-id']]).toEqual([true, tenantName])
  }
})

describe('the environment file', () => {
  it('is requested without channel and tenant headers, which every other call has [CALL-ENV-01, AMBIG-050]', async () => {
    const requests: Request[] = []
    const answer = {
      envConfig: {
        envFile: { service: { tenantBackendUrl: {}, multiContentBackend: '/api' }, stage: 'test' },
      },
      tenantName: 'nour',
    }
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      requests.push(new Request(new URL(address, far.base()), init))
      return Promise.resolve(Response.json(answer))
    })
    const env = await readEnvironment(
      { path: null, env: answer },
      { onLate: () => expect.unreachable('it was in time') },
    )
    vi.unstubAllGlobals()
    expect(env).toEqual(answer)
    expect(requests.map(({ url, headers }) => [new URL(url).pathname, [...headers]])).toEqual([
      ['/api/envFile', []],
    ])
    await expect(sendCall(anyCall)).rejects.toMatchObject({ status: 404 })
    expect(Object.keys(far.seen[0]?.headers ?? {})).toEqual(
      expect.arrayContaining(['x-distribution-channel', 'x-tenant-id']),
    )
  })

  it('that hangs is replaced by the one in the page, and used when it arrives', async () => {
    const envAt = (multiContentBackend: string) => ({
      envConfig: { envFile: { service: { tenantBackendUrl: {}, multiContentBackend }, stage: 'test' } },
      tenantName: 'nour',
    })
    let onRequest = (_: Response) => {}
    const late = new Promise<Response>((resolve) => (onRequest = resolve))
    vi.stubGlobal('fetch', () => late)
    const reports: unknown[] = []
    const onLate = (env: unknown) => void reports.push(env)
    const env = await readEnvironment({ path: null, env: envAt('/api') }, { onLate, timeoutMs: 20 })
    vi.unstubAllGlobals()
    expect([env, reports]).toEqual([envAt('/api'), []])
    onRequest(Response.json(envAt('/elsewhere')))
    await vi.waitFor(() => expect(reports).toEqual([envAt('/elsewhere')]))
  })
})

it('the fragment path ends with the fragment’s name after its structure, and its subject is in the query [AMBIG-053]', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const scope = { tenant: 'nour', user: 'usr_1', lang: 'en', maxRating: 60 } as const
  await expect(client.fetchQuery(fullArticleQuery(scope, 'atc_000000000001'))).rejects.toThrow(BackendError)
  const { pathname, searchParams } = new URL(far.seen[0]?.url ?? '', far.base())
  expect(pathname).toBe('/far/api/structure/articles-article/fragment/get-article-details')
  expect(searchParams.get('id')).toBe('atc_000000000001')
})

describe('the likes of one type', () => {
  it.each(likeTypes)('are requested by their own call: %s [AMBIG-058]', async (type) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const scope = { tenant: 'nour', user: 'usr_1', lang: 'en', maxRating: 60 } as const
    await expect(client.fetchQuery(likedIdsQuery(scope, type))).rejects.toThrow(BackendError)
    await expect(client.fetchInfiniteQuery(likedCardsQuery(scope, [type]))).rejects.toThrow(BackendError)
    const own = type === 'playlists' ? getLikedPlaylists.path : getLikes.path.replace('{type}', type)
    expect(far.seen.map(({ url }) => url?.split('?')[0])).toEqual([`/far/api${own}`, `/far/api${own}`])
  })
})
