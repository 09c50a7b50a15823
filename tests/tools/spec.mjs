/**
 * `npm run spec [area or id prefix …]`: which requirements are proven by tests that ran and passed. An id is proven by
 * brackets in the title of a test, `[PLAYER-12]` or `[NAV-01, NAV-02]`, that passed at the first try in every suite
 * that ran it. Only the last full run (`npm test`) counts, and only while the files are unchanged since.
 * `tests/spec/readings.tsv` says how a row is followed where its words alone would do harm, as AMBIG rows do.
 * `tests/spec/open.tsv` lists ids that need later work, with the reason, and none that is proven;
 * `tests/spec/proven.tsv` is the committed list of proven ids: one that is no longer proven fails the command. So do
 * brackets that look like ids and cannot be parsed, and a proven row of a field that the product does not read. `--lists-only` only checks those two lists, as the last step of a run,
 * and tolerates retries; `--update` adds newly proven ids.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { proofsIn } from './lib/proofs.mjs'
import { rowsWithUnreadField } from './lib/unread-fields.mjs'
import { filesNow, filesThen, results, root } from './lib/run.mjs'

const table = (name) =>
  readFileSync(join(root, 'tests/spec', name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && line.split('\t')[0] !== 'id')
    .map((line) => line.split('\t'))

const rows = table('requirements.tsv').map(([id, area, , , text]) => ({ id, area, text }))
const known = new Set(rows.map((row) => row.id))
const open = new Map(table('open.tsv').map(([id, reason]) => [id, reason]))
const previouslyProven = table('proven.tsv').map(([id]) => id)

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const requested = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isMeant = (row, word) => row.area === word || row.id === word || row.id.startsWith(`${word}-`)
/** An empty selection would pass: this catches a misspelt word. */
const meaningless = [
  ...flags.filter((flag) => !['--lists-only', '--update'].includes(flag)),
  ...requested.filter((word) => !rows.some((row) => isMeant(row, word))),
]
if (meaningless.length > 0) {
  console.error(`no area, id or beginning of ids: ${meaningless.join(', ')}`)
  process.exit(1)
}

const reports = (() => {
  try {
    return readdirSync(results).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
})()
const { proven, doubtful, unknown, unreadable } = proofsIn(
  reports.map((name) => JSON.parse(readFileSync(join(results, name), 'utf8'))),
  known,
)

const chosen = rows.filter((row) => requested.length === 0 || requested.some((word) => isMeant(row, word)))

const list = (label, ids) => ids.length && console.log(`${label}: ${ids.join(' ')}`)
const areas = [...new Set(chosen.map((row) => row.area))].sort()
const missing = chosen.filter((row) => !proven.has(row.id) && !open.has(row.id)).map((row) => row.id)
const lost = previouslyProven.filter((id) => !proven.has(id) && !doubtful.has(id))
const unread = rowsWithUnreadField(
  root,
  chosen.filter((row) => proven.has(row.id)),
)
const notOpenAnyMore = chosen.filter((row) => open.has(row.id) && proven.has(row.id)).map((row) => row.id)

if (flags.includes('--update')) {
  const all = rows.map((row) => row.id).filter((id) => proven.has(id) || previouslyProven.includes(id))
  writeFileSync(join(root, 'tests/spec/proven.tsv'), `id\n${all.join('\n')}\n`)
  console.log(`proven.tsv holds ${all.length} ids`)
}
/** `npm run check` runs the first two only; without the others their rows look lost. */
const absent = ['unit', 'repo', 'contract', 'e2e'].filter((name) => !reports.includes(`${name}.json`))
if (absent.length > 0)
  console.log(`Did not run, so what they prove counts as unproven (npm test runs all): ${absent.join(', ')}`)
if (!flags.includes('--lists-only')) {
  for (const area of areas) {
    const inArea = chosen.filter((row) => row.area === area)
    const done = inArea.filter((row) => proven.has(row.id)).length
    const waiting = inArea.filter((row) => !proven.has(row.id) && open.has(row.id)).length
    console.log(
      `${area.padEnd(16)} ${String(done).padStart(4)}/${inArea.length}${waiting ? `  (${waiting} open)` : ''}`,
    )
  }
  list('unproven', missing)
  for (const [id, reading] of table('readings.tsv'))
    if (chosen.some((row) => row.id === id)) console.log(`${id} is read so: ${reading}`)
}
list('passed at a second try only, which proves nothing', [...doubtful])
const total = rows.filter((row) => proven.has(row.id)).length
console.log(`${total} of ${rows.length} rows proven, ${open.size} open`)
// Known to be without meaning where a suite did not run.
if (absent.length === 0) list('proven once and not any more', lost)
list('open, yet proven: take them out of open.tsv', notOpenAnyMore)
list('proven, but no file outside contract, demo and tests reads the field', unread)
list('named by tests, but no such row', [...unknown])
for (const title of unreadable) console.log(`ids that cannot be read (commas between them): ${title}`)

const isStale = reports.length > 0 && filesThen() !== filesNow()
if (isStale)
  console.log('The files have changed since these tests ran, which counts as unproven: run npm test.')

const failures = [lost, unread, [...unknown], [...unreadable], notOpenAnyMore]
if (!flags.includes('--lists-only')) failures.push(missing, absent, isStale ? ['stale'] : [])
process.exitCode = failures.some((ids) => ids.length) ? 1 : 0
