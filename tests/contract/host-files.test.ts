/** Files, icons and hosts as the built portal answers them. */
import { readFileSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { parse } from 'valibot'
import { LatestBuild } from '../../src/contract/shell.ts'
import { openApiDocument } from '../../server/api/open-api.ts'
import { readDocument } from '../support/document.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

const get = (path: string, headers: Record<string, string> = {}) =>
  portal.get(path, 'riwaq.localhost', headers)
const dist = new URL('../../dist/', import.meta.url).pathname
const built = () => (JSON.parse(readFileSync(`${dist}build.json`, 'utf8')) as { id: string }).id
const script = () => `/assets/${readdirSync(`${dist}client/assets`).find((name) => name.endsWith('.js'))}`

/** Bytes on the wire as they are written here: what no ordinary client would send. */
const raw = (lines: readonly string[]) =>
  new Promise<string>((done, fail) => {
    const socket = connect(portal.port, '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n')))
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('end', () => done(text))
    socket.on('error', fail)
  })

describe('a hashed file', () => {
  it('is immutable and compressed for clients that accept it', async () => {
    const packed = await get(script(), { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const complete = await get(script())
    expect(complete.headers['content-encoding']).toBeUndefined()
    expect(complete.headers['vary']).toBe('accept-encoding')
    expect(packed.bytes).toBeLessThan(complete.bytes / 2)
  })
  it('is not compressed for a client that refuses it, and each encoding has its own ETag', async () => {
    const refused = await get(script(), { 'accept-encoding': 'br;q=0, gzip' })
    expect(refused.headers['content-encoding']).toBeUndefined()
    const packed = await get(script(), { 'accept-encoding': 'br' })
    expect(packed.headers['etag']).not.toBe(refused.headers['etag'])
  })
  it('is revalidated without being sent again', async () => {
    const { headers } = await get(script())
    const again = await get(script(), { 'if-none-match': String(headers['etag']) })
    expect([again.status, again.bytes]).toEqual([304, 0])
  })
  it.each(['riwaq', 'nour', 'klang'])(
    'exists when a document of %s references it, fonts included',
    async (tenant) => {
      const host = `${tenant}.localhost`
      const pages = await Promise.all(['/en', '/ar', '/ro'].map((path) => portal.get(path, host)))
      const named = pages.flatMap(({ body }) => body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])
      const files = [...new Set(named)]
      expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(1)
      const answers = await Promise.all(
        files.map(async (file) => [file, (await portal.get(file, host)).status]),
      )
      expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    },
  )
  it('that is missing is 404 and never a page', async () => {
    for (const path of [
      '/assets/none-12345678.js',
      '/none.css',
      '/music/none.png',
      '/icons/7.png',
      '/.git/config',
    ]) {
      const { status, body, headers } = await get(path)
      expect([path, status, body]).toEqual([path, 404, 'Not found'])
      expect(headers['content-type']).toContain('text/plain')
    }
  })
  it('that never existed gets the error page on a navigation', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const path of ['/evil.com', '/en/evil.com', '/en/%2f%2fevil.com', '/none.css', '/.git/config']) {
      const opened = await get(path, headers)
      const page = readDocument(opened.body)
      expect([path, opened.status, page.h1, page.data.status]).toEqual([path, 404, 1, 404])
    }
    for (const path of ['//evil.com', '/en//evil.com']) {
      const { status, headers: answered } = await get(path, headers)
      expect([path, status, answered['location']]).toEqual([path, 301, path.replace('//', '/')])
    }
    for (const path of ['/assets/none-12345678.js', '/icons/7.png'])
      expect([path, (await get(path, headers)).body]).toEqual([path, 'Not found'])
  })
  it('never leads outside the build', async () => {
    for (const path of [
      '/assets/../build.json',
      '/assets/%2e%2e/build.json',
      '/assets/..%2fbuild.json',
      '/manifest.build.json',
      '/index.html',
    ])
      expect(
        (await raw([`GET ${path} HTTP/1.1`, 'Host: riwaq.localhost', 'Connection: close'])).split('\r\n')[0],
      ).toContain('404')
  })
})

