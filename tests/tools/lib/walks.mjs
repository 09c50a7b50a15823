/** Journeys that are not walked with every `npm test`. `npm run long` walks them all. */

/** They wait for long, or for what a busy machine does late. */
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

/** Walked once in CI, over PostgreSQL: they prove no row, and two walks would find the same. */
export const walkedOnce = [
  'bar',
  'chapters',
  'every-room',
  'kept-documents',
  'leaving',
  'long-lists',
  'lost-parts',
  'own-shelves',
  'pieces',
  'soak',
  'unkept',
]
