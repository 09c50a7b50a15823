/** How the backend client asks for composed pages, and what it makes of their answers. */
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { BackendError } from '../../src/api/backend-error.ts'
import { moreOfStructureQuery, structureQuery } from '../../src/api/content.ts'
import { loadDeviceId } from '../../src/api/device.ts'
import { loadRouteData } from '../../src/api/route-data.ts'
import { structureNode } from '../../src/contract/structure-node.ts'
import { matchRoute } from '../../src/domain/addresses/routing.ts'
import { dataSaver } from '../../src/lib/data-saver.ts'
import { startStubBackend } from '../support/stub-backend.ts'

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

describe('the backend client', () => {
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
})
