/** Which journeys are walked when. `npm run long` walks them all. */

/** They wait for long, or for what a busy machine does late: in the long run only. */
export const longRunOnly = [
  'attacks',
  'bounded-caches',
  'dirty-form',
  'earlier-build',
  'film-places',
  'film-window',
  'hydration',
  'keeping-disk',
  'kept-rights',
  'kept-states',
  'long-shelf',
  'player-names',
  'player-queues',
  'queue-by-hand',
  'sharing',
  'spoken-marks',
  'storm',
  'tampered',
]

/** Over PostgreSQL only, whatever rows they name: each of these is proven once more by a test that takes less time. */
export const onlyOnPostgres = [
  'the seconds reported as heard are the seconds that passed in the sound',
  'a portal whose backend answers under another origin is walked through',
  'by keys alone, in',
]

/** In a whole browser over PostgreSQL; all else is walked in the same engine without a browser around it. */
export const inFullBrowser = ['journey']

/**
 * `npm test` walks what proves a row, all parts of the page on a page of their own, and these, which prove none and
 * which nobody would do without. What else there is, is walked once in CI, over PostgreSQL: there is time for it there.
 */
export const alwaysRun = [
  'boot-failure',
  'kept-documents',
  'late-styles',
  'offline-limits',
  'offline-pages',
  'quiet',
]

/** These as well, by words of their titles, and over PostgreSQL once more: all of a file, and one journey of another. */
export const runTwice = ['logout.e2e.ts', 'waits while music plays; after a pause it takes over']

/** One half in each run. */
export const halfPerRun = ['axe']

/** The page does here what it does, whatever stores the data: their rows are not proven once more over PostgreSQL. */
export const storeIndependent = [
  'boot-failure',
  'chunks',
  'consent',
  'dialog-focus',
  'dialogs',
  'errors',
  'install',
  'music-call',
  'navigation',
  'outward-links',
  'shared-address',
  'switches',
  'version',
]
