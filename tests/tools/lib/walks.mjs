/** Which journeys are walked when. `npm run long` walks them all. */

/** They wait for long, or for what a busy machine does late: in the long run only. */
export const longRunOnly = [
  'attacks',
  'bounded-caches',
  'dirty-form',
  'earlier-build',
  'video-resume',
  'video-picture-in-picture',
  'hydration',
  'download-storage',
  'download-entitlement',
  'download-states',
  'long-shelf',
  'player-names',
  'player-recent-queues',
  'queue-by-hand',
  'sharing',
  'podcast-episode-marks',
  'unstable-connection',
  'tampered',
]

/**
 * Over PostgreSQL only, by words of their titles. Each row they name is proven with `npm test` by a test that takes less
 * time; those that name none have a neighbour in their file that stays.
 */
export const onlyOnPostgres = [
  'the reported listening seconds equal the seconds of audio played',
  'a portal with a cross-origin backend works for a guest',
  'by keyboard alone, in',
  'whoever deletes their account reads in numbers',
  'a deletion that fails is said kindly',
  'a guest opens home and an album, taps Play, signs in',
  'typing searches, the address holds query and kind',
  'a (?:video|series) is rated from its page',
  'user: its shared link of the account',
  'without a native prompt .firefox. the install dialog',
  'an option for mobile data alone says over wifi',
  'no dialog has an address of its own',
  'is polled with the time in the query',
  'that is the current one keeps every navigation in the page',
  'a session found ended at the next start',
  'a guest’s like is carried out after creating an account',
  'a guest who goes on with a plan comes back to it from the login',
  'a like is shown offline, also in favourites that were never opened',
  'a second tap on the like button removes the like, also after',
  'what could not be saved is still in the form',
  'played tracks stand above the current one in the queue',
  'a section that a tenant disabled is shown nowhere',
  'a tenant with sharing disabled shows no share button',
  'the account menu lists the links that the tenant’s profile menu',
  'an arrow button scrolls a shelf',
  '(?:Nour|Klang) is installable in its languages',
  'an age ceiling that ended while the worker was unreachable',
  'a worker that was stopped and restarted answers',
  'the device settings open offline',
  'the offline notice is as wide as its text',
  'a page cached in another language is offered in it',
  'a song that is not on this device is dimmed in its list',
  'home and album of nour in fr, light, hydrate',
  'home and album of nour in ar, 1280 wide',
  'home of klang hydrates',
]

/** In a full browser over PostgreSQL; all other journeys use the headless shell of the same engine. */
export const inFullBrowser = ['journey']

/**
 * `npm test` runs the journeys that prove a requirement, all page modules, and these, which prove none but are
 * essential. All others run once in CI, over PostgreSQL, where there is time.
 */
export const alwaysRun = [
  'boot-failure',
  'cached-documents',
  'late-styles',
  'offline-limits',
  'offline-pages',
  'stable-hydration',
]

/** This file as well, and over PostgreSQL once more. */
export const runTwice = ['logout.e2e.ts']

/** A third in the first run, the rest in the second. */
export const sharedByRuns = ['axe']

/** The page does here what it does, whatever stores the data: their rows are not proven once more over PostgreSQL. */
export const storeIndependent = [
  'analytics',
  'boot-failure',
  'chunks',
  'configured-links',
  'consent',
  'dialog-focus',
  'dialogs',
  'error-messages',
  'errors',
  'games',
  'guest-play',
  'install',
  'late-words',
  'list-announcements',
  'missing-chunks-and-images',
  'music-call-to-action',
  'navigation',
  'new-build',
  'outward-links',
  'queue',
  'shared-address',
  'shelf-arrows',
  'switches',
  'video-playback',
]
