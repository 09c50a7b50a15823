/** The dialogs of the portal that belong to no account, and its offer to be installed; see `shots.mjs`. */
import * as offer from './prompt-steps.mjs'
import * as library from './library-steps.mjs'
import * as login from './login-steps.mjs'
import * as step from './shot-steps.mjs'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'

export const dialogShots = [
  { name: 'dialog-share', path: 'album', steps: library.openShare },
  { name: 'dialog-share-code', path: 'album', steps: library.showShareCode },
  { name: 'dialog-rating', path: 'album', as: 'omar', steps: library.openRating },
  { name: 'dialog-login', path: 'album', steps: login.playAsGuest },
  { name: 'dialog-ways', path: 'album', steps: login.openLoginOptions },
  {
    name: 'dialog-sign-up',
    path: 'album',
    steps: step.openNamedDialog('loginOrSignUp', { reason: 'like' }),
  },
  { name: 'dialog-wifi', path: '/user/login', steps: login.refuseLoginByWifi },
  {
    name: 'dialog-external-logout',
    path: '/',
    as: 'lina',
    steps: step.openNamedDialog('externalLogout', { host: 'login.luna.example', losses: null }),
  },
  { name: 'dialog-failed', path: '/?code=wrong', steps: login.showFailedLogin },
  {
    name: 'dialog-external',
    path: '/',
    steps: step.openNamedDialog('externalRedirect', { url: 'https://tickets.luna.example/tonight' }),
  },
  { name: 'dialog-device', path: '/', steps: step.openNamedDialog('deviceNotSupported', { kind: 'game' }) },
  {
    name: 'dialog-error',
    path: '/',
    steps: step.openNamedDialog('genericError', { status: 503, code: 'UNAVAILABLE' }),
  },
  {
    name: 'dialog-subscribe',
    path: 'album',
    steps: step.openNamedDialog('subscribe', {
      title: 'Tidal Motion',
      options: ['Music', 'Everything'].map((value, id) => ({
        type: 'SUBSCRIPTION',
        subscriptionType: { id, attributes: [{ key: 'NAME_TEXT_en', value }] },
      })),
    }),
  },
  { name: 'install-native', path: '/', steps: offer.openInstallDialog(true) },
  { name: 'install-ios', path: '/', agent: iphone, steps: offer.openInstallDialog(false) },
  { name: 'install-firefox', path: '/', agent: firefox, steps: offer.openInstallDialog(false) },
  { name: 'install-offer', path: '/', agent: iphone, steps: offer.showInstallCard },
  { name: 'dialog-consent', path: '/', unanswered: true, steps: offer.openConsentDialog },
  { name: 'dialog-keys', path: 'album', steps: step.openNamedDialog('keys') },
  {
    name: 'dialog-share-moment',
    path: 'album',
    steps: step.openNamedDialog('share', { path: '/', title: 'Tidal Motion', second: 83 }),
  },
]
