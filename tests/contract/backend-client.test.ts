import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { BackendError, OfflineError } from '../../src/api/backend-error.ts'
import { configureBackend } from '../../src/api/backend.ts'
import { moreOfStructureQuery, structureQuery } from '../../src/api/content.ts'
import { loadRouteData } from '../../src/api/route-data.ts'
import { redeemLoginCode, refreshAccessToken, tradeProviderToken } from '../../src/api/session.ts'
import type { Call } from '../../src/contract/define.ts'
import { getEnvFile } from '../../src/contract/shell.ts'
import { matchRoute } from '../../src/domain/addresses/routing.ts'
import { dataSaver } from '../../src/lib/data-saver.ts'
import { loadDeviceId } from '../../src/api/device.ts'
import { structureNode } from '../../src/contract/structure-node.ts'
import { clientParts } from '../../src/api/backend.fixture.ts'
import { callRows, startStubBackend, sendCall } from '../support/stub-backend.ts'

const node = (name: string, own: object) => {
  const { data } = structureNode(name, { customProperties: { type: name }, title: name })
  return { name, data: { ...data, ...own }, substructure: [] as object[] }
}
const newer = {
  ...node('home', {}),
  substructure: [
    node('concerts', { entries: [{ id: 'con_000000000001', kind: 'concert' }] }),
    node('carousel3d', {}),
    { name: 'hologram' },
    node('banner', {}),
  ],
}

const far = startStubBackend()
const [, anyCall] = callRows[0] ?? []
if (!anyCall) throw new Error('the contract is empty')

describe('every call of the backend client', () => {
  it.each(callRows)('%s sends the web channel [CALL-BASE-01]', async (_, call) => {
    await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
    expect(far.seen[0]?.headers['x-distribution-channel']).toBe('WEB')
  })

  it.each(callRows)('%s sends the tenant [CALL-BASE-02]', async (_, call) => {
    await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
    expect(far.seen[0]?.headers['x-tenant-id']).toBe('nour')
  })

  it.each(callRows)('%s throws the error of the backend [ERR-59]', async (_, call) => {
    far.answering = { status: 409, error: 'SOME_CODE', i18Message: 'x', requestId: 'r-1234567' }
    const failure = await sendCall(call).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BackendError)
    expect(failure).toMatchObject({ status: 409, code: 'SOME_CODE' })
  })

  it.each(callRows)('%s uses its path below the one base address [CALL-BASE-04]', async (_, call) => {
    await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
    const path = call.path.replace(
      /\{(\w+)\}/g,
      (__, name: string) => ({ id: 'x_1', type: 'tracks', lang: 'en', name: 'home' })[name] ?? '',
    )
    expect([far.seen[0]?.method, far.seen[0]?.url?.split('?')[0]]).toEqual([call.method, `/far/api${path}`])
  })
})

