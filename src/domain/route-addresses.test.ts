/** Every screen of the route table has its LINK builder, and what the builder makes is read as that screen. */
import { describe, expect, it } from 'vitest'
import { routes } from '../contract/routes.ts'
import { addressOf, linkTo } from './addresses/addresses.ts'
import { linkToArcade } from './addresses/arcade-addresses.ts'
import { furtherLinks } from './addresses/further-addresses.ts'
import { marketplaceLinks } from './addresses/marketplace-addresses.ts'
import { matchRoute } from './addresses/routing.ts'

const one = { slug: 'blue-hour', id: 'x_1' }
const other = { slug: 'second-light', id: 'x_2' }

const made: Record<string, string> = {
  home: linkTo.home(),
  'apps-consent': furtherLinks.appConsent('x_1'),
  'apps-faq': marketplaceLinks.appQuestions(),
  'apps-manage': marketplaceLinks.myApps(),
  'apps-manage-one': marketplaceLinks.appManage('x_1'),
  'apps-partner': marketplaceLinks.appPartner(one),
  'apps-pd': addressOf({ ...one, kind: 'app' }),
  'apps-profile': furtherLinks.appProfile(),
  'apps-register': marketplaceLinks.publishApp(),
  'apps-view-all': marketplaceLinks.apps(),
  'arcade-details': linkToArcade.arcade('blue-hour', 'x_1', 'open'),
  'articles-premium': furtherLinks.premium(),
  'articles-premium-category': furtherLinks.premiumCategory('city'),
  'articles-premium-subcategory': furtherLinks.premiumSubcategory('city', 'essay'),
  'articles-premium-article': furtherLinks.premiumArticle('city', 'essay', 'x_1'),
  'articles-category': linkTo.articlesCategory('city'),
  'articles-subcategory': furtherLinks.articlesSubcategory('city', 'essay'),
  'articles-article': linkTo.article('city', 'essay', 'x_1'),
  'audiobook-artist': linkTo.audiobookArtist(one),
  'audiobook-category': furtherLinks.audiobooks(),
  'audiobook-details': linkTo.audiobook(one),
  'audiobook-genre': linkTo.audiobookGenre('tales'),
  'audiobook-list': linkTo.audiobookList(),
  'games-category': linkToArcade.gamesCategory(one, 'puzzle'),
  'games-details': linkTo.game('blue-hour', 'x_1'),
  'games-list': linkTo.gamesList(),
  'games-list-named': linkToArcade.gamesListNamed('instant'),
  'games-list-named-id': furtherLinks.gamesListOf('instant', 'x_1'),
  'games-publisher': linkToArcade.gamesPublisher('small-studio'),
  mp: marketplaceLinks.category('food'),
  'mp-partner': linkTo.marketplacePartner(one),
  'music-albums': linkTo.musicAlbums(),
  'music-album': linkTo.album(one, other),
  'music-albums-category': furtherLinks.albumsCategory('jazz'),
  'music-artist': linkTo.artist(one),
  'music-genre': linkTo.musicGenre('jazz'),
  'music-list': linkTo.musicList(),
  'music-playlists': linkTo.musicPlaylists(),
  'music-playlist': linkTo.playlist(one),
  'music-tracks': linkTo.musicTracks(),
  'music-tracks-category': furtherLinks.newestTracks(),
  'music-track': linkTo.track(one),
  'music-video-details': linkTo.musicVideo('x_1'),
  'news-category': linkTo.newsCategory('today'),
  'news-subcategory': furtherLinks.newsSubcategory('today', 'all'),
  'news-article': linkTo.news('today', 'all', one),
  'partners-info-services': marketplaceLinks.infoServices(),
  'partners-info-service': furtherLinks.infoService('blue-hour'),
  partners: furtherLinks.partner('blue-hour'),
  'podcast-details': linkTo.podcast(one),
  'podcast-episode': linkTo.episode(one),
  'podcast-list': linkTo.podcastList(),
  'tournaments-details': linkTo.tournament('x_1'),
  'tournaments-news': linkToArcade.tournamentNews('x_1'),
  'tournaments-videos': linkToArcade.tournamentVideo('x_1'),
  'user-login': linkTo.login(),
  'user-login-email': furtherLinks.emailLogin(),
  'user-register': linkTo.register(),
  register: linkTo.partnerLogin(),
  'video-test': furtherLinks.videoCheck(),
  'video-series': linkTo.series(one),
  'video-category': furtherLinks.videoCategory(one),
  'video-details': linkTo.video(one),
  'video-list': linkTo.videoList('all'),
  'video-stream': linkTo.videoStream(one),
  'video-ex-category': furtherLinks.typedVideoCategory('film', 'x_1'),
  'video-ex-details': furtherLinks.typedVideo('film', one),
  'video-ex-stream': furtherLinks.typedVideoStream('film', one),
  'voucher-book': linkTo.voucherBook('x_1'),
  'vouchers-category': marketplaceLinks.voucherCategory('food'),
  'vouchers-details': linkTo.voucher('x_1'),
  'vouchers-details-2': furtherLinks.voucherIn('x_1', 'x_2'),
  'vouchers-genre': furtherLinks.vouchersGenre('food'),
  services: linkTo.service('blue-hour'),
  search: linkTo.search('light'),
  'search-q': linkTo.searchTyping(),
  'external-logout': furtherLinks.externalLogout(),
  favorites: linkTo.favorites(),
  history: linkTo.history(),
  downloads: linkTo.downloads(),
  impressum: linkTo.impressum(),
  info: linkTo.info('terms'),
  launch: furtherLinks.launch(),
  main: linkTo.structure('cups'),
  marketing: furtherLinks.marketing('welcome'),
  notifications: linkTo.notifications(),
  subscription: linkTo.subscription(),
  resetpassword: linkTo.resetPassword('secret'),
  'my-payment-methods': furtherLinks.paymentMethods(),
  'my-purchases': furtherLinks.purchases(),
  'parental-control': linkTo.parentalControl(),
  profile: linkTo.profile(),
  'profile-info-services': furtherLinks.profileServices(),
  'profile-info': linkTo.profileInfo(),
  'profile-manage': linkTo.profileManage(),
  reward: furtherLinks.rewards(),
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
    expect(address, `${name} has no example in \`made\``).toBeDefined()
    const matched = matchRoute(address?.split('?')[0] ?? '')
    expect(screenOf(matched?.route.name ?? '')).toBe(name)
  })
})
