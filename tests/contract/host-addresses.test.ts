/** Addresses without a page of their own, as the built portal answers them: redirects and errors. */
import { describe, expect, it } from 'vitest'
import { readDocument } from '../support/document.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

const get = (path: string, tenant = 'riwaq', headers: Record<string, string> = {}) =>
  portal.get(path, `${tenant}.localhost`, headers)

describe('addresses that lead elsewhere', () => {
  it('lose their trailing slash [LANG-35]', async () => {
    expect(await get('/ar/music/list/?q=1')).toMatchObject({
      status: 301,
      headers: { location: '/ar/music/list?q=1' },
    })
  })
  it('with session_id go to /resetpassword and carry session [NAV-08]', async () => {
    expect(await get('/de/music/list?session_id=cs_1')).toMatchObject({
      status: 302,
      headers: { location: '/de/resetpassword?session=cs_1' },
    })
  })
  it('with a configured redirect keep the requested language [NAV-11]', async () => {
    for (const [tenant, path, location] of [
      ['riwaq', '/podcasts', '/podcast/list'],
      ['riwaq', '/de/podcasts', '/de/podcast/list'],
      ['riwaq', '/ar/faq/apps', '/ar/apps/faq'],
      ['nour', '/en/podcasts', '/en/podcast/list'],
      ['nour', '/podcasts', '/podcast/list'],
    ] as const) {
      const { status, headers } = await get(path, tenant)
      expect([tenant, path, status, headers['location']]).toEqual([tenant, path, 302, location])
    }
  })
  it('never leave the host', async () => {
    for (const path of ['//evil.example/', '///evil.example//', '/\\evil.example/', '/%5cevil.example/'])
      expect(String((await get(path)).headers['location'] ?? '/x')).toMatch(/^\/(?![/\\])/)
  })
})

describe('unknown addresses', () => {
  it('are 404 with the error page also where a login of another tenant was typed; a call has its own answer', async () => {
    for (const path of ['/login/nour', '/login/nobody/at/all', '/register/nour']) {
      const opened = await get(path, 'riwaq', { accept: 'text/html,*/*;q=0.8' })
      const page = readDocument(opened.body)
      expect([path, opened.status, page.h1, page.data.status]).toEqual([path, 404, 1, 404])
    }
    for (const path of ['/login', '/login/nour']) {
      const { status, body } = await get(path, 'riwaq', { accept: 'application/json' })
      expect([path, status, JSON.parse(body).error]).toEqual([path, 404, 'NOT_FOUND'])
    }
  })
  it('are 404 with the error page, in the requested language, and are never indexed [NAV-14]', async () => {
    for (const path of [
      '/fr/no-such-room',
      '/fr/music/albums/x/alb_nothere00000',
      '/fr/a/b/c/d/e/f/g/nobody-asked',
    ]) {
      const { status, body } = await get(path)
      const page = readDocument(body)
      expect([path, status, page.lang, page.h1, page.data.status]).toEqual([path, 404, 'fr', 1, 404])
      expect(page.meta('robots')).toEqual(['noindex'])
      expect(page.canonical).toEqual([])
      // Links of the page stay at this address, in every language.
      expect(body).toContain(`href="/de${path.slice(3)}"`)
    }
  })
  it('under a reserved first segment get no page', async () => {
    for (const path of ['/_/other', '/_/shell/it', '/api/none', '/builds/none', '/assets/none.js']) {
      const { status, body } = await get(path)
      expect([path, status]).toEqual([path, 404])
      expect(body).not.toContain('<html')
    }
  })
})
