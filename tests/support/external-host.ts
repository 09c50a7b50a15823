/** A host whose tenant has a backend elsewhere, which answers over HTTP as a test sets. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createIds, systemClock } from '../../server/clock.ts'
import type { Log, Web } from '../../server/context.ts'
import { readSettings } from '../../server/start/settings.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import type { Tenant } from '../../server/tenants/tenant.ts'
import { openBuild } from '../../server/web/build.ts'
import { createWeb } from '../../server/web/web.ts'
import { structureNode } from '../../src/contract/structure-node.ts'

const node = (name: string, type: string, title: string, own: object = {}) => {
  const { data } = structureNode(name, { customProperties: { type }, title })
  return { name, data: { ...data, ...own }, substructure: [] as unknown[] }
}
const page = node('home', 'richText', 'From far away')
export const card = {
  id: 'alb_000000000001',
  kind: 'album',
  slug: 'one',
  title: 'An album we know',
  lang: 'en',
  picture: { url: '/img/1.png', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'album',
  grading: 0,
}
/** Blocks of a backend that is newer than this host, among those that it knows. */
const newer = {
  ...page,
  substructure: [
    node('concerts', 'shelf', 'Concerts near you', { entries: [{ ...card, kind: 'concert' }] }),
    node('mixed', 'shelf', 'A shelf of both', { entries: [{ ...card, kind: 'concert' }, card] }),
    { name: 'hologram', data: { depth: 3 } },
    node('last', 'richText', 'The last words', { rich: [{ text: 'Still here' }] }),
  ],
}
const album = {
  ...card,
  by: { id: 'art_000000000001', slug: 'act', name: 'The act' },
  released: '2026-01-01T00:00:00.000Z',
  year: 2026,
  label: 'House',
  genre: 'Pop',
  description: { text: '', lang: 'en' },
  tracks: [],
  more: [],
}
const playlist = { ...card, kind: 'playlist', description: album.description, tracks: [], more: [] }
const artist = {
  ...card,
  kind: 'artist',
  biography: album.description,
  followers: 0,
  tracks: [] as unknown[],
  releases: [] as unknown[],
  similar: [],
}

const answer = (url: string) => {
  if (url.startsWith('/base/content/albums/')) return album
  if (url.startsWith('/base/content/playlists/')) return playlist
  if (url.startsWith('/base/content/artists/art_000000000002')) return { ...artist, releases: [card] }
  if (url.startsWith('/base/content/artists/')) return artist
  if (url.startsWith('/base/i18n/')) return {}
  if (url.startsWith('/base/redirect')) return { redirect: null }
  return url.startsWith('/base/structure/music-albums') ? newer : page
}

interface RecordedRequest {
  url: string
  headers: Record<string, unknown>
}
const usual = {
  isMute: false,
  /** Milliseconds before each answer. */
  delay: 0,
  /** A status instead of every answer. */
  refusal: null as number | null,
  /** Only these are answered, everything else is 404. */
  answered: null as RegExp | null,
  /** Trailing blanks after a page, which JSON allows. */
  blanks: 0,
}

const startBackend = () => {
  const backend = { ...usual, requests: [] as RecordedRequest[] }
  const server = createServer(({ url = '', headers }, response) => {
    backend.requests.push({ url, headers })
    if (backend.isMute) return
    if (backend.answered && !backend.answered.test(url)) return void response.writeHead(404).end('{}')
    if (backend.refusal !== null) return void response.writeHead(backend.refusal).end('{}')
    const padding = url.startsWith('/base/structure/') ? ' '.repeat(backend.blanks) : ''
    setTimeout(() => response.end(JSON.stringify(answer(url)) + padding), backend.delay)
  })
  return { backend, server }
}

interface Opening {
  at?: Web
  as?: Tenant
}

/** For the tests of one file; after each of them the backend answers as usual again. */
export const startExternalHost = () => {
  const { backend, server } = startBackend()
  const lines: Record<string, unknown>[] = []
  const record = (fields: object, message: string) => void lines.push({ ...fields, message })
  const log: Log = { info: record, warn: record, error: record }
  let dataDir: string
  let build: Awaited<ReturnType<typeof openBuild>>
  let tenant: Tenant
  let host: Web
  /** Its caches are empty. */
  const openHost = (env: NodeJS.ProcessEnv = {}) =>
    createWeb(
      {
        settings: { ...readSettings(env), dataDir },
        clock: systemClock,
        ids: createIds(systemClock),
        log,
      },
      () => () => Promise.reject(new Error('our own backend was asked')),
      build,
    )
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const [first] = loadTenants()
    if (!first) throw new Error('there is no tenant')
    tenant = {
      ...first,
      service: {
        tenantBackendUrl: { [first.name]: `http://127.0.0.1:${port}/base` },
        multiContentBackend: '',
      },
    }
    dataDir = await mkdtemp(join(tmpdir(), 'riwaq-host-'))
    build = await openBuild(new URL('../../dist', import.meta.url).pathname)
    host = await openHost()
  })
  afterEach(() => void Object.assign(backend, usual))
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    backend,
    get tenant() {
      return tenant
    },
    openHost,
    logOf: (requestId: string) => lines.filter((line) => line['requestId'] === requestId),
    open: async (path: string, requestId = 'any', { at, as }: Opening = {}) => {
      const request = new Request(`http://riwaq.localhost${path}`, {
        headers: { cookie: 'user-token=secret' },
      })
      const visit = { tenant: as ?? tenant, ip: '203.0.113.7', origin: 'http://riwaq.localhost', requestId }
      const response = await (at ?? host).respond(request, visit)
      if (!response) throw new Error(`nobody answered ${path}`)
      return { response, body: await response.text() }
    },
  }
}
