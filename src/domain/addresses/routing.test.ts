import { describe, expect, it } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import { type RouteRow, routes } from '../../contract/routes.ts'
import { routeQueriesOf } from '../route-data.ts'
import { languageOf, matchRoute, routeNameOf, splitLanguage, withLanguage } from './routing.ts'

const namesIn = (pattern: string) => [...pattern.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name)

/** An address of the row, with values in place of its parameters. */
const pathOf = ({ pattern }: RouteRow) =>
  pattern.replace('/{category?}', '').replace(/\{(\w+)\}/g, (_, name: string) => `v-${name}`)

/** Every address begins with one of these or with none. */
const prefixes = ['en', 'ar', 'fr', 'de', 'es', 'ro'] as const

describe('the variants of a route', () => {
  const read = (address: string, tenantDefault: Language) => {
    const { languagePrefix, path } = splitLanguage(address)
    const matched = matchRoute(path)
    return { matched, lang: languageOf(address, tenantDefault), languagePrefix: languagePrefix }
  }
  it.each(routes)('are seven: one without prefix, one per language: $name $pattern [ROUTE-VAR-08]', (row) => {
    const path = pathOf(row)
    const plain = read(path, 'ro')
    expect(plain).toMatchObject({ lang: 'ro', languagePrefix: null })
    expect(plain.matched).not.toBeNull()
    for (const lang of prefixes) {
      // Whatever a tenant's default is, the prefixed address is there, that of its default beside the one without.
      const prefixed = `/${lang}${path === '/' ? '' : path}`
      for (const tenantDefault of prefixes)
        expect(read(prefixed, tenantDefault)).toEqual({ matched: plain.matched, lang, languagePrefix: lang })
      expect(withLanguage(path, lang, lang)).toBe(path)
      expect(withLanguage(path, lang, lang === 'ro' ? 'en' : 'ro')).toBe(prefixed)
    }
    for (const other of ['it', 'pt', 'en-us', 'default'])
      expect(read(`/${other}${path}`, 'en').matched).not.toEqual(plain.matched)
  })
  it.each(routes)('have names from which the language can be read: $name [LANG-38, AMBIG-028]', (row) => {
    for (const tenantDefault of prefixes) {
      const names = [null, ...prefixes].map((stated) => routeNameOf(row, stated, tenantDefault))
      expect(new Set(names).size).toBe(7)
      expect(names[0]).toMatch(new RegExp(`^${row.name}___${tenantDefault}(?=_)`))
      expect(names.map((name) => name.split('___').slice(0, 2))).toEqual(
        [tenantDefault, ...prefixes].map((lang) => [row.name, lang]),
      )
      expect(names.slice(1)).toEqual(prefixes.map((lang) => `${row.name}___${lang}`))
    }
  })
})

describe('the parameters of a route', () => {
  it.each(routes)('are exposed under the names in its path: $name $pattern [ROUTE-VAR-09]', (row) => {
    const names = namesIn(row.pattern)
    expect(row.params).toEqual(names)
    // This row covers two patterns; other rows cover three and more segments (AMBIG-007).
    const matched = matchRoute(pathOf(row))
    expect(matched).not.toBeNull()
    if (row.name === 'articles-short') return
    expect(matched?.route.pattern).toBe(row.pattern)
    for (const name of names) expect(matched?.params[name]).toBe(`v-${name}`)
  })
  it('may be written {id} or :id in the documents: both are one kind of segment here [AMBIG-021]', () => {
    // The table knows one notation only; a second one would be a second kind of segment.
    expect(routes.filter(({ pattern }) => pattern.includes(':'))).toEqual([])
    expect(matchRoute('/video/details/some-name/vid_1')?.params).toEqual({ name: 'some-name', id: 'vid_1' })
  })
})

describe('the names of parameters', () => {
  it('are these and no other [ROUTE-PARAM-02]', () => {
    expect([...new Set(routes.flatMap(({ params }) => params))].sort()).toEqual(
      [
        'id name title category subcategory article articlename artist artistName album albumName playlist track',
        'voucherId ex',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    )
  })
  it('call the segment of a video’s type ex [ROUTE-PARAM-01]', () => {
    const withType = routes.filter(({ params }) => params.includes('ex'))
    expect(withType.length).toBeGreaterThan(0)
    for (const { pattern } of withType) expect(pattern).toMatch(/^\/video\/\{ex\}\//)
    expect(matchRoute('/video/trailers/details/vid_1')?.params).toEqual({ ex: 'trailers', id: 'vid_1' })
  })
})

describe('two forms of one address', () => {
  const shown = (path: string) => {
    const matched = matchRoute(path)
    if (!matched) throw new Error(`no route for ${path}`)
    const { ex, id } = matched.params
    const asks = routeQueriesOf({ tenant: 'riwaq', lang: 'en', maxRating: 60 }, matched)
    return { screen: matched.route.screen, asks, ex, id }
  }
  it.each([
    ['ROUTE-SAME-01', '/video/details'],
    ['ROUTE-SAME-02', '/video/trailers/details'],
    ['ROUTE-SAME-03', '/video/series/details'],
    ['ROUTE-SAME-04', '/games/details'],
    ['ROUTE-SAME-05', '/podcast/details'],
    ['ROUTE-SAME-06', '/podcast/episode'],
    ['ROUTE-SAME-07', '/arcade/details'],
  ])('show the same screen for the same id [%s]: %s', (_, path) => {
    const short = shown(`${path}/x_1`)
    expect(short.id).toBe('x_1')
    expect(JSON.stringify(short.asks)).toContain('"id":"x_1"')
    expect(shown(`${path}/any-name/x_1`)).toEqual(short)
    expect(shown(`${path}/any-name/x_2`)).not.toEqual(short)
  })
})

describe('the language of an address', () => {
  it('is that of its prefix, else the default of the tenant, else en [LANG-08, LANG-16, LANG-17, LANG-18, LANG-19]', () => {
    expect(languageOf('/fr/music/list', 'ar')).toBe('fr')
    expect(languageOf('/music/list', 'ar')).toBe('ar')
    expect(languageOf('/music/list', null)).toBe('en')
    expect(languageOf('/it/music', 'de')).toBe('de')
  })
  it('is written as a prefix unless it is the default of the tenant', () => {
    expect(withLanguage('/music/list', 'fr', 'en')).toBe('/fr/music/list')
    expect(withLanguage('/music/list', 'de', 'de')).toBe('/music/list')
    expect(withLanguage('/', 'ar', 'en')).toBe('/ar')
    expect(withLanguage('/', 'en', 'en')).toBe('/')
  })
})
