/** `npm start`: builds when the sources have changed, then starts what was built. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const minVersion = [20, 19]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1])) {
  console.error(`Riwaq needs Node ${minVersion.join('.')} or later; this is ${process.versions.node}.`)
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))

const readBuild = async () => {
  const text = await readFile(join(root, 'dist/build.json'), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return '{}'
  })
  try {
    return JSON.parse(text)
  } catch {
    // An incomplete file: build again.
    return {}
  }
}

const { sourcesHash, sourcesStamp } = await import('./sources.mjs')
/** The hash is computed only when a file looks changed, as after a fresh checkout. */
const isBuilt = async () => {
  const { sources, stamp } = await readBuild()
  return stamp === (await sourcesStamp(root)) || sources === (await sourcesHash(root))
}

if (!(await isBuilt())) {
  console.log('Building the portal; this takes a moment, and only once.')
  // In its own process, since the builder would keep a gigabyte of memory while the portal runs.
  const builder = spawn(process.execPath, [join(root, 'server/build.mjs')], { stdio: 'inherit' })
  const stop = () => builder.kill()
  process.once('SIGTERM', stop)
  const [code] = await once(builder, 'exit')
  process.off('SIGTERM', stop)
  if (code !== 0) process.exit(1)
}
process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
