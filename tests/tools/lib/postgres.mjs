/** A private PostgreSQL for the lifetime of this process; null where none is installed. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findExecutable } from './executable.mjs'
import { root } from './run.mjs'

const packaged = '/usr/lib/postgresql'
export const isPostgresInstalled = () =>
  findExecutable(['pg_ctl']) !== null ||
  (existsSync(packaged) &&
    readdirSync(packaged).some((name) => existsSync(join(packaged, name, 'bin/pg_ctl'))))

const script = (word, folder) =>
  execFileSync('bash', [join(root, 'tests/tools/postgres.sh'), word, folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()

/** Its address. It stops with the process, however that ends. */
export const privatePostgres = () => {
  if (!isPostgresInstalled()) return null
  const folder = mkdtempSync(join(tmpdir(), 'riwaq-pg-'))
  process.once('exit', () => {
    try {
      script('stop', folder)
    } catch {
      // It never ran; only its folder remains.
      rmSync(folder, { recursive: true, force: true })
    }
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return script('start', folder)
}
