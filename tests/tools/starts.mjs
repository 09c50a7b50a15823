/**
 * `npm run starts`: the time of the first start after a clone, with the build and the demo data, and of a later start.
 * A value above its limit is an error.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stop } from './lib/portal.mjs'
import { root } from './lib/run.mjs'

const mostSeconds = { first: 90, later: 5 }

/** As `npm start`, until the address is printed. */
const start = (clone) =>
  new Promise((done, fail) => {
    const start = performance.now()
    const env = { ...process.env, PORT: '0', DATA_DIR: join(clone, 'data') }
    const child = spawn(process.execPath, ['server/start.mjs'], { cwd: clone, env })
    let output = ''
    const read = (text) => {
      output += text
      if (/http:\/\/[a-z.]*localhost:\d+/.test(output))
        done({ child, seconds: (performance.now() - start) / 1000 })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => fail(new Error(`the portal ended with ${code}:\n${output}`)))
  })

const clone = mkdtempSync(join(tmpdir(), 'riwaq-starts-'))
try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  for (const [which, most] of Object.entries(mostSeconds)) {
    const { child, seconds } = await start(clone)
    await stop(child)
    const verdict = seconds > most ? 'OVER' : 'ok'
    console.log(`${verdict.padStart(4)}  ${which} start ${seconds.toFixed(1).padStart(5)} s of ${most}`)
    if (seconds > most) process.exitCode = 1
  }
} finally {
  rmSync(clone, { recursive: true, force: true })
}
