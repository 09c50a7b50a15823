/** What the demo catalogue holds: how much, in which languages, and the same on every machine. */
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { type Kind, kindNames, kindOf } from '../../src/contract/kinds.ts'
import { slugOr } from '../../src/domain/addresses/slug.ts'
import { compose } from './music/compose.ts'
import { recipeOf } from './music/recipe.ts'
import { pictureOf } from './art/picture.ts'
import { articles } from './articles/articles.ts'
import { makeCatalogue } from './catalogue.ts'
import { wordCount } from './make/articles.ts'
import { structuresOf } from './structures/structures.ts'
import { studios } from './words/games.ts'
import type { Local } from '../modules/content/item-data.ts'
import type { StoredNode } from '../modules/structure/tree.ts'

const day = new Date('2026-11-21T10:00:00Z')
const make = (tenant: string, now = day, numerals?: string) =>
  makeCatalogue(tenant, now, (id, kind) => pictureOf({ id, kind }), numerals)
const tenants = ['riwaq', 'nour', 'klang'] as const
const made = new Map(tenants.map((tenant) => [tenant, make(tenant)]))
const of = (tenant: (typeof tenants)[number]) => made.get(tenant) ?? make(tenant)
const count = (tenant: (typeof tenants)[number], kind: Kind) =>
  of(tenant).items.filter((item) => item.kind === kind).length

const least: readonly (readonly [Kind, number])[] = [
  ['artist', 60],
  ['album', 150],
  ['track', 900],
  ['playlist', 20],
  ['podcast', 12],
  ['episode', 120],
  ['audiobook', 12],
  ['chapter', 96],
  ['video', 30],
  ['series', 6],
  ['article', 30],
]

