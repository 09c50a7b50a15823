/**
 * `npm run budget`: compressed bytes of what a visitor needs, per entry and per chunk, against the budgets below.
 * kB = 1000 bytes, all of it as the host sends it: files as the build packed them. Over is an error.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { startPortal } from './lib/portal.mjs'

const kB = 1000
const client = join(root, 'dist/client')
/** Fonts and what is too small to pack are sent as they are. */
const size = (file) => {
  const path = join(client, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const manifest = JSON.parse(readFileSync(join(client, 'manifest.build.json'), 'utf8'))
const closure = (key, seen = new Set()) => {
  if (!manifest[key]) throw new Error(`${key} is not in the build`)
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}
const filesOf = (...keys) => [
  ...new Set(keys.flatMap((key) => [...closure(key)]).map((key) => manifest[key].file)),
]
const sum = (files) => files.reduce((total, file) => total + size(file), 0)
const screen = (name) => `src/screens/${name}/Screen.tsx`

/** Document and script budget of each entry; `home` is what every entry carries. */
const home = 100 * kB
const entries = [
  { name: 'home', path: '/', html: 14 * kB, js: home, screen: 'home' },
  { name: 'album', path: null, html: 12 * kB, js: home + 8 * kB, screen: 'album' },
  { name: 'player', path: null, html: null, js: 20 * kB, screen: null },
  { name: 'plans', path: '/subscription', html: 12 * kB, js: home + 12 * kB, screen: 'structure' },
]

const lines = []
let over = 0
const measure = (what, bytes, budget) => {
  const verdict = bytes > budget ? 'OVER' : 'ok'
  over += bytes > budget ? 1 : 0
  lines.push(
    `${verdict.padStart(4)}  ${what.padEnd(46)} ${(bytes / kB).toFixed(1).padStart(7)} kB of ${(budget / kB).toFixed(1)}`,
  )
}

const portal = await startPortal()
try {
  const page = async (path, host = 'localhost') => {
    const { bytes, headers } = await portal.get(path, host, { 'accept-encoding': 'br' })
    if (headers['content-encoding'] !== 'br') throw new Error(`${path} of ${host} came unpacked`)
    return bytes
  }
  const homeHtml = (await portal.get('/')).body
  entries[1].path = /href="([^"]*\/music\/albums\/[^"/]+\/[^"/]+\/[^"/]+\/[^"]+)"/.exec(homeHtml)?.[1] ?? null
  for (const entry of entries) {
    if (entry.name === 'player') {
      const driver = Object.keys(manifest).find((key) =>
        key.startsWith('src/features/player/player-controller'),
      )
      const carried = new Set(filesOf('index.html'))
      measure(
        'player engine, at first play',
        sum(filesOf(driver).filter((file) => !carried.has(file))),
        entry.js,
      )
      continue
    }
    if (!entry.path) throw new Error(`no address found for ${entry.name}`)
    measure(`${entry.name}: document`, await page(entry.path), entry.html)
    measure(
      `${entry.name}: script before interactive`,
      sum(filesOf('index.html', screen(entry.screen))),
      entry.js,
    )
  }
  for (const tenant of ['nour', 'klang'])
    measure(`home of ${tenant}: document`, await page('/', `${tenant}.localhost`), 14 * kB)
  for (const lang of ['en', 'ar']) measure(`empty page of ${lang}`, await page(`/_/shell/${lang}`), 3 * kB)
} finally {
  await portal.stop()
}

measure('service worker', size('sw.js'), 12 * kB)
const assets = readdirSync(join(client, 'assets'))
const scripts = assets.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`)
/**
 * What feeds films to the browser comes with the first film and is never installed. The words of a language, all its
 * rooms together, have 14 kB: 2 stand in the document, 12 come late.
 */
const most = [
  ['assets/hls.light', 97],
  ['assets/words-', 14],
]
const mostFor = (file) => (most.find(([start]) => file.startsWith(start))?.[1] ?? 60) * kB
for (const file of scripts) measure(file, size(file), mostFor(file))
/**
 * As much as the overlays' sheet may have. The page's own, `page-*`, has no less and no more: a document carries the
 * rules of its markup (they count there), and the whole sheet follows behind the first paint like any other.
 */
const sheets = assets.filter((file) => file.endsWith('.css')).map((file) => `assets/${file}`)
for (const file of sheets) measure(file, size(file), 8 * kB)
for (const file of assets.filter((name) => name.endsWith('.woff2')))
  measure(`assets/${file}`, statSync(join(client, 'assets', file)).size, 17 * kB)
/** The first that comes later says so for all behind it. */
const listed = [
  ...readFileSync(join(client, 'sw.js'), 'utf8').matchAll(/\{("later":true,)?"url":"([^"]+)"\}/g),
]
const firstLater = listed.findIndex(([, isLater]) => isLater)
const files = listed.map(([, , file]) => `assets/${file}`)
const [precached, later] = [files.slice(0, firstLater), files.slice(firstLater)]
measure(`precached at install (${precached.length} files)`, sum(precached), 350 * kB)
measure(`kept when used or when the page has time (${later.length} files)`, sum(later), 250 * kB)

console.log(lines.join('\n'))
if (over) console.log(`${over} over budget`)
process.exitCode = over ? 1 : 0
