/** Every screen of the route table has its LINK builder, and what the builder makes is read as that screen. */
import { describe, expect, it } from 'vitest'
import { routes } from '../contract/routes.ts'
import { gameLinks } from './addresses/game-addresses.ts'
import { marketplaceLinks } from './addresses/marketplace-addresses.ts'
import { videoLinks } from './addresses/video-addresses.ts'
import { articleLinks } from './addresses/article-addresses.ts'
import { addressOf, linkTo } from './addresses/addresses.ts'
import { matchRoute } from './addresses/routing.ts'

const one = { slug: 'blue-hour', id: 'x_1' }
const other = { slug: 'second-light', id: 'x_2' }

const made: Record<string, string> = {
  home: linkTo.home(),
  'apps-consent': marketplaceLinks.appConsent('x_1'),
  'apps-faq': marketplaceLinks.appQuestions(),
  'apps-manage': marketplaceLinks.myApps(),
  'apps-manage-one': marketplaceLinks.appManage('x_1'),
  'apps-partner': marketplaceLinks.appPartner(one),
  'apps-pd': addressOf({ ...one, kind: 'app' }),
  'apps-profile': marketplaceLinks.appProfile(),
  'apps-register': marketplaceLinks.publishApp(),
  'apps-view-all': marketplaceLinks.apps(),
  'arcade-details': gameLinks.arcade('blue-hour', 'x_1', 'open'),
  'articles-premium': articleLinks.premium(),
  'articles-premium-category': articleLinks.premiumCategory('city'),
  'articles-premium-subcategory': articleLinks.premiumSubcategory('city', 'essay'),
  'articles-premium-article': articleLinks.premiumArticle('city', 'essay', 'x_1'),
  'articles-category': articleLinks.articlesCategory('city'),
  'articles-subcategory': articleLinks.articlesSubcategory('city', 'essay'),
  'articles-article': linkTo.article('city', 'essay', 'x_1'),
  'audiobook-artist': linkTo.audiobookArtist(one),
  'audiobook-category': linkTo.audiobookCategory(),
  'audiobook-details': linkTo.audiobook(one),
  'audiobook-genre': linkTo.audiobookGenre('tales'),
  'audiobook-list': linkTo.audiobookList(),
  'games-category': gameLinks.gamesCategory(one, 'puzzle'),
  'games-details': linkTo.game('blue-hour', 'x_1'),
  'games-list': linkTo.gamesList(),
  'games-list-named': gameLinks.gamesListNamed('instant'),
  'games-list-named-id': gameLinks.gamesListOf('instant', 'x_1'),
  'games-publisher': gameLinks.gamesPublisher('small-studio'),
  mp: marketplaceLinks.category('food'),
  'mp-partner': linkTo.marketplacePartner(one),
  'music-albums': linkTo.musicAlbums(),
  'music-album': linkTo.album(one, other),
  'music-albums-category': linkTo.musicAlbumsCategory('jazz'),
  'music-artist': linkTo.artist(one),
  'music-genre': linkTo.musicGenre('jazz'),
  'music-list': linkTo.musicList(),
  'music-playlists': linkTo.musicPlaylists(),
  'music-playlist': linkTo.playlist(one),
  'music-tracks': linkTo.musicTracks(),
  'music-tracks-category': linkTo.musicTracksCategory(),
  'music-track': linkTo.track(one),
  'music-video-details': linkTo.musicVideo('x_1'),
  'news-category': articleLinks.newsCategory('today'),
  'news-subcategory': articleLinks.newsSubcategory('today', 'all'),
  'news-article': linkTo.news('today', 'all', one),
  'partners-info-services': marketplaceLinks.infoServices(),
  'partners-info-service': marketplaceLinks.infoService('blue-hour'),
  partners: marketplaceLinks.partner('blue-hour'),
  'podcast-details': linkTo.podcast(one),
  'podcast-episode': linkTo.episode(one),
  'podcast-list': linkTo.podcastList(),
  'tournaments-details': linkTo.tournament('x_1'),
  'tournaments-news': gameLinks.tournamentNews('x_1'),
  'tournaments-videos': gameLinks.tournamentVideo('x_1'),
  'user-login': linkTo.login(),
  'user-login-email': linkTo.emailLogin(),
  'user-register': linkTo.register(),
  register: linkTo.partnerLogin(),
  'video-test': videoLinks.videoCheck(),
  'video-series': linkTo.series(one),
  'video-category': videoLinks.videoCategory(one),
  'video-details': linkTo.video(one),
  'video-list': linkTo.videoList('all'),
  'video-stream': videoLinks.videoStream(one),
  'video-ex-category': videoLinks.typedVideoCategory('film', 'x_1'),
  'video-ex-details': videoLinks.typedVideo('film', one),
  'video-ex-stream': videoLinks.typedVideoStream('film', one),
  'voucher-book': linkTo.voucherBook('x_1'),
  'vouchers-category': marketplaceLinks.voucherCategory('food'),
  'vouchers-details': linkTo.voucher('x_1'),
  'vouchers-details-2': marketplaceLinks.voucherIn('x_1', 'x_2'),
  'vouchers-genre': marketplaceLinks.vouchersGenre('food'),
  services: linkTo.service('blue-hour'),
  search: linkTo.search('light'),
  'search-q': linkTo.searchTyping(),
  'external-logout': linkTo.externalLogout(),
  favorites: linkTo.favorites(),
  history: linkTo.history(),
  downloads: linkTo.downloads(),
  impressum: linkTo.impressum(),
  info: linkTo.info('terms'),
  launch: linkTo.launch(),
  main: linkTo.structure('cups'),
  marketing: linkTo.marketing('welcome'),
  notifications: linkTo.notifications(),
  subscription: linkTo.subscription(),
  resetpassword: linkTo.resetPassword('secret'),
  'my-payment-methods': linkTo.paymentMethods(),
  'my-purchases': linkTo.purchases(),
  'parental-control': linkTo.parentalControl(),
  profile: linkTo.profile(),
  'profile-info-services': linkTo.profileServices(),
  'profile-info': linkTo.profileInfo(),
  'profile-manage': linkTo.profileManage(),
  reward: linkTo.rewards(),
  'catch-all': linkTo.page('cups'),
}

/** Two forms of an address are one screen; the short form of an article is read, never made. */
const screenOf = (name: string) => (name === 'vouchers-details-2' ? name : name.replace(/-2$/, ''))
const screens = [...new Set(routes.map(({ name }) => screenOf(name)))].filter(
  (name) => name !== 'articles-short',
)

describe('the builder of a screen', () => {
  it.each(screens)('of the route %s makes an address that opens it', (name) => {
    const address = made[name]
    expect(address, `no builder for ${name}`).toBeDefined()
    const matched = matchRoute(address?.split('?')[0] ?? '')
    expect(screenOf(matched?.route.name ?? '')).toBe(name)
  })
})
