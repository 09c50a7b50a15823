/**
 * `npm run long`: the first start and a later one, kill loops, every address in every variant at every tenant, a thousand
 * schedules of listen reports, sound over two hundred navigations, through a storm and over two hundred tabs that come and
 * go, every page under axe, quiet and at 400 %, the player's figures, long lists, a dozen rooms back and forth, and the
 * pictures. The same tests run in a short form with `npm test`; LONG makes them long. The kill loops run on PostgreSQL as
 * well: on the one that TEST_DATABASE_URL names, else on a private one where it is installed.
 */
import { privatePostgres } from './lib/postgres.mjs'
import { playwright, runSteps, tool, vitest } from './lib/run.mjs'
import { build } from './lib/steps.mjs'

const long = { LONG: '1' }
const killLoops = (label, env) => ({
  ...vitest(`kill loops${label}`, ['contract'], { ...long, ...env }, ['kill']),
  show: true,
})
const database = process.env['TEST_DATABASE_URL'] || privatePostgres()
if (!database) console.log('no PostgreSQL is installed: the kill loops run on the embedded store only')
await runSteps([
  build,
  { ...tool('starts', 'node', ['tests/tools/starts.mjs']), show: true },
  killLoops('', { TEST_DATABASE_URL: '' }),
  ...(database ? [killLoops(' on PostgreSQL', { TEST_DATABASE_URL: database })] : []),
  vitest('every address', ['contract'], long, ['host-routes']),
  vitest('seconds heard', ['contract'], long, ['listening']),
  { ...playwright('soak, storm and tabs', ['soak', 'storm', 'player-tabs'], long), show: true },
  {
    ...playwright('axe and journeys', ['axe', 'every-room', 'journey', 'install', 'keyboard', 'quiet'], long),
    show: true,
  },
  {
    ...playwright(
      'long walks',
      [
        'attacks',
        'dirty-form',
        'film-',
        'keeping-disk',
        'kept-',
        'leaving',
        'long-lists',
        'long-shelf',
        'lost-parts',
        'own-shelves',
        'pieces',
        'player-names',
        'player-queues',
        'queue-by-hand',
        'sharing',
        'spoken-marks',
        'tampered',
        'unkept',
      ],
      long,
    ),
    show: true,
  },
  { ...tool('player', 'node', ['tests/tools/player.mjs']), show: true },
  { ...tool('long lists', 'node', ['tests/tools/lists.mjs']), show: true },
  { ...tool('routes', 'node', ['tests/tools/routes.mjs']), show: true },
  {
    ...tool('pictures', 'node', ['tests/tools/pictures.mjs', 'node_modules/.cache/riwaq/pictures']),
    show: true,
  },
])