describe('the id of a build', () => {
  it('is in builds/latest.json, in every document and in the worker [CALL-SHELL-02]', async () => {
    const latest = await get(`/builds/latest.json?t=${Date.now()}`)
    expect(parse(LatestBuild, JSON.parse(latest.body))).toEqual({ id: built() })
    expect(latest.headers['cache-control']).toMatch(/no-cache|no-store/)
    expect((await get('/')).headers['x-build']).toBe(built())
    const worker = await get('/sw.js')
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.body).toContain(built())
    expect(worker.body).not.toContain('__BUILD_ID__')
  })
})

describe('the manifest', () => {
  it.each([
    { tenant: 'riwaq', lang: 'en', dir: 'ltr', start: '/', brand: 'Riwaq' },
    { tenant: 'riwaq', lang: 'ar', dir: 'rtl', start: '/ar', brand: 'رواق' },
    { tenant: 'nour', lang: 'ar', dir: 'rtl', start: '/', brand: 'نور' },
    { tenant: 'klang', lang: 'fr', dir: 'ltr', start: '/fr', brand: 'Klang' },
  ])('of $tenant in $lang has name, icons and start address', async ({ tenant, lang, dir, start, brand }) => {
    const host = `${tenant}.localhost`
    const { headers, body } = await portal.get(`/manifest/${lang}.webmanifest`, host)
    expect(headers['content-type']).toBe('application/manifest+json')
    const manifest = JSON.parse(body) as {
      name: string
      short_name: string
      icons: { src: string; sizes: string; purpose: string }[]
      shortcuts: { name: string; url: string }[]
    }
    expect(manifest).toMatchObject({
      id: '/',
      lang,
      dir,
      start_url: start,
      scope: '/',
      display: 'standalone',
    })
    expect([manifest.short_name, manifest.name.split(' | ')[0]]).toEqual([brand, brand])
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
      'monochrome 512x512',
    ])
    for (const { src } of manifest.icons)
      expect((await portal.get(src, host)).headers['content-type']).toBe('image/png')
    for (const { name, url } of manifest.shortcuts) {
      expect(name).not.toContain('manifest.')
      expect((await portal.get(url, host)).status).toBe(200)
    }
  })
  it('has another icon for each tenant', async () => {
    const icons = await Promise.all(
      ['riwaq', 'nour', 'klang'].map((tenant) => portal.get('/icons/512.png', `${tenant}.localhost`)),
    )
    expect(new Set(icons.map(({ body }) => body)).size).toBe(3)
  })
})

describe('the OpenAPI document', () => {
  it('is served unchanged at every tenant', async () => {
    const { status, headers, body } = await portal.get('/api/openapi.json', 'klang.localhost')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
  })
})

describe('the environment file', () => {
  it('is served without headers and has backend, stage and tenant [CALL-ENV-01]', async () => {
    const { status, body } = await portal.get('/api/envFile', 'nour.localhost')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toEqual({
      envConfig: {
        envFile: { service: { tenantBackendUrl: {}, multiContentBackend: '/api' }, stage: 'production' },
      },
      tenantName: 'nour',
    })
  })
})

describe('an unknown host', () => {
  it('gets 421 and no data', async () => {
    for (const path of ['/', '/api/envFile', '/assets/x.js', '/oidc/auth']) {
      const { status, body } = await portal.get(path, 'evil.example')
      expect([path, status]).toEqual([path, 421])
      expect(body).not.toMatch(/riwaq|nour|klang/i)
      expect(JSON.parse(body)).toEqual({
        status: 421,
        error: 'UNKNOWN_HOST',
        i18Message: 'error.unknownHost',
        requestId: expect.stringMatching(/^[\w-]{26}$/),
      })
    }
  })
  it('is refused with two host headers, or an absolute target', async () => {
    const twice = await raw([
      'GET / HTTP/1.1',
      'Host: riwaq.localhost',
      'Host: nour.localhost',
      'Connection: close',
    ])
    expect(twice).toMatch(/^HTTP\/1\.1 4(?:21|00)/)
    const absolute = await raw([
      'GET http://nour.localhost/ HTTP/1.1',
      'Host: riwaq.localhost',
      'Connection: close',
    ])
    expect(absolute).toMatch(/^HTTP\/1\.1 421/)
  })
})
