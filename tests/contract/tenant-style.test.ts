/** A tenant with an external stylesheet: the host fetches and caches it, and renders without it on failure. */
import { mkdtemp, rm } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIds } from '../../server/clock.ts'
import { type Build, openBuild } from '../../server/web/build.ts'
import { createWeb } from '../../server/web/web.ts'
import type { Log } from '../../server/context.ts'
import { readSettings } from '../../server/start/settings.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import type { Tenant } from '../../server/tenants/tenant.ts'
import { structureNode } from '../../src/contract/structure-node.ts'

type Sheet = { body: string; type?: string; status?: number; location?: string } | 'silent'

const page = structureNode('music-list', {
  customProperties: { type: 'richText' },
  title: 'All the music',
})

let server: Server
let source: string
let dataDir: string
let build: Build
let sheet: Sheet
let ahead = 0
let requests: { headers: Record<string, unknown> }[] = []
let warnings: { why: string; message: string }[] = []

const log: Log = {
  info: () => undefined,
  warn: (fields, message) =>
    void warnings.push({ why: 'reason' in fields ? String(fields.reason) : '', message }),
  error: () => undefined,
}
const clock = { now: () => new Date(Date.now() + ahead) }

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ headers: request.headers })
    if (sheet === 'silent') return
    const { body, type = 'text/css; charset=utf-8', status = 200, location } = sheet
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/look.css`
  dataDir = await mkdtemp(join(tmpdir(), 'riwaq-style-'))
  build = await openBuild(new URL('../../dist', import.meta.url).pathname)
})
beforeEach(() => {
  ahead = 0
  requests = []
  warnings = []
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A host that has just started; its tenant's file names the stylesheet. */
const startHost = async (cdnLink = source) => {
  const [first, second] = loadTenants()
  if (!first || !second) throw new Error('there are too few tenants')
  const styled: Tenant = {
    ...first,
    configurations: { ...first.configurations, custom_styling: { cdnLink } },
  }
  const settings = { ...readSettings({}), dataDir }
  const backend = () => async (name: string) =>
    name === 'lookUpRedirect' ? { redirect: null } : name === 'getWords' ? {} : page
  const host = await createWeb({ settings, clock, ids: createIds(clock), log }, backend, build)
  const open = async (path: string, tenant = styled) => {
    const origin = `http://${tenant.name}.localhost`
    const request = new Request(origin + path, { headers: { cookie: 'user-token=secret' } })
    const response = await host.respond(request, { tenant, ip: '203.0.113.7', origin, requestId: 'test' })
    if (!response) throw new Error(`nobody answered ${path}`)
    return { response, body: await response.text() }
  }
  return { open, other: second }
}
const linkIn = (body: string) => /<link id="custom-style" rel="stylesheet" href="([^"]+)">/.exec(body)?.[1]

describe('the stylesheet of a tenant', () => {
  it('is linked from a copy on the host under a hash of its text [THEME-01]', async () => {
    sheet = { body: '/* look */ :root { --from-the-tenant : 7 }' }
    const { open } = await startHost()
    const { response, body } = await open('/_/shell')
    const address = linkIn(body) ?? 'none'
    expect(address).toMatch(/^\/assets\/tenant-[\w-]{22}\.css$/)
    const copy = await open(address)
    expect(copy.body).toBe(':root{--from-the-tenant:7}')
    expect(copy.response.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(copy.response.headers.get('cache-control')).toContain('immutable')
    // After the tenant's tokens, so that it wins over them.
    expect(body.indexOf('id="custom-style"')).toBeGreaterThan(body.lastIndexOf('</style>'))
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/)
    expect(policy).not.toMatch(/https?:/)
  })
  it('is fetched once for many pages, and its server learns nothing of the visitor', async () => {
    sheet = { body: ':root{--a:1}' }
    const { open } = await startHost()
    await Promise.all(['/_/shell', '/_/shell/ar', '/_/shell/de'].map((path) => open(path)))
    expect(requests).toHaveLength(1)
    expect(JSON.stringify(requests)).not.toContain('secret')
  })
  it('applies to a rendered document too, which may be cached while the sheet changes', async () => {
    sheet = { body: ':root{--a:3}' }
    const { open } = await startHost()
    const before = await open('/music/list')
    expect(before.response.headers.get('x-document')).toBe('rendered')
    expect(linkIn(before.body)).toBeDefined()
    sheet = { body: ':root{--a:4}' }
    ahead = 11 * 60_000
    await expect.poll(async () => linkIn((await open('/music/list')).body)).not.toBe(linkIn(before.body))
  })
  it('is scoped to its tenant', async () => {
    sheet = { body: ':root{--a:2}' }
    const { open, other } = await startHost()
    const address = linkIn((await open('/_/shell')).body) ?? 'none'
    expect(linkIn((await open('/_/shell', other)).body)).toBeUndefined()
    expect((await open(address, other)).response.status).toBe(404)
  })
  it.each<[string, Sheet, string]>([
    ['larger than 4 kB', { body: `:root{--a:${'1'.repeat(4096)}}` }, 'larger than 4096 bytes'],
    ['more than custom properties', { body: 'body{--a:1;display:none}' }, 'custom properties'],
    ['a rule for a part of the page', { body: 'input{--a:1}' }, 'root or the body'],
    ['an address that would be loaded', { body: ':root{--a:url(//evil.example)}' }, 'url()'],
    ['an import', { body: '@import "a.css";' }, 'does not end'],
    ['a page', { body: '<!doctype html>', type: 'text/html' }, 'no stylesheet'],
    ['not there', { body: '', status: 404 }, 'answered 404'],
    ['somewhere else', { body: '', status: 302, location: '/elsewhere.css' }, ''],
  ])('is left out when it is %s, and the reason is logged', async (_, given, why) => {
    sheet = given
    const { open } = await startHost()
    const { response, body } = await open('/_/shell')
    expect(response.status).toBe(200)
    expect(body).toContain('<div id="root">')
    expect(linkIn(body)).toBeUndefined()
    expect(requests).toHaveLength(1)
    expect(warnings).toEqual([
      { why: expect.stringContaining(why), message: 'the stylesheet of a tenant is left out' },
    ])
  })
  it.each([
    ['cannot be reached', 'http://127.0.0.1:1/look.css'],
    ['stays silent', ''],
  ])('does not delay the portal when its server %s', async (_, address) => {
    sheet = 'silent'
    const { open } = await startHost(address || source)
    const { response, body } = await open('/_/shell')
    expect(response.status).toBe(200)
    expect(linkIn(body)).toBeUndefined()
  })
  it('stays in use while its server is down, and changes when it has changed there', async () => {
    sheet = { body: ':root{--a:1}' }
    const { open } = await startHost()
    const before = linkIn((await open('/_/shell')).body) ?? 'none'
    sheet = { body: 'gone', status: 503 }
    ahead = 11 * 60_000
    await open('/_/shell')
    await expect.poll(() => warnings.length).toBe(1)
    expect(linkIn((await open('/_/shell')).body)).toBe(before)
    sheet = { body: ':root{--a:2}' }
    ahead += 61_000
    await expect.poll(async () => linkIn((await open('/_/shell')).body)).not.toBe(before)
    // Pages that are still open name the earlier one.
    expect((await open(before)).body).toBe(':root{--a:1}')
  })
  it('that is on the host already is left to the page', async () => {
    const { open } = await startHost('/tenant-look.css')
    expect(linkIn((await open('/_/shell')).body)).toBeUndefined()
    expect(requests).toHaveLength(0)
  })
})
