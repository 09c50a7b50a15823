/** Articles as the backend hands them out: what a page holds, who reads a premium one to its end, who is counted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { Article } from '../../src/contract/articles.ts'
import { languageCodes } from '../../src/contract/languages.ts'
import type { RichNode, StructureNode } from '../../src/contract/structure.ts'
import { articles } from '../../server/demo/articles/articles.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
const accounts: Record<string, string> = {}
const ids: { free: string; premium: string; section: string; full: string[] } = {
  free: '',
  premium: '',
  section: '',
  full: [],
}

/** A stretch from the middle of each paragraph: what a reader without a right must never meet. */
const excerptsOf = (lines: readonly string[]) =>
  lines.map((line) => line.slice(12, 52)).filter(({ length }) => length === 40)

beforeAll(async () => {
  demo = await openDemo()
  const rows = await demo.store.within('riwaq', ({ db }) =>
    db
      .selectFrom('item')
      .select(['id', 'slug', 'lang', 'data', 'texts'])
      .where('kind', '=', 'article')
      .orderBy('popularity', 'desc')
      .execute(),
  )
  const full = articles.filter(({ body }) => Object.keys(body).length === languageCodes.length)
  const titles = new Map(full.map((article) => [article.title[0], article]))
  const found = rows.flatMap((row) => {
    const article = titles.get(row.texts['title']?.['en'] ?? '')
    return article ? [{ ...row, article }] : []
  })
  const premium = found.find(({ data }) => data['premium'] === true)
  const free = found.find(({ data }) => data['premium'] !== true)
  if (!premium || !free) throw new Error('the demo has no premium article, or no other')
  ids.premium = premium.id
  ids.free = free.id
  ids.section = String(premium.data['category'])
  ids.full = languageCodes.flatMap((code) => excerptsOf((premium.article.body[code] ?? []).slice(3)))
  for (const user of await demo.store.within('riwaq', ({ db }) =>
    db.selectFrom('account').select(['id', 'email']).execute(),
  ))
    accounts[user.email?.split('@')[0] ?? ''] = user.id
}, 180_000)
afterAll(() => demo.close())

const bodyOf = (page: StructureNode): RichNode[] =>
  page.substructure.find(({ name }) => name === 'text')?.data.rich ?? []
const articleOf = (page: StructureNode) => v.parse(Article, page.data.customProperties['article'])

const openPage = async (id: string, lang = 'en', user?: string) => {
  const { status, headers, body } = await demo.send(
    'GET',
    `/structure/articles-article?lang=${lang}&id=${id}`,
    user ? { user } : {},
  )
  return { status, headers, page: body as StructureNode }
}
const openFullArticle = async (id: string, user?: string) => {
  const { headers, body } = await demo.send(
    'GET',
    `/structure/articles-article/fragment/get-article-details?lang=en&id=${id}`,
    user ? { user } : {},
  )
  const [page] = body as StructureNode[]
  if (!page) throw new Error('the fragment is empty')
  return { headers, page }
}

describe('the page of an article', () => {
  it('carries the article with all its fields [ENTITY-ARTICLE-01, ENTITY-ARTICLE-03, ENTITY-ARTICLE-04, ENTITY-ARTICLE-05, ENTITY-ARTICLE-07]', async () => {
    const article = articleOf((await openPage(ids.premium)).page)
    expect(article).toMatchObject({ id: ids.premium, kind: 'article', premium: true, grading: 0 })
    expect(article.providerId).not.toBe('')
    expect(article.collectionInfo.articleId).toBe(ids.premium)
    expect(article.prices).toEqual([
      { amount: expect.any(Number) as number, currency: 'EUR', businessModel: 'PURCHASE' },
    ])
  })

  it('names its section and its reading time, in the language of the page', async () => {
    const titles = new Set<string>()
    for (const lang of languageCodes) {
      const article = articleOf((await openPage(ids.free, lang)).page)
      expect(article.textLang).toBe(lang)
      expect(article.minutes).toBeGreaterThan(0)
      titles.add(article.section?.title ?? '')
    }
    expect(titles.size).toBeGreaterThan(1)
    expect(titles.has('')).toBe(false)
  })

  it('names the language of its text where the page has another', async () => {
    const rows = await demo.store.within('riwaq', ({ db }) =>
      db.selectFrom('item').select(['id', 'data', 'lang']).where('kind', '=', 'article').execute(),
    )
    const foreign = rows.find(
      ({ lang, data }) => lang === 'ar' && Object.keys(data['body'] as object).length === 1,
    )
    const { page } = await openPage(foreign?.id ?? '', 'de')
    expect(articleOf(page).textLang).toBe('ar')
    expect(page.substructure.find(({ name }) => name === 'text')?.data.lang).toBe('ar')
  })

  it('parses its Markdown: headings, quotations, paragraphs', async () => {
    const tags = bodyOf((await openPage(ids.free)).page).map((node) => ('tag' in node ? node.tag : ''))
    expect(tags[0]).toBe('p')
    expect(tags).toEqual(expect.arrayContaining(['h2', 'blockquote']))
    expect(tags).not.toContain('')
  })
})

