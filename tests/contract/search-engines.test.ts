/** What search engines are told: which pages there are, in which languages, and what each is about. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes, localeOf } from '../../src/contract/languages.ts'
import { routes } from '../../src/contract/routes.ts'
import { livingAddresses } from '../support/addresses.ts'
import { readDocument } from '../support/document.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
}, 180_000)
afterAll(() => portal.stop())

const tenants = ['riwaq', 'nour', 'klang'] as const
const get = async (address: string, tenant: string) => {
  const { pathname, search } = new URL(address)
  return portal.get(pathname + search, `${tenant}.localhost`)
}
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
const entries = (xml: string) =>
  [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => ({
    address,
    languages: new Map(
      [...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, lang = '', href = '']) => [
        lang,
        href,
      ]),
    ),
  }))
const everyNth = <T>(items: readonly T[], n: number) => items.filter((_, at) => at % n === 0)

const partsOf = async (tenant: string) => {
  const { status, headers, body } = await portal.get('/sitemap.xml', `${tenant}.localhost`)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/xml')
  return locations(body)
}

describe.each(tenants)('what %s tells search engines', (tenant) => {
  it('leads from robots.txt to a sitemap with parts for each language', async () => {
    const { body } = await portal.get('/robots.txt', `${tenant}.localhost`)
    expect(body).toContain(`Sitemap: ${portal.origin(tenant)}/sitemap.xml`)
    const parts = await partsOf(tenant)
    for (const lang of languageCodes)
      expect(parts.filter((part) => part.includes(`/sitemap/${lang}/`)).length).toBeGreaterThan(1)
    expect(new Set(parts).size).toBe(parts.length)
  })

  it('names each page once, with its six languages and the default, and each is there under that very address', async () => {
    const parts = (await partsOf(tenant)).filter((part) => part.includes('/sitemap/ar/'))
    const pagesOf = async (part: string) => {
      const { status, body } = await get(part, tenant)
      expect(status).toBe(200)
      expect(Buffer.byteLength(body)).toBeLessThan(1_000_000)
      return entries(body)
    }
    const pages = (await Promise.all(parts.map(pagesOf))).flat()
    expect(pages.length).toBeGreaterThan(60)
    expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length)
    const wrongAt = async ({ address, languages }: (typeof pages)[number]) => {
      const { status, body } = await get(address, tenant)
      const page = readDocument(body)
      const alternates = new Map(page.alternates)
      const isRight =
        status === 200 &&
        page.canonical[0] === address &&
        languages.size === 7 &&
        [...languages].every(([lang, href]) => alternates.get(lang) === href)
      return isRight ? [] : [`${status} ${address}`]
    }
    expect((await Promise.all(everyNth(pages, 40).map(wrongAt))).flat()).toEqual([])
  })

  it('names no room that belongs to a person, and none that asks for a login', async () => {
    const [first = ''] = (await partsOf(tenant)).filter((part) => part.includes('/sitemap/en/'))
    const paths = entries((await get(first, tenant)).body).map(({ address }) =>
      new URL(address).pathname.replace(/^\/(?:en|ar|fr|de|es|ro)(?=\/|$)/, ''),
    )
    expect(paths).toContain('/music/list')
    const guarded = routes.filter(({ guard }) => guard !== null).map(({ pattern }) => pattern)
    for (const path of [...guarded, '/favorites', '/history', '/user/login', '/resetpassword'])
      expect(paths).not.toContain(path)
  })
})

it('a part that does not exist is no page', async () => {
  for (const path of [
    '/sitemap/en/9999.xml',
    '/sitemap/it/0.xml',
    '/sitemap/en/x.xml',
    '/sitemap/en/0.xml/1',
  ])
    expect((await portal.get(path, 'riwaq.localhost')).status).toBe(404)
})

describe('a page of one item', () => {
  interface Said {
    '@context': string
    '@type': string
    name?: string
    headline?: string
    url: string
    inLanguage: string
    byArtist?: { name: string; url: string }
  }
  const saidOn = (body: string): Said[] =>
    [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Said,
    )

  it.each([
    ['album', 'MusicAlbum'],
    ['artist', 'MusicGroup'],
    ['playlist', 'MusicPlaylist'],
    ['track', 'MusicRecording'],
  ] as const)('of the kind %s says that it is a %s, in the page’s own address', async (screen, type) => {
    const addresses = await livingAddresses(portal, 'riwaq')
    const path = [...addresses].find(([row]) => row.screen === screen)?.[1] ?? ''
    const { body } = await portal.get(`/ar${path}`, 'riwaq.localhost')
    const [said, ...more] = saidOn(body)
    expect(more).toEqual([])
    expect(said).toMatchObject({ '@context': 'https://schema.org', '@type': type })
    expect(said?.url).toBe(readDocument(body).canonical[0])
    expect(readDocument(body).title).toContain(said?.name ?? '?')
    expect(languageCodes).toContain(said?.inLanguage)
    if (said?.byArtist) {
      const artist = await get(said.byArtist.url, 'riwaq')
      expect(artist.status).toBe(200)
      expect(readDocument(artist.body).lang).toBe('ar')
      expect(readDocument(artist.body).dir).toBe(localeOf('ar').dir)
    }
  })

  it('is the only one that does: lists and missing pages describe no item', async () => {
    for (const path of ['/', '/music/list', '/no/such/place', '/music/albums/x/alb_no/x/alb_no'])
      expect(saidOn((await portal.get(path, 'riwaq.localhost')).body)).toEqual([])
  })
})
