/** Which journeys and contract tests run when. `npm run long` walks them all. */
import { readFileSync, readdirSync } from 'node:fs'

const folder = new URL('../../e2e/', import.meta.url)
/** All there are, by their file without its ending. */
export const journeys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /^(.+)\.e2e\.ts$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [])
  .toSorted()

/** They start a portal each, so they are begun first: at the end of a run the other workers would wait for them. */
export const onOwnPortal = journeys.filter((name) =>
  readFileSync(new URL(`${name}.e2e.ts`, folder), 'utf8').includes('testOnOwnPortal()'),
)

/** Steps of the long run; the last one takes all that are in no other. */
const audioJourneys = [
  'soak',
  'unstable-connection',
  'page-modules/player-tabs',
  'page-modules/player-handover',
]
const everyPage = ['axe', 'every-page', 'journey', 'install', 'keyboard', 'stable-hydration']
export const longSteps = {
  'soak, unstable connection and tabs': audioJourneys,
  'axe and journeys': everyPage,
  walks: journeys.filter((name) => ![...audioJourneys, ...everyPage].includes(name)),
}

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

/** The same of contract tests: they are about addresses, files, documents and the client, and run in the first run only. */
export const storeIndependentContracts = [
  'backend-addresses',
  'backend-client',
  'call-outcomes',
  'client-requests',
  'configured-menus',
  'configured-pages',
  'described-pages',
  'hidden-page-reports',
  'host-external-backend',
  'host-files',
  'host-partial-backend',
  'host-pictures',
  'media',
  'open-api',
  'open-api-lint',
  'operator-files',
  'operator-files-read',
  'operator-hls',
  'operator-hls-broken',
  'redirects',
  'refused-settings',
  'render-stores',
  'structure-requests',
  'tenant-style',
]
