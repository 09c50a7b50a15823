/** Which journeys are walked when. `npm run long` walks them all. */

/** They wait for long, or for what a busy machine does late: in the long run only. */
export const longWalks = [
  'attacks',
  'dirty-form',
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

/**
 * `npm test` walks what proves a row, all parts of the page on a page of their own, and these, which prove none and
 * which nobody would do without. What else there is, is walked once in CI, over PostgreSQL: there is time for it there.
 */
export const alwaysWalked = ['axe', 'offline']

/** The page does here what it does, whatever stores the data: their rows are not proven once more over PostgreSQL. */
export const anyStore = [
  'boot-failure',
  'chunks',
  'consent',
  'dialogs',
  'errors',
  'far-backend',
  'install',
  'keyboard',
  'music-call',
  'navigation',
  'switches',
  'version',
]
