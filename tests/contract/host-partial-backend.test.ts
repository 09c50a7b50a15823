/** A tenant whose external backend is slow, refuses, answers some calls only, or lies under the portal's own host. */
import { describe, expect, it } from 'vitest'
import type { Tenant } from '../../server/tenants/tenant.ts'
import { type CallName, calls } from '../../src/contract/calls.ts'
import { callDescriptions } from '../../src/contract/descriptions/call-descriptions.ts'
import { readDocument } from '../support/document.ts'
import { startExternalHost } from '../support/external-host.ts'

const host = startExternalHost()
const { backend } = host

describe('the document of a page, while an external backend takes', () => {
  it.each([
    [0, 'rendered'],
    [300, 'rendered'],
    [800, 'shell'],
  ])('%d ms, is %s', async (ms, kind) => {
    backend.delay = ms
    const kindOf = async () => {
      const { response } = await host.open('/music/list', 'any', { at: await host.openHost() })
      expect(response.status).toBe(200)
      return response.headers.get('x-document')
    }
    // A busy machine may add to the 300 ms what it takes beyond the half second; nothing takes from the 800.
    await expect.poll(kindOf, { timeout: 20_000, interval: 100 }).toBe(kind)
  })
})

describe('a refusal of an external backend', () => {
  it.each([401, 403, 429, 500, 503])('of %d lets the page start by itself', async (status) => {
    backend.refusal = status
    const { response } = await host.open('/music/list', `refused-${status}`, { at: await host.openHost() })
    expect([response.status, response.headers.get('x-document')]).toEqual([200, 'shell'])
    expect(host.logOf(`refused-${status}`).map(({ message }) => message)).toContain(
      'a document could not be rendered',
    )
  })
  it.each([400, 404, 410])('of %d is a missing page', async (status) => {
    backend.refusal = status
    const { response } = await host.open('/music/list', 'any', { at: await host.openHost() })
    expect([response.status, response.headers.get('x-document')]).toEqual([404, 'rendered'])
  })
})

describe('a backend under a path of the portal’s own host', () => {
  const withPath = (): Tenant => ({
    ...host.tenant,
    service: { tenantBackendUrl: {}, multiContentBackend: '/base' },
  })
  it('is asked at PUBLIC_URL, as a proxy there leads to it [CALL-ENV-03]', async () => {
    const { origin } = new URL(host.tenant.service.tenantBackendUrl['riwaq'] ?? '')
    const at = await host.openHost({ PUBLIC_URL: origin })
    const { response, body } = await host.open('/music/list', 'any', { at, as: withPath() })
    expect([response.status, response.headers.get('x-document')]).toEqual([200, 'rendered'])
    expect(readDocument(body).title).toContain('From far away')
  })
  it('cannot be asked without PUBLIC_URL: the page starts by itself, without an error', async () => {
    const { response, body } = await host.open('/music/list', 'of-the-path', {
      at: await host.openHost(),
      as: withPath(),
    })
    expect([response.status, response.headers.get('x-document')]).toEqual([200, 'shell'])
    expect(body).toContain('"multiContentBackend":"/base"')
    expect(host.logOf('of-the-path')).toEqual([])
  })
  it('is unavailable without a proxy: its address never shows a page of the portal', async () => {
    for (const path of ['/base', '/base/structure/home?lang=en'])
      await expect(host.open(path, 'any', { as: withPath() })).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        cause: { message: '/base leads to the portal: the proxy has to send it to the backend of riwaq' },
      })
    expect(
      (await host.open('/basements', 'any', { as: withPath(), at: await host.openHost() })).response.status,
    ).toBe(200)
  })
  it('has its login below its path, with the full return address', async () => {
    const { origin } = new URL(host.tenant.service.tenantBackendUrl['riwaq'] ?? '')
    const at = await host.openHost({ PUBLIC_URL: origin })
    const { body } = await host.open('/en/user/login?returnTo=%2Fen%2Fmusic', 'any', { at, as: withPath() })
    const [, href = ''] = /href="([^"]*\/login\/riwaq\?[^"]*)"/.exec(body) ?? []
    const url = new URL(href.replaceAll('&amp;', '&'), 'http://riwaq.localhost')
    expect(url.pathname).toBe('/base/login/riwaq')
    expect(url.searchParams.get('redirectUrl')).toMatch(/^http:\/\/riwaq\.localhost\//)
  })
})

describe('a backend that answers only what is mandatory', () => {
  const ofDocuments = calls.filter(({ name }) => callDescriptions[name as CallName].isMandatory)
  it('shows composed pages, and no page of an item', async () => {
    const paths = ofDocuments.map(({ path }) => path.replace(/\{\w+\}/g, '[^/?]+'))
    backend.answered = new RegExp(`^/base(?:${paths.join('|')})(?:\\?|$)`)
    const at = await host.openHost()
    const home = await host.open('/music/list', 'any', { at })
    expect([home.response.status, home.response.headers.get('x-document')]).toEqual([200, 'rendered'])
    const album = await host.open('/en/music/albums/act/art_000000000001/one/alb_000000000001', 'any', { at })
    expect([album.response.status, album.response.headers.get('x-document')]).toEqual([404, 'rendered'])
  })
  it('shows nothing without the pages', async () => {
    backend.answered = /^\/base\/(?!structure)/
    const { response } = await host.open('/music/list', 'any', { at: await host.openHost() })
    expect(response.status).toBe(404)
  })
})
