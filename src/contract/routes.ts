/**
 * The route table: every address of the portal, shared by page, host and tests. Paths are without language
 * prefix; the seven variants come from `domain/addresses/routing.ts`. A row with `screen: 'structure'` shows
 * the tenant's structure.
 */
import type { ScreenName } from './screens.ts'

export type Layout = 'default' | 'marketing' | 'monsooq' | 'empty' | 'none'
type Guard = 'protect-route' | 'protect-route-redirect'

export interface RouteRow {
  readonly name: string
  readonly pattern: string
  readonly params: readonly string[]
  readonly layout: Layout
  readonly guard: Guard | null
  /** The screen opens with a recent login only; beside a guard, which lets users in alone. */
  readonly stepUp: boolean
  readonly screen: ScreenName
  readonly structure: string | null
  /** Parameter that is sent as the structure's `id`. */
  readonly structureId: string | null
  readonly structureWithin?: string | undefined
  readonly title: string
  readonly vertical: string | null
  /** Names a rule in `domain/addresses/route-rules.ts`; it runs before the route is shown. */
  readonly validate: string | null
  readonly isUnlisted: boolean
}

interface Options {
  layout?: Layout
  guard?: Guard
  stepUp?: true
  screen?: ScreenName
  structure?: string | null
  id?: string
  within?: string
  title?: string
  vertical?: string
  validate?: string
  isUnlisted?: boolean
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const paramsOf = (pattern: string) => [...pattern.matchAll(/\{(\w+)\??\}/g)].map((match) => match[1] ?? '')

/** Brackets mark the long form of an address: `/a/[{title}/]{id}` is `/a/{id}` and `/a/{title}/{id}`. */
const formsOf = (pattern: string) => [
  ...new Set([pattern.replace(/\[.*?\]/g, ''), pattern.replace(/[[\]]/g, '')]),
]

const screen = (name: string, address: string, options: Options = {}): RouteRow[] =>
  formsOf(address).map((pattern, form) => {
    const params = paramsOf(pattern)
    return {
      name: form === 0 ? name : `${name}-${form + 1}`,
      pattern,
      params,
      layout: options.layout ?? 'default',
      guard: options.guard ?? null,
      stepUp: options.stepUp ?? false,
      screen: options.screen ?? 'structure',
      structure: options.structure === undefined ? name : options.structure,
      structureId: options.id ?? params.at(-1) ?? null,
      structureWithin: options.within,
      title: options.title ?? camel(name),
      vertical: options.vertical ?? null,
      validate: options.validate ?? null,
      isUnlisted: options.isUnlisted ?? false,
    }
  })

const login: Guard = 'protect-route'
const redirecting: Guard = 'protect-route-redirect'
const music = { vertical: 'music' }
const podcasts = { vertical: 'podcasts' }
const books = { vertical: 'audiobooks' }
const games = { vertical: 'games' }
const video = { vertical: 'video' }
const articles = { vertical: 'articles', screen: 'articles' } as const
const news = { vertical: 'news', screen: 'articles' } as const
const inCategory = { within: 'category' }
const apps = { vertical: 'apps' }
const marketplace = { screen: 'marketplace' } as const
const appMarketplace = { ...apps, ...marketplace }

const itemScreen = (screen: ScreenName, section: Options): Options => ({
  ...section,
  screen,
  structure: null,
})
const stream: Options = { ...itemScreen('stream', video), layout: 'empty' }

export const routes: readonly RouteRow[] = [
  ...screen('home', '/', { screen: 'home' }),

  ...screen('apps-consent', '/apps/consent/{id}', { ...apps, guard: login }),
  ...screen('apps-faq', '/apps/faq', appMarketplace),
  ...screen('apps-manage', '/apps/manage', { ...appMarketplace, isUnlisted: true }),
  ...screen('apps-manage-one', '/apps/manage/{id}', { ...appMarketplace, isUnlisted: true }),
  ...screen('apps-partner', '/apps/partner/[{title}/]{name}', appMarketplace),
  ...screen('apps-pd', '/apps/pd/[{title}/]{name}', appMarketplace),
  ...screen('apps-profile', '/apps/profile', { ...apps, guard: redirecting }),
  ...screen('apps-register', '/apps/register', appMarketplace),
  ...screen('apps-view-all', '/apps/viewAll', appMarketplace),

  ...screen('arcade-details', '/arcade/details/[{name}/]{id}', itemScreen('game', games)),

  ...screen('articles-premium', '/articles/premium', articles),
  ...screen('articles-premium-category', '/articles/premium/{category}', articles),
  ...screen('articles-premium-subcategory', '/articles/premium/{category}/{subcategory}', {
    ...articles,
    ...inCategory,
  }),
  ...screen('articles-premium-article', '/articles/premium/{category}/{subcategory}/{article}', articles),
  ...screen('articles-category', '/articles/{category}', articles),
  ...screen('articles-subcategory', '/articles/{category}/{subcategory}', { ...articles, ...inCategory }),
  ...screen('articles-article', '/articles/{category}/{subcategory}/{article}', articles),
  // Covers /articles/{article} and /articles/{category}/{article}; the structures of the other two rows tell
  // when (AMBIG-007).
  ...screen('articles-short', '/articles/{category?}/{article}', {
    ...articles,
    structure: 'articles-article',
  }),

  ...screen('audiobook-artist', '/audiobook/artists/[{title}/]{id}', itemScreen('author', books)),
  ...screen('audiobook-category', '/audiobook/category', books),
  ...screen('audiobook-details', '/audiobook/details/[{title}/]{id}', itemScreen('audiobook', books)),
  ...screen('audiobook-genre', '/audiobook/genre/{name}', books),
  ...screen('audiobook-list', '/audiobook/list', books),

  ...screen('games-category', '/games/category/{name}[/{id}]', games),
  ...screen('games-details', '/games/details/[{name}/]{id}', itemScreen('game', games)),
  ...screen('games-list', '/games/list', games),
  ...screen('games-list-named', '/games/list/{name}', games),
  ...screen('games-list-named-id', '/games/list/{name}/{id}', { ...games, within: 'name' }),
  ...screen('games-publisher', '/games/publisher/{name}', games),

  // /mp/{category} and /mp/{name} are one pattern; the segment is exposed under both names (AMBIG-006).
  ...screen('mp', '/mp/{category}', { ...marketplace, layout: 'monsooq' }),
  ...screen('mp-partner', '/mp/{title}/{name}', { ...marketplace, layout: 'monsooq', title: 'mp' }),

  ...screen('music-albums', '/music/albums', music),
  ...screen(
    'music-album',
    '/music/albums/[{artistName}/]{artist}/[{albumName}/]{album}',
    itemScreen('album', music),
  ),
  ...screen('music-albums-category', '/music/albums/category/{name}', music),
  ...screen('music-artist', '/music/artists/[{artistName}/]{id}', itemScreen('artist', music)),
  ...screen('music-genre', '/music/genre/{name}', music),
  ...screen('music-list', '/music/list', music),
  ...screen('music-playlists', '/music/playlists', music),
  ...screen('music-playlist', '/music/playlists/[{title}/]{playlist}', itemScreen('playlist', music)),
  ...screen('music-tracks', '/music/tracks', music),
  ...screen('music-tracks-category', '/music/tracks/category', music),
  ...screen('music-track', '/music/tracks/[{title}/]{track}', itemScreen('track', music)),
  ...screen('music-video-details', '/music/video/details/{id}', itemScreen('watch', music)),

  ...screen('news-category', '/news/{category}', news),
  ...screen('news-subcategory', '/news/{category}/{subcategory}', { ...news, ...inCategory }),
  ...screen('news-article', '/news/{category}/{subcategory}/{articlename}/{article}', news),

  ...screen('partners-info-services', '/partners/info-services', marketplace),
  ...screen('partners-info-service', '/partners/info-services/{name}', marketplace),
  ...screen('partners', '/partners/{name}', marketplace),

  ...screen('podcast-details', '/podcast/details/[{title}/]{id}', itemScreen('podcast', podcasts)),
  ...screen('podcast-episode', '/podcast/episode/[{title}/]{id}', itemScreen('episode', podcasts)),
  ...screen('podcast-list', '/podcast/list', podcasts),

  ...screen('tournaments-details', '/tournaments/details/{id}', itemScreen('tournament', games)),
  ...screen('tournaments-news', '/tournaments/news/details/{id}', { ...games, screen: 'articles' }),
  ...screen('tournaments-videos', '/tournaments/videos/details/{id}', itemScreen('watch', games)),

  ...screen('user-login', '/user/login', { screen: 'login', structure: null }),
  ...screen('user-login-email', '/user/login/email', { screen: 'login', structure: null }),
  ...screen('user-register', '/user/register', { screen: 'login', structure: null }),
  ...screen('register', '/register', { screen: 'login', structure: null }),

  ...screen('video-test', '/video/test', itemScreen('video-check', video)),
  ...screen('video-series', '/video/series/details/[{name}/]{id}', itemScreen('watch', video)),
  ...screen('video-category', '/video/category/[{name}/]{id}', video),
  ...screen('video-details', '/video/details/[{name}/]{id}', itemScreen('watch', video)),
  ...screen('video-list', '/video/list/{name}', video),
  ...screen('video-stream', '/video/stream/[{name}/]{id}', stream),
  ...screen('video-ex-category', '/video/{ex}/category/{id}', { ...video, structure: 'video-category' }),
  ...screen('video-ex-details', '/video/{ex}/details/[{name}/]{id}', itemScreen('watch', video)),
  ...screen('video-ex-stream', '/video/{ex}/stream/[{name}/]{id}', stream),

  ...screen('voucher-book', '/voucherbooks/{name}', marketplace),
  ...screen('vouchers-category', '/vouchers/category/{id}', marketplace),
  // The long form shows the voucher, whatever it was found in.
  ...screen('vouchers-details', '/vouchers/details/{id}[/{voucherId}]', marketplace),
  ...screen('vouchers-genre', '/vouchers/genre/{id}', marketplace),

  ...screen('services', '/services/{name}', marketplace),
  ...screen('search', '/search', { screen: 'search' }),
  ...screen('search-q', '/search-q', { screen: 'search', structure: 'search' }),

  ...screen('external-logout', '/external/logout', { screen: 'logout', structure: null }),
  ...screen('favorites', '/favorites', { screen: 'favorites', structure: null }),
  ...screen('history', '/history', { screen: 'history', structure: null }),
  ...screen('downloads', '/downloads', { screen: 'downloads', structure: null }),
  ...screen('impressum', '/impressum'),
  ...screen('info', '/info/{name}'),
  ...screen('launch', '/launch', { layout: 'marketing' }),
  ...screen('main', '/main/{name}', { structure: '{name}', validate: 'structureExists' }),
  ...screen('marketing', '/marketing/{name}', { layout: 'none' }),
  ...screen('notifications', '/notifications', { ...marketplace, isUnlisted: true }),
  ...screen('subscription', '/subscription'),
  ...screen('resetpassword', '/resetpassword', { screen: 'password', structure: null }),

  ...screen('my-payment-methods', '/MyPaymentMethods', { guard: login }),
  ...screen('my-purchases', '/myPurchases', { guard: login }),
  ...screen('profile', '/profile', { screen: 'profile', structure: null, guard: login }),
  ...screen('parental-control', '/parentalControl', { screen: 'parental', structure: null, guard: login }),
  ...screen('profile-info-services', '/profile/info-service-subscriptions', { guard: login }),
  ...screen('profile-info', '/profile/info', { screen: 'info', structure: null, guard: login }),
  ...screen('profile-manage', '/profile/manage', {
    screen: 'manage',
    structure: null,
    guard: login,
    stepUp: true,
  }),
  ...screen('reward', '/reward', { guard: redirecting }),

  ...screen('catch-all', '/{name}', { structure: '{name}', title: 'main', validate: 'structureExists' }),
]
