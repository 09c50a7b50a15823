/** `npm run build`. Plain JavaScript, because it runs before anything is built. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { sourcesHash, sourcesStamp } from './sources.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const packCache = join(root, 'node_modules/.cache/riwaq-br')
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.wasm', '.map'])
const brotli = promisify(brotliCompress)

const hashOf = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const filesIn = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** One after the other: at the same time they would need twice the memory and gain nothing on two cores. */
const runVite = async () => {
  const { build } = await import('vite')
  for (const mode of ['production', 'render', 'server'])
    await build({ root, mode, logLevel: 'warn', configFile: join(root, 'vite.config.ts') })
}

/** Of what a visitor gets: a change of the server alone is no new build of the page. */
const buildId = async () => {
  const files = [...(await filesIn(join(dist, 'client'))), join(dist, 'render/render.js')]
  const parts = await Promise.all(
    files.filter((file) => !file.endsWith('.br')).flatMap((file) => [relative(dist, file), readFile(file)]),
  )
  return hashOf(...parts).slice(0, 16)
}

/** The worker is written before the id is known; its caches carry the id. */
const nameBuild = async (id) => {
  const worker = join(dist, 'client/sw.js')
  const source = await readFile(worker, 'utf8')
  await writeFile(worker, source.replaceAll('__BUILD_ID__', id))
}

/** Level 11 takes seconds for a large file, so results are cached by content. */
const compress = async (body) => {
  const cacheFile = join(packCache, hashOf(body))
  const cached = await readFile(cacheFile).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  if (cached) return cached
  const compressed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  // Written to a temporary name and renamed: a build that is stopped must not leave a partial file.
  await writeFile(`${cacheFile}.${process.pid}`, compressed)
  await rename(`${cacheFile}.${process.pid}`, cacheFile)
  return compressed
}

const packAll = async () => {
  await mkdir(packCache, { recursive: true })
  const files = (await filesIn(join(dist, 'client'))).filter((file) => compressible.has(extname(file)))
  const pack = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const body = await readFile(file)
      const compressed = await compress(body)
      if (compressed.byteLength < body.byteLength) await writeFile(`${file}.br`, compressed)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, pack))
}

const build = async () => {
  const [sources, stamp] = await Promise.all([sourcesHash(root), sourcesStamp(root)])
  await runVite()
  const id = await buildId()
  await nameBuild(id)
  await packAll()
  // Written last, so that a failed build is made again.
  const record = join(dist, 'build.json')
  await writeFile(`${record}.new`, JSON.stringify({ id, sources, stamp }) + '\n')
  await rename(`${record}.new`, record)
  return id
}

/** The build tools report the same failure in different words. */
const knownFailures = [
  [/ENOSPC|no space left/i, 'no space is left on the disk'],
  [/EACCES|EPERM|EROFS|permission denied|read-only/i, 'the folder cannot be written'],
]

const start = performance.now()
try {
  const id = await build()
  console.log(`Built ${id} in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
} catch (error) {
  const [, why] = knownFailures.find(([pattern]) => pattern.test(`${error?.code} ${error}`)) ?? []
  if (!why) throw error
  console.error(`The portal cannot be built in ${root}: ${why}.`)
  process.exitCode = 1
}
