/** Every page that the route table can open, for every tenant, from the seeded backend. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kind } from '../../src/contract/kinds.ts'
import { languageCodes } from '../../src/contract/languages.ts'
import { routes } from '../../src/contract/routes.ts'
import { blockTypes } from '../../src/contract/block-types.ts'
import { marketplaceLinks } from '../../src/domain/addresses/marketplace-addresses.ts'
import { videoLinks } from '../../src/domain/addresses/video-addresses.ts'
import { articleLinks } from '../../src/domain/addresses/article-addresses.ts'
import { addressOf, linkTo } from '../../src/domain/addresses/addresses.ts'
import { matchRoute, structureOf } from '../../src/domain/addresses/routing.ts'
import { structureParams } from '../../src/domain/route-data.ts'
import { sectionPath } from '../../src/domain/sections.ts'
import { isPageDisabled, disabledFeaturesOf } from '../../server/tenants/features.ts'
import { isRouteDisabled } from '../support/disabled-routes.ts'
import { type Demo, allCards, allNodes, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

const tenants = ['riwaq', 'nour', 'klang'] as const

/** What an address of this structure names: an item of a kind, or a group. */
const subjects: Record<string, Kind | { group: string }> = {
  'apps-consent': 'app',
  'apps-manage-one': 'app',
  'apps-partner': 'partner',
  'apps-pd': 'app',
  'articles-premium-category': { group: 'culture' },
  'articles-premium-subcategory': { group: 'essay' },
  'articles-premium-article': 'article',
  'articles-category': { group: 'read' },
  'articles-subcategory': { group: 'all' },
  'articles-article': 'article',
  'audiobook-genre': { group: 'tales' },
  'games-category': { group: 'puzzle' },
  'games-list-named': { group: 'racing' },
  'games-list-named-id': { group: 'all' },
  'games-publisher': { group: 'low-bridge' },
  mp: 'partner',
  'mp-partner': 'partner',
  'music-albums-category': { group: 'jazz' },
  'music-genre': { group: 'tarab' },
  'news-category': { group: 'music' },
  'news-subcategory': { group: 'all' },
  'news-article': 'news',
  'partners-info-service': 'service',
  partners: 'partner',
  'tournaments-news': 'news',
  'video-category': { group: 'drama' },
  'video-list': { group: 'all' },
  'voucher-book': 'voucherBook',
  'vouchers-category': { group: 'food' },
  'vouchers-details': 'voucher',
  'vouchers-genre': { group: 'culture' },
  services: 'service',
  info: { group: 'terms' },
  marketing: { group: 'welcome' },
}
const structures = [
  ...new Set(
    routes.flatMap(({ structure, params }) =>
      structure && structure !== '{name}' ? [`${structure}:${params.length > 0}`] : [],
    ),
  ),
].map((text) => ({ name: text.split(':')[0] ?? '', hasId: text.endsWith('true') }))

/** Sections without a menu entry. */
const unlisted = [
  articleLinks.premium(),
  articleLinks.premiumCategory('culture'),
  linkTo.musicAlbumsCategory('jazz'),
  linkTo.musicTracksCategory(),
  linkTo.audiobookCategory(),
  videoLinks.videoCategory({ slug: 'all', id: 'all' }),
  marketplaceLinks.vouchersGenre('food'),
  videoLinks.videoCheck(),
]

const idFor = async (tenant: string, name: string) => {
  const subject = subjects[name]
  if (!subject) throw new Error(`no subject is named for ${name}`)
  if (typeof subject === 'object') return subject.group
  const [first] = await demo.idsOf(tenant, subject)
  if (!first) throw new Error(`${tenant} has no ${subject}`)
  return first.id
}

/** Belongs to a section that the tenant disables. */
const isOff = (tenant: string, structure: string) => {
  const found = demo.tenants.find(({ name }) => name === tenant)
  return found !== undefined && isPageDisabled(disabledFeaturesOf(found), structure)
}

