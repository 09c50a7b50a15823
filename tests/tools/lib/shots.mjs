/** Every screen and state that is looked at: where it is, whose eyes see it, and what is done before the picture. */
import * as step from './shot-steps.mjs'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'

export const tenants = ['riwaq', 'nour', 'klang']
const inEach = (shot) => tenants.map((tenant) => ({ ...shot, tenant }))

/**
 * `album`, `artist`, `playlist` and `track` stand for the first of their kind. `busy`: loading is what is shown; `gone`:
 * the line is cut in the end; `sizes`: only these.
 */
export const shots = [
  ...inEach({ name: 'home', path: '/' }),
  ...inEach({ name: 'home-whole', path: '/', whole: true }),
  { name: 'home-user', path: '/', as: 'omar' },
  { name: 'home-forced', path: '/', forced: true },
  { name: 'home-zoomed', path: '/', sizes: ['zoomed'] },
  { name: 'album-zoomed', path: 'album', sizes: ['zoomed'] },
  ...inEach({ name: 'music', path: '/music/list' }),
  { name: 'music-whole', path: '/music/list', whole: true },
  { name: 'albums', path: '/music/albums' },
  ...inEach({ name: 'album', path: 'album' }),
  { name: 'album-whole', path: 'album', whole: true },
  { name: 'album-scrolled', path: 'album', steps: step.scrolled },
  ...inEach({ name: 'artist', path: 'artist' }),
  { name: 'artist-whole', path: 'artist', whole: true },
  ...inEach({ name: 'playlist', path: 'playlist' }),
  ...inEach({ name: 'track', path: 'track' }),
  { name: 'podcasts', path: '/podcast/list' },
  { name: 'audiobooks', path: '/audiobook/list', tenant: 'nour' },
  { name: 'video', path: '/video/list/all' },
  { name: 'games', path: '/games/list' },
  { name: 'read', path: '/read' },
  { name: 'vouchers', path: '/vouchers' },
  { name: 'plans', path: '/subscription' },
  { name: 'imprint', path: '/impressum' },
  { name: 'search', path: '/search' },
  { name: 'favorites-guest', path: '/favorites' },
  { name: 'favorites-empty', path: '/favorites', as: 'maya' },
  { name: 'favorites-full', path: 'album', as: 'omar', steps: step.fillFavourites },
  { name: 'favorites-waiting', path: 'album', as: 'lina', steps: step.waitingLikes, gone: true },
  ...inEach({ name: 'login', path: '/user/login' }),
  ...inEach({ name: 'provider-login', path: '/user/login', steps: step.toProvider }),
  ...inEach({ name: 'provider-register', path: '/user/login', steps: step.toRegistration }),
  { name: 'provider-wrong', path: '/user/login', steps: step.wrongPassword },
  { name: 'provider-ended', path: '/oidc/interaction/nothing-is-here', foreign: true },
  ...inEach({ name: 'not-found', path: '/no/such/place' }),
  { name: 'broken', path: '/', steps: step.broken },
  { name: 'skeleton', path: '/', steps: step.waiting, busy: true },
  { name: 'boot-environment', path: '/', steps: step.bootFails('**/api/envFile') },
  { name: 'boot-language', path: '/', steps: step.bootFails('**/assets/words-*.js') },
  { name: 'boot-screen', path: '/', steps: step.bootFails('**/assets/Screen-*.js') },
  { name: 'menu-guest', path: '/', steps: step.menu },
  { name: 'menu', path: '/', as: 'omar', steps: step.menu },
  { name: 'dialog-share', path: 'album', steps: step.share },
  { name: 'dialog-login', path: 'album', steps: step.guestPlay },
  { name: 'dialog-ways', path: 'album', steps: step.ways },
  { name: 'dialog-failed', path: '/?code=wrong', steps: step.failedLogin },
  {
    name: 'dialog-external',
    path: '/',
    steps: step.opened('externalRedirect', { url: 'https://tickets.luna.example/tonight' }),
  },
  { name: 'dialog-device', path: '/', steps: step.opened('deviceNotSupported', { kind: 'game' }) },
  {
    name: 'dialog-error',
    path: '/',
    steps: step.opened('genericError', { status: 503, code: 'UNAVAILABLE' }),
  },
  { name: 'dialog-subscribe', path: 'album', steps: step.opened('subscribe', { title: 'Tidal Motion' }) },
  { name: 'install-native', path: '/', steps: step.installer(true) },
  { name: 'install-ios', path: '/', agent: iphone, steps: step.installer(false) },
  { name: 'install-firefox', path: '/', agent: firefox, steps: step.installer(false) },
  { name: 'install-offer', path: '/', agent: iphone, steps: step.offered },
  ...inEach({ name: 'consent', path: '/', unanswered: true, steps: step.asked }),
  { name: 'consent-playing', path: 'album', as: 'omar', unanswered: true, steps: step.askedWhilePlaying },
  { name: 'dialog-consent', path: '/', unanswered: true, steps: step.customised },
  { name: 'snackbar', path: 'album', as: 'lina', steps: step.heart },
  ...inEach({ name: 'playing', path: 'album', as: 'omar', steps: step.play }),
  { name: 'paused', path: 'album', as: 'omar', steps: step.pause },
  { name: 'loading', path: 'album', as: 'omar', steps: step.songWaits },
  { name: 'blocked', path: 'album', as: 'omar', steps: step.songBlocked },
  { name: 'failed', path: 'album', as: 'omar', steps: step.songFails },
  { name: 'preview', path: 'album', as: 'lina', steps: step.play },
  { name: 'offline-seen', path: 'album', steps: step.offline(''), gone: true },
  { name: 'offline-home', path: '/', steps: step.offline(''), gone: true },
  { name: 'offline-never', path: '/', steps: step.offline('/music/playlists'), gone: true },
  { name: 'focus-skip', path: '/', steps: step.tabbed(1) },
  { name: 'focus-deep', path: '/', steps: step.tabbed(18) },
]
