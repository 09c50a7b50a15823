/** Sub-sections: both path segments of the address select the content. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { structureParams } from '../../src/domain/route-data.ts'
import { matchRoute, structureOf } from '../../src/domain/addresses/routing.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

const at = async (path: string) => {
  const matched = matchRoute(path)
  const structure = matched && structureOf(matched)
  if (!structure) throw new Error(`no structure at ${path}`)
  const { status, node } = await demo.structure(
    'riwaq',
    `${structure.name}?${new URLSearchParams({ lang: 'en', ...structureParams(structure) })}`,
  )
  if (status !== 200) return { status, title: '', ids: [], ways: [], current: [] }
  const listed = node.substructure.filter(({ data }) => data.customProperties['type'] === 'grid')
  const chips = node.substructure.flatMap(({ data, substructure }) =>
    data.customProperties['type'] === 'chips' ? substructure : [],
  )
  return {
    status,
    title: node.data.title,
    ids: listed.flatMap(({ data }) => data.entries.map(({ id }) => id)).sort(),
    ways: chips.map(({ data }) => data.clickUrl),
    current: chips.filter(({ data }) => data.customProperties['current']).map(({ name }) => name),
  }
}

const sections = {
  articles: { of: '/articles/city', parts: ['essay', 'portrait', 'guide'] },
  'articles for subscribers': { of: '/articles/premium/culture', parts: ['essay', 'portrait', 'guide'] },
  'games that start at once': {
    of: '/games/list/instant',
    parts: ['puzzle', 'racing', 'word', 'quiz', 'arcade'],
  },
}

describe('a sub-section', () => {
  it.each(Object.entries(sections))(
    'of %s contains the items in both, and all of them',
    async (_, { of, parts }) => {
      const fullList = await at(of)
      const pages = await Promise.all(parts.map((part) => at(`${of}/${part}`)))
      const ids = pages.flatMap((page) => page.ids)
      expect(ids.length).toBeGreaterThan(1)
      for (const id of ids) expect(fullList.ids).toContain(id)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  it('differs per section, and says so in its title [ROUTE-ARTICLES-02]', async () => {
    const [city, culture, anywhere] = [
      await at('/articles/city/essay'),
      await at('/articles/culture/essay'),
      await at('/articles/all/essay'),
    ]
    expect([city.title, culture.title, anywhere.title]).toEqual([
      'City\u00a0· Essays',
      'Culture\u00a0· Essays',
      'Essays',
    ])
    expect(city.ids.filter((id) => culture.ids.includes(id))).toEqual([])
    for (const id of [...city.ids, ...culture.ids]) expect(anywhere.ids).toContain(id)
    expect(city.current).toEqual(['city', 'essay'])
  })

  it('is the full section where its name is all', async () => {
    for (const of of ['/articles/city', '/news/games', '/articles/premium/culture']) {
      const [fullList, all] = [await at(of), await at(`${of}/all`)]
      expect(fullList.ids.length).toBeGreaterThan(0)
      expect([of, all.title, all.ids]).toEqual([of, fullList.title, fullList.ids])
    }
  })

  it('is not found where either name is unknown', async () => {
    for (const path of [
      '/articles/no-such/essay',
      '/articles/city/no-such',
      '/articles/premium/no-such/essay',
      '/articles/no-such/all',
      '/news/no-such/all',
      '/news/games/no-such',
      '/games/list/no-such/puzzle',
      '/games/list/instant/no-such',
    ])
      expect([path, (await at(path)).status]).toEqual([path, 404])
  })

  it('is linked from its section only where it has content', async () => {
    const { ways: links } = await at('/articles/sound')
    expect(links).toContain('/articles/sound/essay')
    expect((await at('/articles/sound/guide')).ids).toEqual([])
    expect(links).not.toContain('/articles/sound/guide')
    for (const way of links.filter((link) => link.split('/').length === 4))
      expect((await at(way)).ids.length, way).toBeGreaterThan(0)
  })
})