describe('the backend client', () => {
  it('has no timeout unless it is given a deadline [CALL-BASE-03]', async () => {
    far.isHolding = true
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const patient = sendCall(anyCall)
    await expect.poll(() => far.held.length).toBe(1)
    expect(timeout).not.toHaveBeenCalled()
    far.held[0]?.()
    await expect(patient).rejects.toMatchObject({ status: 404 })

    await expect(sendCall(anyCall, { deadline: 20 })).rejects.toBeInstanceOf(Error)
    expect(timeout).toHaveBeenCalledWith(20)
  })

  it('sets a deadline for each call on a slow connection, a longer one for a write', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const send = async (call: Call) => {
      await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
      return timeout.mock.calls.splice(0).flat()
    }
    dataSaver.isEnabled = true
    onTestFinished(() => void (dataSaver.isEnabled = false))
    for (const [name, call] of callRows) {
      const ms = call.method === 'GET' ? 8_000 : 15_000
      expect([name, await send(call)]).toEqual([name, [ms]])
    }
    // A caller that sets its own header does not get another.
    await expect(sendCall(anyCall, { deadline: 20_000 })).rejects.toMatchObject({ status: 404 })
    expect(timeout.mock.calls).toEqual([[20_000]])
  })

  it('repeats a token refresh that timed out, because it may have rotated', async () => {
    far.isHolding = true
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
    dataSaver.isEnabled = true
    onTestFinished(() => void (dataSaver.isEnabled = false))
    const turning = refreshAccessToken('the-handle')
    await expect.poll(() => far.held.length).toBe(1)
    late.abort(new DOMException('too late', 'TimeoutError'))
    await expect.poll(() => far.held.length).toBe(2)
    expect(timeout).toHaveBeenCalledTimes(2)
    far.held[1]?.()
    await expect(turning).rejects.toMatchObject({ status: 404 })
    expect(new Set(far.seen.map(({ url }) => url))).toEqual(new Set(['/far/api/security/token/refresh']))
  })

  it('sends every call except the environment file [CALL-BASE-05]', () => {
    const src = new URL('../../src/', import.meta.url).pathname
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .filter((file) =>
        /(?<![.\w])fetch\(|(?:window|globalThis|self)\.fetch\(|XMLHttpRequest|sendBeacon|EventSource/.test(
          readFileSync(src + file, 'utf8'),
        ),
      )
    // Media bytes and the host's own build file are not backend calls.
    const others = [
      'app/update/latest-build.ts',
      'features/video/player/VideoScrubber.tsx',
      'features/video/source/native-source.ts',
      'state/downloads/fetch-sound.ts',
      'state/downloads/serve-sound.ts',
      'ui/lazy-images.ts',
    ]
    expect(files.filter((file) => !others.includes(file)).toSorted()).toEqual([
      'api/request.ts',
      'app/boot/environment.ts',
    ])
    const environment = readFileSync(`${src}app/boot/environment.ts`, 'utf8')
    expect(environment).toMatch(/fetch\(environmentPath\)/)
    expect(environment).toContain(`environmentPath = '/api${getEnvFile.path}'`)
  })

  it('passes status, code and details of a refusal to the caller [ERR-27]', async () => {
    for (const status of [400, 402, 403, 404, 409, 410, 413, 429, 500, 502, 503]) {
      far.answering = {
        status,
        error: `CODE_${status}`,
        i18Message: 'x',
        requestId: 'r-1234567',
        details: { of: status },
      }
      await expect(sendCall(anyCall)).rejects.toMatchObject({
        name: 'BackendError',
        status,
        code: `CODE_${status}`,
        details: { of: status },
      })
    }
  })

  const token = { access_token: 'a', refresh_token: 'r', expires: 1 }
  it.each([200, 201, 202])('accepts a login answered with %i [CALL-ANSWER-03]', async (status) => {
    far.answering = { ...token, status }
    expect(await redeemLoginCode('code')).toEqual(token)
  })
  it.each([203, 206])(
    'treats a login answered with %i as a failure, and no other status [CALL-ANSWER-03]',
    async (status) => {
      far.answering = { ...token, status }
      await expect(redeemLoginCode('code')).rejects.toMatchObject({ name: 'BackendError', status })
      expect(await tradeProviderToken('token')).toEqual(token)
    },
  )

  it('identifies the device by its id, uses 1 when the look-up fails, and logs it [CALL-DEVICE-02, ERR-54, AMBIG-061]', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const lost = new QueryClient()
    expect(await loadDeviceId(lost, 'nour')).toBe('1')
    expect(far.seen.map(({ url }) => url)).toEqual(['/far/api/device'])
    expect(errors).toHaveBeenCalledWith('error get device id', expect.objectContaining({ status: 404 }))
    // The fallback is not cached: the next lookup asks the backend again.
    expect(await loadDeviceId(lost, 'nour')).toBe('1')
    expect(far.seen).toHaveLength(2)
  })

  describe('asking for a structure', () => {
    const scope = { tenant: 'nour', lang: 'en', maxRating: 60 } as const
    const open = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const sent = () => Object.fromEntries(new URL(far.seen.at(-1)?.url ?? '', far.base()).searchParams)
    const requestsOf = async (client: QueryClient, name: string) => {
      const query = { ...structureQuery(scope, { name, id: null }), retry: false }
      await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(BackendError)
      return sent()
    }
    const device = {
      status: 200,
      id: 'dev_000000000001',
      deviceAttributes: { desktop: true, tablet: false, modernPhone: false, operatingSystem: 'linux' },
    }
    const plain = { lang: 'en', maxRating: '60' }

    it('sends the device once it is known, and does not wait for a look-up [CALL-STRUCT-01, CALL-DEVICE-02, AMBIG-061]', async () => {
      vi.spyOn(console, 'error').mockReturnValue(undefined)
      const client = open()
      expect(await requestsOf(client, 'home')).toEqual(plain)
      await loadDeviceId(client, 'nour')
      expect(await requestsOf(client, 'music')).toEqual({ ...plain, deviceId: '1' })
      far.answering = device
      await loadDeviceId(client, 'nour')
      far.forget()
      // An answer is cached.
      expect(await loadDeviceId(client, 'nour')).toBe('dev_000000000001')
      expect(far.seen).toEqual([])
      const known = { ...plain, deviceId: 'dev_000000000001', os: 'linux', isDesktop: 'true' }
      expect(await requestsOf(client, 'video')).toEqual(known)
      const more = moreOfStructureQuery(scope, { name: 'home', id: null }, 'shelf', 'alb_000000000001')
      await expect(client.fetchInfiniteQuery({ ...more, retry: false })).rejects.toBeInstanceOf(BackendError)
      expect(sent()).toEqual({ ...known, lastId: 'alb_000000000001' })

      const phone = open()
      far.answering = { ...device, deviceAttributes: { ...device.deviceAttributes, desktop: false } }
      await loadDeviceId(phone, 'nour')
      far.forget()
      expect(await requestsOf(phone, 'home')).toMatchObject({ os: 'linux', isDesktop: 'false' })
    })
    it('bypasses all caches when retrying after a failure, and not otherwise [CALL-STRUCT-01]', async () => {
      const client = open()
      expect(await requestsOf(client, 'home')).toEqual(plain)
      expect(await requestsOf(client, 'home')).toEqual({ ...plain, omitCache: 'true' })
      far.answering = { status: 200, ...node('home', {}) }
      const query = structureQuery(scope, { name: 'home', id: null })
      await client.fetchQuery(query)
      expect(sent()).toEqual({ ...plain, omitCache: 'true' })
      await client.fetchQuery({ ...query, staleTime: 0 })
      expect(sent()).toEqual(plain)
    })
    it('sends its timeout while the data saver is on [CALL-STRUCT-01]', async () => {
      dataSaver.isEnabled = true
      try {
        expect(await requestsOf(open(), 'home')).toEqual({ ...plain, forceTimeout: '8000' })
      } finally {
        dataSaver.isEnabled = false
      }
    })
    it('loads the next articles of a section as a fragment, ten at a time [CALL-STRUCT-07]', async () => {
      const ask = { name: 'articles-category', id: 'culture' }
      const cards = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, at) => ({ id: `atc_${from + at}`, kind: 'article' }))
      const more = moreOfStructureQuery(scope, ask, 'articles', 'atc_19')
      const askFor = async (client: QueryClient, pageParam: string) => {
        const { queryFn } = more
        if (typeof queryFn !== 'function') throw new Error('nothing asks')
        const { signal } = new AbortController()
        const context = { client, signal, queryKey: more.queryKey, pageParam, meta: undefined }
        await expect(queryFn({ ...context, direction: 'forward' })).rejects.toBeInstanceOf(BackendError)
        return [new URL(far.seen.at(-1)?.url ?? '', far.base()).pathname, sent()]
      }
      const client = open()
      const page = {
        ...node('articles-category', {}),
        substructure: [node('articles', { entries: cards(0, 20) })],
      }
      client.setQueryData(structureQuery(scope, ask).queryKey as readonly unknown[], page)
      const fragment = '/far/api/structure/articles-category/fragment/get-articles'
      const query = { ...plain, id: 'culture', limit: '10' }
      expect(await askFor(client, 'atc_19')).toEqual([fragment, { ...query, offset: '20' }])
      const pages = [{ entries: cards(20, 30), more: 'atc_29' }]
      client.setQueryData(more.queryKey as readonly unknown[], { pages, pageParams: ['atc_19'] })
      expect(await askFor(client, 'atc_29')).toEqual([fragment, { ...query, offset: '30' }])
      // Without the previous error, the last one is reported.
      const structure = '/far/api/structure/articles-category'
      expect(await askFor(open(), 'atc_19')).toEqual([
        structure,
        { ...plain, id: 'culture', lastId: 'atc_19' },
      ])
    })
    it('uses the same query key for every device, so that the rendered data is found', async () => {
      const client = open()
      far.answering = device
      await loadDeviceId(client, 'nour')
      far.forget()
      await requestsOf(client, 'home')
      const [, query] = client.getQueryCache().getAll()
      expect(query?.queryKey).toEqual(['public', 'nour', 'en', 60, 'structure', 'home', ''])
    })
  })

  it('prefetches the payload of a screen by one call per path, however many wait for it [CALL-SHELL-03]', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const scope = { tenant: 'nour', lang: 'de', maxRating: 40 } as const
    const structureByPath = { '/': 'home', '/music/list': 'music-list' }
    for (const [path, name] of Object.entries(structureByPath)) {
      const matched = matchRoute(path)
      if (!matched) throw new Error(`${path} has no route`)
      const { queryKey } = structureQuery(scope, { name, id: null })
      far.forget()
      far.answering = { status: 200, route: name, queries: [{ key: queryKey, data: node(name, {}) }] }
      await Promise.all([1, 2].map(() => loadRouteData(client, { scope, matched, path })))
      expect(far.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
        `GET /far/api/prefetch?${new URLSearchParams({ path, lang: 'de', maxRating: '40' })}`,
      ])
      expect(client.getQueryData(queryKey)?.name).toBe(name)
    }
  })

  it('renders a page without the blocks that only a newer backend knows, and logs once what it left out', async () => {
    const warnings = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const scope = { tenant: 'nour', lang: 'en', maxRating: 60 } as const
    const ask = structureQuery(scope, { name: 'home', id: null })
    const shown = () => client.getQueryData(ask.queryKey)?.substructure.map(({ name }) => name)
    far.answering = { status: 200, ...newer }
    await client.fetchQuery(ask)
    expect(shown()).toEqual(['carousel3d', 'banner'])
    // The same page as a payload that was fetched ahead.
    client.clear()
    far.answering = { status: 200, route: 'index', queries: [{ key: ask.queryKey, data: newer }] }
    const matched = matchRoute('/')
    if (!matched) throw new Error('home has no route')
    await loadRouteData(client, { scope, matched, path: '/' })
    expect(shown()).toEqual(['carousel3d', 'banner'])
    expect(warnings.mock.calls).toEqual([
      ["structure: entries of 'concerts' cannot be read and are skipped: 1"],
      ["structure: the block 'hologram' cannot be read, it is skipped"],
    ])
  })

  it('sends the idempotency key of a write to an external backend only where it allows the header', async () => {
    const keySent = async () => {
      await expect(sendCall(anyCall, { idempotencyKey: 'k-1' })).rejects.toMatchObject({ status: 404 })
      return far.seen.at(-1)?.headers['idempotency-key']
    }
    expect(await keySent()).toBe('k-1')
    configureBackend({ ...clientParts, takesKeys: false, base: far.base(), tenantName: 'nour' })
    expect(await keySent()).toBeUndefined()
  })

  it('distinguishes a network failure from a refusal', async () => {
    configureBackend({ ...clientParts, base: 'http://127.0.0.1:9/api', tenantName: 'nour' })
    await expect(sendCall(anyCall)).rejects.toBeInstanceOf(OfflineError)
  })
})
