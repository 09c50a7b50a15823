/** Addresses that come in two forms, and the one that takes what is left. */
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../contract/languages.ts'
import { routes } from '../contract/routes.ts'
import { gameLinks } from './addresses/game-addresses.ts'
import { marketplaceLinks } from './addresses/marketplace-addresses.ts'
import { linkTo } from './addresses/addresses.ts'
import { routeQueriesOf } from './route-data.ts'
import { matchRoute, splitLanguage, structureOf } from './addresses/routing.ts'

const shown = (path: string) => {
  const matched = matchRoute(path)
  return matched && { screen: matched.route.screen, structure: structureOf(matched) }
}
const one = { slug: 'blue-hour', id: 'x_1' }

describe('the short and the long form of an address', () => {
  it.each([
    ['/apps/partner/x_1', '/apps/partner/blue-hour/x_1'],
    ['/apps/pd/x_1', '/apps/pd/blue-hour/x_1'],
    ['/audiobook/artists/x_1', '/audiobook/artists/blue-hour/x_1'],
    ['/audiobook/details/x_1', '/audiobook/details/blue-hour/x_1'],
    ['/music/artists/x_1', '/music/artists/blue-hour/x_1'],
    ['/music/albums/a_1/x_1', '/music/albums/somebody/a_1/blue-hour/x_1'],
    ['/music/playlists/x_1', '/music/playlists/blue-hour/x_1'],
    ['/music/tracks/x_1', '/music/tracks/blue-hour/x_1'],
  ])('show one screen for the same thing: %s and %s [AMBIG-002]', (short, long) => {
    expect(shown(short)).not.toBeNull()
    expect(shown(long)).toEqual(shown(short))
  })
  it('leave a category of the marketplace to the short form, on the same screen [AMBIG-002, AMBIG-006]', () => {
    expect(shown('/mp/x_1')).toEqual({ screen: 'marketplace', structure: { name: 'mp', id: 'x_1' } })
    expect(shown('/mp/blue-hour/x_1')).toEqual({
      screen: 'marketplace',
      structure: { name: 'mp-partner', id: 'x_1' },
    })
    expect(matchRoute('/mp/x_1')?.params).toEqual({ category: 'x_1', name: 'x_1' })
  })
  it.each([
    ['/games/details/x_1', '/games/details/blue-hour/x_1'],
    ['/arcade/details/x_1', '/arcade/details/blue-hour/x_1'],
    ['/podcast/details/x_1', '/podcast/details/blue-hour/x_1'],
    ['/video/details/x_1', '/video/details/blue-hour/x_1'],
    ['/video/film/details/x_1', '/video/film/details/blue-hour/x_1'],
  ])('of a detail route request the same item, by its id alone: %s and %s [AMBIG-001]', (short, long) => {
    const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
    const requestsOf = (path: string) => {
      const matched = matchRoute(path)
      return matched && { screen: matched.route.screen, needs: routeQueriesOf(scope, matched) }
    }
    expect(requestsOf(short)?.needs[0]?.input.params).toEqual({ id: 'x_1' })
    expect(requestsOf(long)).toEqual(requestsOf(short))
  })
  it('of a video stream are one screen without the shell, and of a category one page [AMBIG-003]', () => {
    const streams = ['/video/stream/x_1', '/video/stream/blue-hour/x_1'].flatMap((path) => [
      path,
      path.replace('/video', '/video/film'),
    ])
    for (const path of streams)
      expect(matchRoute(path)?.route, path).toMatchObject({ screen: 'stream', layout: 'empty' })
    const category = shown('/video/category/x_1')
    expect(category?.structure).toEqual({ name: 'video-category', id: 'x_1' })
    for (const path of ['/video/category/blue-hour/x_1', '/video/film/category/x_1'])
      expect(shown(path)).toEqual(category)
  })
  it.each([
    ['/partners/info-services', 'partners-info-services', '/partners/olive-thyme', 'partners'],
    ['/music/tracks/category', 'music-tracks-category', '/music/tracks/x_1', 'music-track'],
    ['/music/albums/category/x_1', 'music-albums-category', '/music/albums/a_1/x_1', 'music-album'],
  ])('%s is %s, though a segment of any name could stand there too [AMBIG-004]', (path, name, other, row) => {
    expect(matchRoute(path)?.route.name).toBe(name)
    expect(matchRoute(other)?.route.name).toBe(row)
  })
  it.each([
    ['/video/series/details/x_1', 'video-series'],
    ['/video/series/details/blue-hour/x_1', 'video-series'],
    ['/video/category/details/x_1', 'video-category'],
    ['/video/category/stream/x_1', 'video-category'],
    ['/video/stream/details/x_1', 'video-stream'],
    ['/video/stream/category/x_1', 'video-stream'],
    ['/video/details/stream/x_1', 'video-details'],
    // Only the type is allowed there, under any name.
    ['/video/film/details/x_1', 'video-ex-details'],
    ['/video/series/stream/x_1', 'video-ex-stream'],
    ['/video/list/category/x_1', 'video-ex-category'],
    ['/video/%D9%81%D9%8A%D9%84%D9%85/stream/x_1', 'video-ex-stream'],
  ])('%s is %s: a second segment of the table goes before a type of any name [AMBIG-005]', (path, name) => {
    // The long form of an address is a row of its own.
    expect(matchRoute(path)?.route.name.replace(/-2$/, '')).toBe(name)
  })
  it.each([
    ['/articles/premium', 'articles-premium', {}],
    ['/articles/premium/city', 'articles-premium-category', { category: 'city' }],
    ['/articles/premium/city/x_1', 'articles-premium-subcategory', { category: 'city', subcategory: 'x_1' }],
    [
      '/articles/premium/city/old/x_1',
      'articles-premium-article',
      { category: 'city', subcategory: 'old', article: 'x_1' },
    ],
  ])('%s is never a category called premium [AMBIG-008]', (path, name, params) => {
    const matched = matchRoute(path)
    expect(matched?.route.name).toBe(name)
    expect(matched?.params).toEqual(params)
  })
  it('of a category of games both exist, and nothing follows them [AMBIG-015]', () => {
    const category = { screen: 'structure', structure: { name: 'games-category', id: 'x_1' } }
    expect(shown('/games/category/x_1')).toEqual(category)
    expect(shown('/games/category/puzzles/x_1')).toEqual(category)
    expect(matchRoute('/games/category/puzzles/x_1/more')).toBeNull()
    expect(matchRoute('/games/category')).toBeNull()
  })
  it.each([
    [marketplaceLinks.appPartner(one), { title: 'blue-hour', name: 'x_1' }],
    [linkTo.marketplacePartner(one), { title: 'blue-hour', name: 'x_1' }],
    [gameLinks.gamesCategory(one, 'all'), { name: 'blue-hour', id: 'x_1' }],
    [linkTo.playlist(one), { title: 'blue-hour', playlist: 'x_1' }],
    [linkTo.track(one), { title: 'blue-hour', track: 'x_1' }],
    [gameLinks.arcade('blue-hour', 'x_1', 'on'), { name: 'blue-hour', id: 'x_1' }],
  ])(
    'a built %s fills the first parameter with the slug and the second with the id [AMBIG-012]',
    (link, params) => {
      expect(matchRoute(link.split('?')[0] ?? '')?.params).toEqual(params)
    },
  )
})

describe('the address of one segment that no other route takes', () => {
  const single = routes.filter(({ pattern }) => /^\/\w[\w-]*$/.test(pattern))
  it('comes after every address of one segment that has a route of its own [AMBIG-009]', () => {
    expect(single.length).toBeGreaterThan(10)
    for (const { pattern, name } of single)
      expect([pattern, matchRoute(pattern)?.route.name]).toEqual([pattern, name])
    expect(matchRoute('/anything')?.route.name).toBe('catch-all')
  })
  it.each(languageCodes)('is not /%s: that is the home screen in its language [AMBIG-009]', (code) => {
    expect(splitLanguage(`/${code}`)).toMatchObject({ languagePrefix: code, path: '/' })
    expect(matchRoute(splitLanguage(`/${code}`).path)?.route.name).toBe('home')
  })
  it('is not /register, and neither is the backend’s /register/{tenant} [AMBIG-014]', () => {
    expect(matchRoute('/register')?.route).toMatchObject({ name: 'register', screen: 'login' })
    expect(matchRoute('/register/riwaq')).toBeNull()
  })
})
