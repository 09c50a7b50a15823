/**
 * `npm run starts`: the time of the first start after a clone, with the build and the demo data, and of a later start;
 * then both without the demo, on a store of their own. Each with its memory. A time above its limit is an error.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stop } from './lib/portal.mjs'
import { root } from './lib/run.mjs'

const withoutDemo = { DEMO_DATA: 'off', folder: 'data-without-demo' }
const starts = [
  { name: 'first start', most: 90 },
  { name: 'later start', most: 5 },
  { name: 'first start without the demo', most: 15, ...withoutDemo },
  { name: 'later start without the demo', most: 5, ...withoutDemo },
]
/** What a start leaves behind is collected by then. */
const settleMs = 10_000

/** Resident megabytes of a process and of all that it started. */
const memoryOf = (pid) => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(Number))
  const sumOf = (process) =>
    rows.reduce(
      (sum, [id, parent, size]) => sum + (id === process ? size : parent === process ? sumOf(id) : 0),
      0,
    )
  return sumOf(pid) / 1024
}

/** As `npm start`, until the address is printed. */
const start = (clone, { DEMO_DATA = 'on', folder = 'data' }) =>
  new Promise((done, fail) => {
    const start = performance.now()
    const env = { ...process.env, PORT: '0', DATA_DIR: join(clone, folder), DEMO_DATA }
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
  for (const { name, most, ...settings } of starts) {
    const { child, seconds } = await start(clone, settings)
    const atOnce = memoryOf(child.pid)
    await wait(settleMs)
    const settled = memoryOf(child.pid)
    await stop(child)
    const verdict = seconds > most ? 'OVER' : 'ok'
    const memory = `${atOnce.toFixed(0)} MB, ${settled.toFixed(0)} MB after ${settleMs / 1000} s`
    console.log(
      `${verdict.padStart(4)}  ${name.padEnd(29)} ${seconds.toFixed(1).padStart(5)} s of ${most}; ${memory}`,
    )
    if (seconds > most) process.exitCode = 1
  }
} finally {
  rmSync(clone, { recursive: true, force: true })
}