describe.each(tenants)('the pages of %s', (tenant) => {
  it.each(structures)(
    '$name has a title and content where its section is enabled',
    async ({ name, hasId }) => {
      const id = hasId ? await idFor(tenant, name) : null
      const { status, node } = await demo.structure(tenant, `${name}?lang=en${id ? `&id=${id}` : ''}`)
      expect(status).toBe(isOff(tenant, name) ? 404 : 200)
      if (status === 404) return
      expect(node.data.title).not.toBe('')
      expect(node.substructure.length).toBeGreaterThan(0)
      for (const block of node.substructure) expect(blockTypes).toContain(block.data.customProperties['type'])
    },
  )

  it('is 404 where an address names nothing', async () => {
    for (const { name, hasId } of structures.filter(
      (structure) => structure.hasId && subjects[structure.name],
    )) {
      const { status } = await demo.structure(tenant, `${name}?lang=en&id=nothing-of-the-kind`)
      expect({ name, hasId, status }).toEqual({ name, hasId, status: 404 })
    }
    expect((await demo.structure(tenant, 'no-such-page?lang=en')).status).toBe(404)
  })

  it('opens an article at every listed form of its address, and a section where one has that name [AMBIG-007]', async () => {
    const [article] = await demo.idsOf(tenant, 'article')
    const id = article?.id ?? ''
    const titleAt = async (path: string) => {
      const matched = matchRoute(path)
      const structure = matched && structureOf(matched)
      const { status, node } = await demo.structure(tenant, `${structure?.name}?lang=en&id=${structure?.id}`)
      return [status, node.data.title]
    }
    const expected = await titleAt(`/articles/culture/essay/${id}`)
    expect(expected[0]).toBe(200)
    expect(await titleAt(`/articles/${id}`)).toEqual(expected)
    expect(await titleAt(`/articles/culture/${id}`)).toEqual(expected)
    for (const section of ['/articles/culture', '/articles/culture/essay'])
      expect(await titleAt(section)).not.toEqual(expected)
    expect((await titleAt('/articles/culture/essay'))[0]).toBe(200)
  })

  it('links from each section and each card to an existing address', async () => {
    const requested = new Set<string>()
    const { sections } = demo.tenants.find(({ name }) => name === tenant) ?? { sections: [] }
    for (const path of sections.map(sectionPath)) {
      const matched = matchRoute(path)
      expect(matched, path).not.toBeNull()
      const structure = matched && structureOf(matched)
      if (!structure) continue
      const query = structure.id ? `&id=${structure.id}` : ''
      const { status, node } = await demo.structure(tenant, `${structure.name}?lang=de${query}`)
      expect(status, path).toBe(200)
      for (const card of allCards(node)) {
        const target = matchRoute(addressOf(card))
        const wanted = target && structureOf(target)
        if (!wanted) continue
        const request = `${wanted.name}?lang=de&id=${wanted.id ?? ''}`
        if (requested.has(request)) continue
        requested.add(request)
        expect((await demo.structure(tenant, request)).status, addressOf(card)).toBe(200)
      }
    }
  })

  it('link from home and sections to existing addresses, also those in no menu, by rows of chips with distinct names', async () => {
    const { sections } = demo.tenants.find(({ name }) => name === tenant) ?? { sections: [] }
    const start = [linkTo.home(), linkTo.searchTyping(), linkTo.page('settings')]
    const addresses = new Set([...start, ...sections.map(sectionPath)])
    const [voucher] = await demo.idsOf(tenant, 'voucher')
    const voucherAddress = voucher && linkTo.voucher(voucher.id)
    if (voucherAddress && !isRouteDisabled(tenant, { pattern: voucherAddress })) addresses.add(voucherAddress)
    // Pages found through a link are visited as well. Links to related pages do not count.
    const seen = new Set<string>()
    for (const address of addresses) {
      const matched = matchRoute(address.split('?')[0] ?? '')
      expect(matched, address).not.toBeNull()
      const structure = matched && structureOf(matched)
      if (!structure) continue
      const query = new URLSearchParams({ lang: 'en', ...structureParams(structure) })
      const { status, node } = await demo.structure(tenant, `${structure.name}?${query}`)
      expect([address, status]).toEqual([address, 200])
      const rows = node.substructure.filter(({ data }) => data.customProperties['type'] === 'chips')
      const names = rows.map(({ data }) => data.title)
      expect([address, names]).toEqual([address, [...new Set(names)]])
      for (const { data } of allNodes(node)) {
        if (!data.clickUrl.startsWith('/')) continue
        addresses.add(data.clickUrl)
        if (matchRoute(data.clickUrl.split('?')[0] ?? '')?.route.name !== matched.route.name)
          seen.add(data.clickUrl)
      }
    }
    const open = unlisted.filter((address) => !isRouteDisabled(tenant, { pattern: address }))
    expect(open.filter((address) => !seen.has(address))).toEqual([])
  })

  it('links from a shelf to all of its kind only where the shelf does not show all', async () => {
    const { sections } = demo.tenants.find(({ name }) => name === tenant) ?? { sections: [] }
    const at = async (address: string) => {
      const matched = matchRoute(address.split('?')[0] ?? '')
      const structure = matched && structureOf(matched)
      if (!structure) return null
      const query = new URLSearchParams({ lang: 'en', ...structureParams(structure) })
      return (await demo.structure(tenant, `${structure.name}?${query}`)).node
    }
    let checked = 0
    for (const address of [linkTo.home(), ...sections.map(sectionPath)]) {
      const page = await at(address)
      for (const { name, data } of page ? allNodes(page) : []) {
        const isList = ['shelf', 'grid', 'list', 'ranking'].includes(String(data.customProperties['type']))
        const unlisted = isList && data.clickUrl ? await at(data.clickUrl) : null
        if (!unlisted) continue
        checked += 1
        const kinds = new Set(data.entries.map(({ kind }) => kind))
        const seen = new Set(data.entries.map(({ id }) => id))
        const further = allCards(unlisted).filter(({ kind, id }) => kinds.has(kind) && !seen.has(id))
        expect(further.length, `${name} of ${address}`).toBeGreaterThan(0)
      }
    }
    expect(checked).toBeGreaterThan(3)
  })

  it.each(['home', 'listen', 'music-list'])('links from the artists of %s to artists only', async (page) => {
    const { node } = await demo.structure(tenant, `${page}?lang=en`)
    const shelf = node.substructure.find(({ name }) => name === 'artists')
    if (!shelf) return
    const unlisted = matchRoute(shelf.data.clickUrl)
    const { name } = (unlisted && structureOf(unlisted)) ?? { name: '' }
    const kinds = allCards((await demo.structure(tenant, `${name}?lang=en`)).node).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['artist']))
  })

  it('has its texts in the requested language', async () => {
    const titles = new Set<string>()
    for (const lang of languageCodes) {
      const { node } = await demo.structure(tenant, `music-list?lang=${lang}`)
      for (const block of allNodes(node)) if (block.data.title) expect(block.data.lang).toBeUndefined()
      titles.add(node.substructure.map(({ data }) => data.title).join())
    }
    expect(titles.size).toBe(languageCodes.length)
  })
})

