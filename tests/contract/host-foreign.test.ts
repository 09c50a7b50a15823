/** A tenant whose backend is somewhere else: the host asks it over the wire, and does not wait for long. */
import { mkdtemp, rm } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIds, systemClock } from '../../server/clock.ts'
import { openBuild } from '../../server/host/build.ts'
import { createHost } from '../../server/host/host.ts'
import type { Host, Log } from '../../server/parts.ts'
import { readSettings } from '../../server/settings.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import type { Tenant } from '../../server/tenants/tenant.ts'
import { readDocument } from '../support/document.ts'

interface Heard {
  url: string
  headers: Record<string, unknown>
}
const page = {
  name: 'home',
  data: {
    params: { query: {} },
    clickUrl: '',
    customProperties: { type: 'richText' },
    imageUrl: '',
    title: 'From far away',
    subTitle: '',
    entries: [],
  },
  substructure: [],
}

let server: Server
let dataDir: string
let tenant: Tenant
let host: Host
let isMute = false
const heard: Heard[] = []

const answer = (url: string) => {
  if (url.startsWith('/base/i18n/')) return {}
  if (url.startsWith('/base/redirect')) return { redirect: null }
  return page
}
const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push({ url: request.url ?? '', headers: request.headers })
    if (!isMute) response.end(JSON.stringify(answer(request.url ?? '')))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const [first] = loadTenants()
  if (!first) throw new Error('there is no tenant')
  tenant = {
    ...first,
    service: { tenantBackendUrl: { [first.name]: `http://127.0.0.1:${port}/base` }, multiContentBackend: '' },
  }
  dataDir = await mkdtemp(join(tmpdir(), 'riwaq-host-'))
  const parts = {
    settings: { ...readSettings({}), dataDir },
    clock: systemClock,
    ids: createIds(systemClock),
    log: quiet,
  }
  const build = await openBuild(new URL('../../dist', import.meta.url).pathname)
  host = await createHost(parts, () => () => Promise.reject(new Error('our own backend was asked')), build)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const open = async (path: string) => {
  const request = new Request(`http://riwaq.localhost${path}`, { headers: { cookie: 'user-token=secret' } })
  const visit = { tenant, ip: '203.0.113.7', origin: 'http://riwaq.localhost', requestId: 'test' }
  const response = await host.respond(request, visit)
  if (!response) throw new Error(`nobody answered ${path}`)
  return { response, body: await response.text() }
}

describe('a foreign backend', () => {
  it('is asked for the page with the headers of the contract and nothing of the visitor [CALL-ENV-02]', async () => {
    const { body } = await open('/music/list')
    expect(readDocument(body).title).toContain('From far away')
    const asked = heard.find(({ url }) => url.startsWith('/base/structure/music-list'))
    expect(asked?.headers).toMatchObject({ 'x-tenant-id': 'riwaq', 'x-distribution-channel': 'WEB' })
    expect(JSON.stringify(heard)).not.toContain('secret')
  })
  it('is the only foreign origin that the policy allows', async () => {
    const { response } = await open('/music/list')
    const origin = new URL(tenant.service.tenantBackendUrl['riwaq'] ?? '').origin
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`connect-src 'self' ${origin};`)
    expect([...new Set(policy.match(/https?:[^ ;]+/g))]).toEqual([origin])
  })
  it('that stays silent costs half a second; then the empty page starts by itself', async () => {
    isMute = true
    const start = performance.now()
    const { response, body } = await open('/podcast/list')
    const waited = performance.now() - start
    isMute = false
    expect(response.headers.get('x-document')).toBe('shell')
    expect(body).toContain('<div id="root"></div>')
    expect(waited).toBeGreaterThan(450)
    expect(waited).toBeLessThan(2000)
    // And it is not kept: the next visitor gets the page.
    expect((await open('/podcast/list')).response.headers.get('x-document')).toBe('rendered')
  })
})
