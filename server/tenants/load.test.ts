import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { roomNames } from '../../src/domain/rooms.ts'
import { matchRoute } from '../../src/domain/routing.ts'
import { loadTenants, readTenant } from './load.ts'
import { tenantCss } from './tenant-css.ts'
import riwaq from './riwaq.json' with { type: 'json' }

const tenants = loadTenants()

describe('tenant files', () => {
  it('bring three tenants, the one for plain localhost first', () => {
    expect(tenants.map(({ name }) => name)).toEqual(['riwaq', 'klang', 'nour'])
  })

  it('name the file and the field that is wrong', () => {
    const wrong = { ...riwaq, versionPollMs: 'often' }
    expect(() => readTenant('riwaq.json', wrong)).toThrow(
      /^Tenant file riwaq\.json: field "versionPollMs" is wrong \(.+\)\.$/,
    )
    const { ro: _, ...five } = riwaq.tagline
    expect(() => readTenant('riwaq.json', { ...riwaq, tagline: five })).toThrow(
      /field "tagline\.ro" is wrong/,
    )
  })

  it.each(['login.example', 'javascript:alert(1)'])('refuse %s as an identity provider', (issuer) => {
    const wrong = { ...riwaq, identity: { issuer, clientId: 'portal' } }
    expect(() => readTenant('riwaq.json', wrong)).toThrow(/field "identity\.issuer" is wrong/)
  })

  it('refuse two tenants at one host name, and a name that is not the file’s', () => {
    const twin = { ...riwaq, name: 'twin', isFirst: false }
    expect(() => loadTenants({ './riwaq.json': riwaq, './twin.json': twin })).toThrow(
      /already belongs to riwaq/,
    )
    expect(() => loadTenants({ './other.json': riwaq })).toThrow(/field "name"/)
    expect(() => loadTenants({ './twin.json': twin })).toThrow(/field "isFirst"/)
  })

  it('list only rooms that exist', () => {
    for (const { rooms } of tenants) for (const room of rooms) expect(roomNames).toContain(room)
  })

  it('name no address of the portal but what the route table reads', () => {
    const isFile = (path: string) => /^\/(?:img|icons|assets|fonts)\//.test(path)
    const textsIn = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(textsIn)
          : []
    const named = tenants.flatMap(textsIn).filter((text) => /^\/\S*$/.test(text) && !isFile(text))
    // The ways of a login are the backend's own; a path that is filled in whole is anybody's.
    const paths = [...new Set(named)].filter((path) => !/^\/(?:(?:login|register)\/)?\{/.test(path))
    expect(paths.length).toBeGreaterThan(10)
    const read = paths.map((path) => [path, matchRoute(path.split('?')[0] ?? '')?.route.name ?? 'nothing'])
    expect(read.filter(([, name]) => name === 'nothing' || name === 'catch-all')).toEqual([])
  })

  it('give each plan its words in six languages', () => {
    for (const { subscriptionTypes } of tenants)
      for (const { attributes } of subscriptionTypes)
        for (const lang of languageCodes)
          expect(attributes.find(({ key }) => key === `DESC_TEXT_${lang}`)?.value).toBeTruthy()
  })

  it('become style that sets both themes and leaves no tracking in Arabic', () => {
    const [css] = tenants.filter(({ name }) => name === 'nour').map(tenantCss)
    expect(css).toContain('--bg:#f7f3e8')
    expect(css).toMatch(/\[data-theme='dark'\]\{--bg:#06140e/)
    expect(css).toContain(':root:lang(ar){--h-track:0em}')
    expect(css).not.toContain('undefined')
  })
})