describe('the home of each tenant', () => {
  it.each(languageCodes)('names the articles section as its navigation does, in %s', async (lang) => {
    const { node } = await demo.structure('riwaq', `home?lang=${lang}`)
    const chips = node.substructure.find(({ name }) => name === 'rooms')
    const words = readFileSync(join(import.meta.dirname, `../../locales/${lang}/rooms.json`), 'utf8')
    const chip = chips?.substructure.find(({ name }) => name === 'read')
    expect(chip?.data.title).toBe(JSON.parse(words).read)
  })
  it.each([
    ['riwaq', 'chips hero continueListening shelf forYou shelf shelf banner shelf shelf'],
    ['nour', 'hero shelf shelf richText continueListening forYou shelf shelf shelf'],
    ['klang', 'hero chips ranking shelf forYou banner shelf shelf shelf'],
  ])('%s has its own order of sections', async (tenant, order) => {
    const { node } = await demo.structure(tenant, 'home?lang=en')
    const types = node.substructure.map(({ data }) => data.customProperties['type'])
    expect(types.join(' ')).toBe(order)
    const hero = node.substructure.find(({ name }) => name === 'hero')
    expect(hero?.data.entries).toHaveLength(1)
    expect(hero?.data.picture?.url).toBe(hero?.data.entries[0]?.picture.url)
  })
})

describe('the page of a group', () => {
  it.each([
    ['music-genre', 'jazz'],
    ['music-albums-category', 'jazz'],
    ['audiobook-genre', 'tales'],
  ])('%s selects the chip of its own group, and no other', async (name, id) => {
    const { node } = await demo.structure('riwaq', `${name}?lang=en&id=${id}`)
    const chips = node.substructure.find(({ name }) => name === 'groups')?.substructure ?? []
    expect(chips.length).toBeGreaterThan(2)
    const current = chips.filter(({ data }) => data.customProperties['current'] === true)
    expect(current.map((chip) => chip.name)).toEqual([id])
  })
})
