/**
 * `node tests/tools/lock.mjs`: adds the native packages of other platforms that npm omitted from the lock file because
 * the registry in use did not have them. `npm ci` refuses a lock file without them, on every platform. Their checksums
 * come from the registry with `npm install --package-lock-only`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]
const libraries = { gnu: 'glibc', musl: 'musl', gnueabihf: 'glibc', musleabihf: 'musl' }

/** Platform fields as the package itself would state them, read from its name: `binding-linux-x64-musl`. */
const platformOf = (name) => {
  const words = name.split(/[-/]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = Object.entries(libraries).flatMap(([word, library]) =>
    os[0] === 'linux' && words.includes(word) ? [library] : [],
  )
  return { ...(cpu.length && { cpu }), ...(os.length && { os }), ...(libc.length && { libc }) }
}

export const missingFrom = (lock) =>
  Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(
        ([name]) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
      )
      .map(([name, version]) => ({ name, version, dev: entry.dev ?? false })),
  )

const lockFile = join(root, 'package-lock.json')
export const readLock = () => JSON.parse(readFileSync(lockFile, 'utf8'))

const complete = () => {
  const lock = readLock()
  const missing = missingFrom(lock)
  for (const { name, version, dev } of missing) {
    if (!/^\d/.test(version))
      throw new Error(`${name} is asked for as ${version}: no exact version to write down`)
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(lockFile, JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2) + '\n')
  console.log(`${missing.length} bindings added`)
}

if (process.argv[1] === import.meta.filename) complete()
