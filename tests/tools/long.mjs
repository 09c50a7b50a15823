/**
 * `npm run long [-- step …]`: the first start and a later one, kill loops, stops under load, every address in every variant at every
 * tenant, a thousand schedules of listen reports, playback over two hundred navigations, on an unstable connection and
 * with two hundred tabs, every page under axe, with reduced motion and at 400 %, all other journeys, the player's
 * figures, long lists, a dozen sections back and forth, Firefox, WebKit, and the pictures. `npm test` runs the same tests in a short
 * form; LONG makes them long. The kill loops also run on PostgreSQL: on that of TEST_DATABASE_URL, else on a private
 * one where it is installed. The first letters of steps, as in `-- axe pictures`, select steps.
 */
import { firefoxPath } from './lib/firefox.mjs'
import { privatePostgres } from './lib/postgres.mjs'
import { playwright, runSteps, tool, vitest } from './lib/run.mjs'
import { build } from './lib/steps.mjs'
import { longSteps } from './lib/walks.mjs'

const long = { LONG: '1' }
const journeysOf = (name) =>
  playwright(
    name,
    longSteps[name].map((journey) => `e2e/${journey}.e2e.ts`),
    long,
  )
const killLoops = (label, env) =>
  vitest(`kill loops${label}`, ['contract'], { ...long, ...env }, ['crash-recovery'])

const wanted = process.argv.slice(2)
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start))
const needsDatabase = ['kill loops on PostgreSQL', 'two processes'].some((name) => isWanted({ name }))
const database = needsDatabase && (process.env['TEST_DATABASE_URL'] || privatePostgres())
if (needsDatabase && !database)
  console.log(
    'no PostgreSQL is installed: the kill loops run on the embedded store only, two processes not at all',
  )
if (isWanted({ name: 'firefox' }) && !firefoxPath())
  console.log('no Firefox is installed: its journey is skipped')

const steps = [
  tool('starts', 'node', ['tests/tools/starts.mjs']),
  killLoops('', { TEST_DATABASE_URL: '' }),
  ...(database ? [killLoops(' on PostgreSQL', { TEST_DATABASE_URL: database })] : []),
  vitest('stop under load', ['contract'], { ...long, TEST_DATABASE_URL: '' }, ['stop-under-load']),
  ...(database
    ? [vitest('two processes', ['contract'], { ...long, TEST_DATABASE_URL: database }, ['two-processes'])]
    : []),
  vitest('every address', ['contract'], long, ['host-routes', 'host-screens', 'empty-store', 'first-items']),
  vitest('seconds heard', ['contract'], long, ['playback-reports']),
  ...Object.keys(longSteps).map(journeysOf),
  tool('player', 'node', ['tests/tools/player.mjs']),
  tool('lists', 'node', ['tests/tools/lists.mjs']),
  tool('routes', 'node', ['tests/tools/routes.mjs']),
  ...(firefoxPath() ? [tool('firefox', 'node', ['tests/tools/firefox.mjs'])] : []),
  tool('webkit', 'node', ['tests/tools/webkit.mjs']),
  tool('pictures', 'node', ['tests/tools/pictures.mjs', 'node_modules/.cache/riwaq/pictures']),
]
const chosen = steps.filter(isWanted)
if (chosen.length === 0) {
  console.error(`long: there is no such step; there are ${steps.map(({ name }) => name).join(' · ')}`)
  process.exit(1)
}
// Hours long: each line is printed as it comes.
await runSteps([build, ...chosen].map((step) => ({ ...step, isLive: true })))