describe.each(tenants)('the catalogue of %s', (tenant) => {
  it.each(least)('has enough of %s: %i', (kind, number) => {
    expect(count(tenant, kind)).toBeGreaterThanOrEqual(number)
  })
  it('has something of every kind', () => {
    for (const kind of kindNames) expect(count(tenant, kind), kind).toBeGreaterThan(0)
  })
  it('gives ids of kind prefix and twelve base32 letters, each once', () => {
    const { items } = of(tenant)
    for (const { id, kind } of items) expect(id).toMatch(new RegExp(`^${kindOf(kind).prefix}_[a-z2-7]{12}$`))
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })
  it('has series of six episodes, no two of which are called the same in any language', () => {
    const { items } = of(tenant)
    const series = items.filter(({ kind }) => kind === 'series')
    const episodes = items.filter(({ data }) => data.category === 'episode')
    for (const { id } of series) expect(episodes.filter(({ data }) => data.by?.id === id)).toHaveLength(6)
    for (const code of languageCodes) {
      const titles = episodes.map(({ texts }) => texts['title']?.[code])
      expect(new Set(titles).size, code).toBe(6 * series.length)
    }
  })
  it('names every child of a relation among its items', () => {
    const ids = new Set(of(tenant).items.map(({ id }) => id))
    for (const { parent, child } of of(tenant).relations) expect(ids.has(parent) && ids.has(child)).toBe(true)
  })
  it('writes descriptions in six languages and titles at least in the item’s own', () => {
    for (const { kind, lang, texts, slug, id } of of(tenant).items) {
      expect(texts['title']?.[lang], `${kind} ${id}`).toBeTruthy()
      expect(slug).toBe(slugOr(texts['title']?.[lang] ?? '', id))
      for (const text of ['description', 'subTitle', 'genre'])
        if (texts[text])
          for (const code of languageCodes) expect(texts[text][code], `${kind} ${text}`).toBeTruthy()
    }
  })
  it('leaves no placeholder and no filler in any text', () => {
    for (const { texts, data } of of(tenant).items)
      expect(JSON.stringify([texts, data.script ?? '', data.body ?? ''])).not.toMatch(
        /\{\w+\}|lorem|undefined|\bfoo\b/i,
      )
  })
  it('keeps songs between 90 seconds and five minutes and sums them up on their album', () => {
    const { items, relations } = of(tenant)
    const byId = new Map(items.map((item) => [item.id, item]))
    for (const album of items.filter(({ kind }) => kind === 'album')) {
      const seconds = relations
        .filter(({ parent, role }) => parent === album.id && role === 'track')
        .map(({ child }) => byId.get(child)?.data.seconds ?? 0)
      for (const one of seconds) expect(one >= 90 && one <= 300).toBe(true)
      expect(album.data.count).toBe(seconds.length)
      expect(album.data.duration).toBe(seconds.reduce((sum, one) => sum + one, 0))
    }
  })
  it('has every grading, explicit songs and songs that may not be played here', () => {
    const { items } = of(tenant)
    for (const grading of [0, 10, 20, 30, 40])
      expect(items.some((item) => item.grading === grading)).toBe(true)
    const songs = items.filter(({ kind }) => kind === 'track')
    expect(songs.some(({ data }) => data.explicit)).toBe(true)
    expect(songs.some(({ data }) => data.restriction === 'NOT_LICENSED')).toBe(true)
    for (const { data, grading } of songs) if (data.explicit) expect(grading).toBeGreaterThanOrEqual(20)
  })
  it('gives every podcast and audiobook part its text', () => {
    for (const { kind, data } of of(tenant).items)
      if (kind === 'episode' || kind === 'chapter') {
        expect(data.script?.split('\n').length).toBeGreaterThan(8)
        expect(data.seconds).toBeGreaterThan(30)
      }
  })
  it('has an episode of half an hour with a chapter for each of its pieces, chapters of twenty minutes in two languages, and videos', () => {
    const { items } = of(tenant)
    const longer = (kind: Kind, minutes: number) =>
      items.filter((item) => item.kind === kind && (item.data.seconds ?? 0) >= minutes * 60)
    const [episode] = longer('episode', 30)
    const marks = episode?.data.marks ?? []
    expect(marks.length).toBeGreaterThan(20)
    for (const [number, { at, title }] of marks.entries()) {
      expect(title).not.toBe('')
      expect(at).toBeGreaterThan(marks[number - 1]?.at ?? -1)
      expect(at).toBeLessThan(episode?.data.seconds ?? 0)
    }
    expect(longer('chapter', 20).map(({ lang }) => lang)).toEqual(['ar', 'en'])
    for (const { data } of items.filter((item) => item.kind === 'video' && item.data.category === 'title'))
      expect(data.duration).toBeGreaterThanOrEqual(10 * 60)
    // Everything else is short, so that trying it out is quick.
    for (const kind of ['episode', 'chapter'] as const)
      expect(longer(kind, 5).length).toBe(kind === 'episode' ? 1 : 2)
  })
  it('has news of several paragraphs in every language', () => {
    for (const { data } of of(tenant).items.filter(({ kind }) => kind === 'news'))
      for (const lang of languageCodes) {
        const { markdown } = (data.body as Record<string, { markdown: string }>)[lang] ?? { markdown: '' }
        const paragraphs = markdown.split('\n\n')
        expect(paragraphs.length).toBeGreaterThanOrEqual(3)
        expect(new Set(paragraphs).size).toBe(paragraphs.length)
      }
  })
})

describe('the lyrics of songs', () => {
  const sung = (tenant: (typeof tenants)[number]) => of(tenant).items.filter(({ data }) => data.lyrics)
  /** The seconds in which the melody plays, which is in the middle of the stereo picture. */
  const notesOf = (id: string, recipe: unknown, seconds: number) =>
    compose(recipeOf(id, recipe, seconds)).events.filter(({ pan }) => pan === 0.08)

  it('are on a dozen songs of the first tenant, several of them Arabic, and in every language', () => {
    const languages = sung('riwaq').map(({ lang }) => lang)
    expect(languages.length).toBeGreaterThanOrEqual(12)
    expect(languages.filter((lang) => lang === 'ar').length).toBeGreaterThanOrEqual(3)
    expect(new Set(languages).size).toBe(languageCodes.length)
    for (const tenant of tenants) expect(sung(tenant).length, tenant).toBeGreaterThanOrEqual(3)
  })
  it('start each line with a note of the tune, one line after the other', () => {
    for (const { id, data } of sung('riwaq')) {
      const notes = notesOf(id, data.recipe, data.seconds ?? 0)
      const times = (data.lyrics ?? []).map(({ at }) => at)
      expect(times.length, id).toBeGreaterThanOrEqual(8)
      expect(times, id).toEqual([...new Set(times)].toSorted((a, b) => a - b))
      for (const at of times)
        expect(
          notes.some((note) => Math.abs(note.at - at) < 0.08),
          `${id} at ${at}`,
        ).toBe(true)
    }
  })
})

