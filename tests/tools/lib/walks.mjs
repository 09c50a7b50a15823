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

/** Over PostgreSQL only, whatever rows they name: each of these is proven once more by a test that takes less time. */
export const onlyOnPostgres = [
  'the reported listening seconds equal the seconds of audio played',
  'a portal with a cross-origin backend works for a guest',
  'by keyboard alone, in',
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

/** These as well, by words of their titles, and over PostgreSQL once more: all of a file, and one journey of another. */
export const runTwice = ['logout.e2e.ts', 'waits while music plays and takes over after a pause']

/** One half in each run. */
export const halfPerRun = ['axe']

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
