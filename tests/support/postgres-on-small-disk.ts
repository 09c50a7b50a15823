/** A PostgreSQL of its own on a small file system in memory, that a test fills to the last byte. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { isPostgresInstalled } from '../tools/lib/postgres.mjs'
import { fillFile, inNamespace, megabyte, whyNoSmallDisk } from './full-disk.ts'

/** Null where one can be started. */
export const whyNoSmallPostgres = (): string | null =>
  isPostgresInstalled() ? whyNoSmallDisk() : 'no PostgreSQL is installed'

const script = new URL('../tools/postgres.sh', import.meta.url).pathname
/** Who mounts is root in the name space, and PostgreSQL refuses to run as root. It is started again, as a service is. */
const mountAndRun = `
  mount -t tmpfs -o size="$1" none "$2/data" && chmod 700 "$2/data" || exit
  until [ -e "$2/stop" ]; do
    unshare --user --map-user=1000 --map-group=1000 bash "$3" run "$2"
    sleep 0.2
  done`

const whenAnswers = async (url: string, hasEnded: () => boolean) => {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    // Also where the connection ends later.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (hasEnded()) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}

export const startPostgresOnSmallDisk = async (megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'riwaq-pg-'))
  mkdirSync(join(folder, 'data'))
  const [program = '', ...words] = [
    ...inNamespace,
    mountAndRun,
    'sh',
    String(megabytes * megabyte),
    folder,
    script,
  ]
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text) => (output += String(text)))
  const ended = once(child, 'exit')
  const url = `postgresql:///postgres?host=${folder}&user=postgres`
  await whenAnswers(url, () => child.exitCode !== null)
  const data = `/proc/${child.pid}/root${folder}/data`
  const ballast = join(data, 'ballast')
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const run = async (sql: string, values: string[] = []) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    return client.query<{ id: string }>(sql, values).finally(() => client.end())
  }
  return {
    url,
    idsOf: async (tenant: string, kind: string) => {
      const { rows } = await run('select id from item where tenant = $1 and kind = $2 order by id limit 60', [
        tenant,
        kind,
      ])
      return rows.map(({ id }) => id)
    },
    output: () => output,
    freeBytes: () => statfsSync(data).bavail,
    fill: () => fillFile(ballast),
    freeSpace: () => rmSync(ballast),
    /** Until the next part of the journal has no space, where PostgreSQL ends and does not start again. */
    async breakJournal() {
      const isGone = () =>
        run("select pg_logical_emit_message(false, 'test', repeat('x', 100000)), pg_switch_wal()").then(
          () => false,
          () => true,
        )
      while (!(await isGone()));
    },
    async stop() {
      writeFileSync(join(folder, 'stop'), '')
      process.kill(pid(), 'SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type SmallPostgres = Awaited<ReturnType<typeof startPostgresOnSmallDisk>>