describe('a premium article', () => {
  it('ends after its second paragraph on its page, for everyone, and tells how much is left', async () => {
    for (const user of [undefined, accounts['lina'], accounts['omar']]) {
      const { page } = await openPage(ids.premium, 'en', user)
      expect(bodyOf(page).filter((node) => 'tag' in node && node.tag === 'p')).toHaveLength(2)
      expect(articleOf(page)).toMatchObject({ access: 'teaser' })
      expect(articleOf(page).minutesLeft).toBeGreaterThan(0)
    }
  })

  it('is complete in its fragment for users with a plan that includes it, and is not cached for others', async () => {
    const { page, headers } = await openFullArticle(ids.premium, accounts['omar'])
    expect(articleOf(page)).toMatchObject({ access: 'full', minutesLeft: 0 })
    expect(JSON.stringify(page)).toContain(ids.full[0] ?? 'nothing')
    expect(headers.get('cache-control')).toMatch(/^private/)
    for (const user of [undefined, accounts['lina']]) {
      const { page: teaser } = await openFullArticle(ids.premium, user)
      expect(articleOf(teaser).access).toBe('teaser')
      expect(bodyOf(teaser)).toEqual(bodyOf((await openPage(ids.premium)).page))
    }
  })

  it('is locked again when the plan has ended', async () => {
    const end = new Date('2026-11-20T00:00:00.000Z')
    const change = (endDate: Date | null) =>
      demo.store.within('riwaq', ({ db }) =>
        db
          .updateTable('subscription')
          .set({ end_date: endDate, state: 'CANCELED' })
          .where('account', '=', accounts['maya'] ?? '')
          .execute(),
      )
    expect(articleOf((await openFullArticle(ids.premium, accounts['maya'])).page).access).toBe('full')
    await change(end)
    expect(articleOf((await openFullArticle(ids.premium, accounts['maya'])).page).access).toBe('teaser')
  })

  it('is complete nowhere else: not on other pages, in blocks, lists, payloads, likes or the history', async () => {
    const id = ids.premium
    const user = accounts['lina'] ?? ''
    const requests = [
      ...languageCodes.flatMap((lang) => [
        `/structure/articles-article?lang=${lang}&id=${id}`,
        `/structure/articles-article/fragment/text?lang=${lang}&id=${id}`,
        `/structure/articles-article/fragment/get-article-details?lang=${lang}&id=${id}`,
      ]),
      `/structure/articles-premium-article?lang=en&id=${id}`,
      `/structure/articles-category?lang=en&id=${id}`,
      `/structure/articles-subcategory?lang=en&id=${id}`,
      `/structure/articles-category?lang=en&id=${ids.section}`,
      '/structure/home?lang=en',
      '/structure/read?lang=en',
      '/structure/articles-premium?lang=en',
      '/structure/read/fragment/get-articles?lang=en&limit=100',
      `/prefetch?path=${encodeURIComponent(`/articles/a/b/${id}`)}&lang=en`,
      `/user/history/PLAY?lang=en`,
    ]
    for (const path of requests)
      for (const sending of [{}, { user }]) {
        const text = JSON.stringify((await demo.send('GET', path, sending)).body)
        expect(
          ids.full.filter((stretch) => text.includes(stretch)),
          path,
        ).toEqual([])
      }
    const { body } = await demo.send('GET', `/structure/articles-article?lang=en&id=${id}`)
    expect(JSON.stringify(body).length).toBeGreaterThan(1000)
  })

  it('is the only kind on the pages of premium articles', async () => {
    for (const name of ['articles-premium-category', 'articles-premium-subcategory']) {
      const { node } = await demo.structure('riwaq', `${name}?lang=en&id=all`)
      const cards = node.substructure.flatMap(({ data }) => data.entries)
      expect(cards.length).toBeGreaterThan(2)
      expect(cards.filter(({ premium }) => !premium)).toEqual([])
    }
  })
})

describe('the count of readers', () => {
  const count = (id: string, category: string, tenant = 'riwaq') =>
    demo.send('GET', `/concon/countread?id=${id}&category=${category}`, { tenant })

  it('increases by one with each call, by id and category [CALL-INFO-05]', async () => {
    const first = await count(ids.premium, ids.section)
    expect([first.status, first.body]).toEqual([200, { id: ids.premium, category: ids.section, reads: 1 }])
    expect((await count(ids.premium, ids.section)).body).toMatchObject({ reads: 2 })
    expect(first.headers.get('cache-control')).toBe('no-store')
  })

  it('counts only articles of this tenant, in their own category', async () => {
    const [album] = await demo.idsOf('riwaq', 'album')
    for (const [id, category, tenant] of [
      [ids.premium, 'elsewhere', 'riwaq'],
      [ids.premium, ids.section, 'nour'],
      [album?.id ?? '', ids.section, 'riwaq'],
      ['atc_none', ids.section, 'riwaq'],
    ] as const)
      expect((await count(id, category, tenant)).status).toBe(404)
    expect((await count('../etc', ids.section)).status).toBe(400)
    expect((await demo.send('GET', '/concon/countread')).status).toBe(400)
  })
})
