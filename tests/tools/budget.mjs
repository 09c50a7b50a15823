/**
 * `npm run budget`: sizes of what the host sends to a visitor (kB = 1000 bytes, brotli). They are limits, not targets:
 * above the first figure is a warning, above the second an error.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launchBrowser } from './lib/browser.mjs'
import { filesOfVisit } from './lib/files-of-visit.mjs'
import { median } from './lib/measure.mjs'
import { startPortal } from './lib/portal.mjs'
import { root } from './lib/run.mjs'

const client = join(root, 'dist/client')
const manifest = JSON.parse(readFileSync(join(client, 'manifest.build.json'), 'utf8'))
/** Fonts and what is too small to pack are sent as they are. */
const size = (file) => {
  const path = join(client, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
const sum = (files) => [...files].reduce((total, file) => total + size(file), 0)

const importedChunks = (keys, seen = new Set()) => {
  for (const key of keys) {
    if (seen.has(key)) continue
    if (!manifest[key]) throw new Error(`${key} is not in the build`)
    seen.add(key)
    importedChunks(manifest[key].imports ?? [], seen)
  }
  return [...seen].map((key) => manifest[key])
}
const scriptsOf = (...keys) => importedChunks(keys).map(({ file }) => file)
const stylesOf = (...keys) => new Set(importedChunks(keys).flatMap(({ css = [] }) => css))
const without = (files, others) => files.filter((file) => !others.includes(file))
/** The one chunk that is loaded by itself and has this name. */
const partNamed = (name) => {
  const [key, ...more] = Object.keys(manifest).filter(
    (source) => manifest[source].isDynamicEntry && source.endsWith(`/${name}`),
  )
  if (!key || more.length) throw new Error(`the build has no single ${name}`)
  return key
}

const output = []
let isOver = false
const measure = (what, value, [warnAt, failAt], unit = 'kB') => {
  const verdict = value > failAt ? 'OVER' : value > warnAt ? 'much' : 'ok'
  isOver ||= verdict === 'OVER'
  const [shown, ...limits] = [value, warnAt, failAt].map((one) =>
    unit !== 'kB' ? String(one) : one === Infinity ? '-' : (one / 1000).toFixed(1),
  )
  output.push(
    `${verdict.padStart(4)}  ${what.padEnd(58)} ${shown.padStart(6)} ${unit.padEnd(5)} (${limits.join(' / ')})`,
  )
}
const kB = (...limits) => limits.map((limit) => limit * 1000)

const portal = await startPortal()
const browser = await launchBrowser()
const packed = async (path, host = 'localhost') => {
  const { bytes, headers } = await portal.get(path, host, { 'accept-encoding': 'br' })
  if (headers['content-encoding'] !== 'br') throw new Error(`${path} of ${host} came unpacked`)
  return bytes
}
try {
  const { body } = await portal.get('/')
  const album = /href="([^"]*\/music\/albums\/[^"/]+\/[^"/]+\/[^"/]+\/[^"]+)"/.exec(body)?.[1]
  if (!album) throw new Error('home shows no album')
  for (const [name, path, host] of [
    ['home', '/'],
    ['home of nour', '/', 'nour.localhost'],
    ['home of klang', '/', 'klang.localhost'],
    ['album', album],
    ['plans', '/subscription'],
    ['empty page of en', '/_/shell/en'],
    ['empty page of ar', '/_/shell/ar'],
  ])
    measure(`document: ${name}`, await packed(path, host), kB(14, 18))
  for (const lang of ['ar', 'de']) {
    const page = (await portal.get(`/${lang}`)).body
    const data = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(page)?.[1]
    const words = Buffer.from(JSON.stringify(JSON.parse(data ?? '').words))
    measure(`words in the document: ${lang}`, brotliCompressSync(words).byteLength, kB(4, 8))
  }

  const home = scriptsOf('index.html', partNamed('HomeScreen.tsx'))
  const react = home.filter((file) => file.startsWith('assets/react-'))
  measure('script before interactive: home, React apart', sum(without(home, react)), kB(55, 65))
  for (const screen of ['Album', 'Structure']) {
    const scripts = scriptsOf(partNamed(`${screen}Screen.tsx`))
    measure(`script before interactive: ${screen}, on top of home's`, sum(without(scripts, home)), kB(15, 25))
  }

  // The first one waits for pictures that are made for it.
  await filesOfVisit(browser, `http://localhost:${portal.port}/`)
  const visit = await filesOfVisit(browser, `http://localhost:${portal.port}/`)
  measure('script and style files of a first visit, before load', visit.beforeLoad.length, [25, 35], 'files')
  measure('script and style files of a first visit, in all', visit.all.length, [40, 60], 'files')
  const screens = Object.keys(manifest).filter(
    (source) => manifest[source].isDynamicEntry && /^src\/screens\/.*Screen\.tsx$/.test(source),
  )
  const further = screens.map((source) => sum(without(scriptsOf(source), visit.all)))
  const largest = Math.max(...further)
  measure(
    `largest other screen after a visit of home: ${screens[further.indexOf(largest)]}`,
    largest,
    kB(15, 25),
  )
  measure(
    'player engine at first play',
    sum(without(scriptsOf(partNamed('player/player-controller.ts')), visit.all)),
    kB(24, 32),
  )
  const dialogs = partNamed('DialogHost.tsx')
  measure('overlays: script', sum(without(scriptsOf(dialogs), visit.all)), kB(70, 90))
  measure('overlays: style', sum(without([...stylesOf(dialogs)], visit.all)), kB(10, 90))

  const pictures = [...new Set(body.match(/\/img\/\w+\/320x0\.webp/g))].slice(0, 12)
  const weights = await Promise.all(pictures.map(async (path) => (await portal.get(path)).bytes))
  measure('card image at 320 px, median', median(weights), kB(6, Infinity))
  const hero = /\/img\/\w+\/800x0\.webp/.exec(body)?.[0]
  if (hero) measure('hero at 800 px', (await portal.get(hero)).bytes, kB(40, Infinity))
} finally {
  await browser.close()
  await portal.stop()
}

measure('service worker', size('sw.js'), kB(14, 20))
/** The first late entry is reported for all after it. */
const listed = [
  ...readFileSync(join(client, 'sw.js'), 'utf8').matchAll(/\{("later":true,)?"url":"([^"]+)"\}/g),
]
const firstLater = listed.findIndex(([, isLater]) => isLater)
if (firstLater < 1) throw new Error('the worker lists no files')
const installed = listed.slice(0, firstLater).map(([, , file]) => `assets/${file}`)
const assets = readdirSync(join(client, 'assets')).map((file) => `assets/${file}`)
const one = (pattern) => {
  const file = assets.find((name) => pattern.test(name))
  if (!file) throw new Error(`the build has no ${pattern}`)
  return file
}
const fonts = ['latin', 'arabic'].map((script) => one(new RegExp(`-${script}-.*\\.woff2$`)))
measure(
  `precached at install (${installed.length} files, one language, one font per script)`,
  sum([...installed, one(/\/words-en-.*\.js$/), ...fonts]),
  kB(450, 550),
)

console.log(output.join('\n'))
process.exitCode = isOver ? 1 : 0