describe('the seed', () => {
  it('makes the same catalogue from the same tenant and day', () => {
    expect(JSON.stringify(make('riwaq').items)).toBe(JSON.stringify(of('riwaq').items))
  })
  it('keeps ids and titles when the day is another', () => {
    const later = make('riwaq', new Date('2028-02-01'))
    expect(later.items.map(({ id }) => id)).toEqual(of('riwaq').items.map(({ id }) => id))
  })
  it('gives no id to two tenants', () => {
    const all = tenants.flatMap((tenant) => of(tenant).items.map(({ id }) => id))
    expect(new Set(all).size).toBe(all.length)
  })
  it('shows other music first in each tenant', () => {
    const first = tenants.map(
      (tenant) => of(tenant).items.find(({ kind }) => kind === 'album')?.texts['title'],
    )
    expect(first).toEqual([{ en: 'Desert Light' }, { ar: 'ضوء الصحراء' }, { de: 'Signal Rot' }])
  })
})

describe('the articles', () => {
  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s has two minutes of reading',
    (_, article) => {
      expect(wordCount(article.body[article.lang] ?? [])).toBeGreaterThanOrEqual(200)
      expect(new Set(article.title).size).toBe(languageCodes.length)
      expect(new Set(article.standfirst).size).toBe(languageCodes.length)
    },
  )
  it('are complete in all six languages six times', () => {
    expect(articles.filter(({ body }) => Object.keys(body).length === languageCodes.length)).toHaveLength(6)
  })
})

describe('the pages', () => {
  const nodes = (node: StoredNode): StoredNode[] => [node, ...(node.substructure ?? []).flatMap(nodes)]
  /** A studio has the same name everywhere, and its page tells the language of the name. */
  const isName = (title: Local = {}) => Object.keys(studios).includes(title['en'] ?? '')
  it('have every text but a name in six languages', () => {
    for (const page of structuresOf(of('riwaq'), [101]))
      for (const { name, title, subTitle, eyebrow, action, rich } of nodes(page))
        for (const text of [isName(title) ? null : title, subTitle, eyebrow, action, rich])
          if (text) for (const code of languageCodes) expect(text[code], `${page.name} ${name}`).toBeTruthy()
  })
})

describe('numbers in Arabic texts', () => {
  /** Names keep their makers' digits. */
  const withoutNames = (maker: ReturnType<typeof make>, text: string) =>
    maker.items
      .flatMap(({ lang, texts }) => texts['title']?.[lang] ?? [])
      .concat('Raum\u00a011')
      .filter((name) => /\d/.test(name))
      .reduce((rest, name) => rest.replaceAll(name, ''), text)
  const strings = (value: unknown, isArabic = false): string[] =>
    typeof value === 'string'
      ? isArabic
        ? [value]
        : []
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => strings(inner, isArabic || key === 'ar'))
        : []
  const arabicTexts = (maker: ReturnType<typeof make>) =>
    strings([
      maker.items.map(({ texts }) => [texts['description'], texts['subTitle'], texts['title']]),
      structuresOf(maker, []),
    ])
      .filter((text) => /[\u0621-\u064a]/.test(text))
      .map((text) => withoutNames(maker, text).replaceAll(/\u2066.*?\u2069/g, ''))

  it.each(tenants)('are written in one system of digits, that of Arabic, at %s', (tenant) => {
    const texts = arabicTexts(of(tenant))
    expect(texts.filter((text) => /\d/.test(text))).toEqual([])
    expect(texts.filter((text) => /[٠-٩]{4}/.test(text)).length).toBeGreaterThan(20)
    expect(texts.filter((text) => text.includes('٬'))).toEqual([])
  })
  it('are Latin ones where the tenant asks for those', () => {
    const texts = arabicTexts(make('nour', day, 'latn'))
    expect(texts.filter((text) => /[٠-٩]/.test(text))).toEqual([])
    expect(texts.filter((text) => /\b20\d\d\b/.test(text)).length).toBeGreaterThan(20)
  })
})
