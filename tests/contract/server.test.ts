/** The built server as its operator meets it: what it says when it cannot start, and how it stops. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../server/open-store.ts'
import type { Log } from '../../server/parts.ts'
import { readSettings } from '../../server/settings.ts'
import { freshData, type Portal, startPortal } from '../tools/lib/portal.mjs'

const main = new URL('../../dist/server/main.js', import.meta.url).pathname
const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Runs the server until it ends by itself; the provider's own warning about Node is none of ours. */
const startAndFail = (env: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [main], { env: { ...process.env, NODE_OPTIONS: '', ...env } })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.on('close', (code) => resolve({ code, said: said.replace(/^oidc-provider WARNING.*\n/gm, '') }))
  })

/** Another one for each worker that runs at the same time. */
const metricsPort = 20_000 + (process.pid % 20_000)
let portal: Portal
let folder: string
beforeAll(async () => {
  portal = await startPortal({ METRICS_PORT: String(metricsPort) })
  folder = await mkdtemp(join(tmpdir(), 'riwaq-start-'))
}, 180_000)
afterAll(async () => {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a start that cannot be is one sentence and exit code 1', () => {
  it('when the port is taken, before anything is made', async () => {
    const untouched = join(folder, 'untouched')
    const { code, said } = await startAndFail({ DATA_DIR: untouched, PORT: String(portal.port) })
    expect([code, said]).toEqual([
      1,
      `The port ${portal.port} (PORT) is taken; stop what uses it or choose another.\n`,
    ])
    expect(existsSync(untouched)).toBe(false)
  })

  it('when a setting is wrong', async () => {
    const { code, said } = await startAndFail({ PORT: 'eighty' })
    expect([code, said]).toEqual([1, "The setting PORT must be a whole number; it is 'eighty'.\n"])
  })

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const { code, said } = await startAndFail({ DATA_DIR: join(file, 'data'), PORT: '0' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The data folder .*a-file\/data cannot be written: ENOTDIR.*\.\n$/)
  })

  it('when another process has the data folder', async () => {
    const { code, said } = await startAndFail({ DATA_DIR: portal.dataDir, PORT: '0' })
    expect([code, said]).toEqual([
      1,
      `Another process uses the data folder ${portal.dataDir}; stop it or choose another DATA_DIR.\n`,
    ])
  })

  it('when the database was written by a newer version', async () => {
    const { env, drop } = await freshData()
    const store = await openStore(readSettings(env), env.DATA_DIR ?? '', quiet)
    await store.raw.executeQuery(
      CompiledQuery.raw("insert into migration (number, name, checksum) values (9999, '9999-later.sql', '')"),
    )
    await store.close()
    const { code, said } = await startAndFail({ ...env, PORT: '0' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The database was written by a newer version \(step 9999-later\.sql\);.*\n$/)
    await drop()
  })

  it('when PostgreSQL is not there, and the password is not told', async () => {
    const { code, said } = await startAndFail({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'postgres://riwaq:s3cret@127.0.0.1:9/portal',
      PORT: '0',
    })
    expect(code).toBe(1)
    expect(said).toMatch(/^PostgreSQL at 127\.0\.0\.1:9\/portal cannot be reached: .*ECONNREFUSED.*\n$/)
    expect(said).not.toContain('s3cret')
    expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('in-use.'))).toEqual([])
  })
})

describe('a running server', () => {
  it('names an address for every tenant and what its store survives', () => {
    for (const name of ['riwaq', 'nour', 'klang'])
      expect(portal.output()).toContain(`http://${name}.localhost:${portal.port}`)
    expect(portal.output()).toMatch(
      /Embedded store: survives a crash of the process, not of the machine|PostgreSQL/,
    )
  })

  it('names the demo users of every tenant with their passwords, and nobody where the demo is off', async () => {
    const bare = await startPortal({ DEMO_DATA: 'off', DATA_DIR: join(folder, 'bare') })
    try {
      const whole = /survives a crash of the process|Store: PostgreSQL/
      await expect.poll(() => portal.output()).toMatch(whole)
      for (const tenant of ['riwaq', 'nour', 'klang'])
        for (const user of ['lina', 'omar', 'maya'])
          expect(portal.output()).toContain(`${user}@${tenant}.example / ${user}-demo-2026`)
      await expect.poll(() => bare.output()).toMatch(whole)
      expect(bare.output()).toContain(`http://nour.localhost:${bare.port}`)
      expect(bare.output()).not.toMatch(/@|demo-2026/)
    } finally {
      await bare.stop()
    }
  })

  it('says that it lives and that it is ready, to every tenant', async () => {
    expect(await portal.get('/healthz', 'nour.localhost')).toMatchObject({
      status: 200,
      body: '{"alive":true}',
    })
    expect(await portal.get('/readyz', 'nour.localhost')).toMatchObject({
      status: 200,
      body: '{"ready":true}',
    })
  })

  it('shows no metrics to visitors', async () => {
    expect((await portal.get('/metrics')).body).not.toContain('riwaq_answers_total')
  })

  it('counts answers by the name of the call on the loopback port, not by address', async () => {
    await portal.get('/api/i18n/en')
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toMatch(/riwaq_answers_total\{call="getWords",status="200",store="\w+"\} 1/)
    expect(text).not.toContain('/api/')
  })

  it('answers every request with its id, redirects and documents too', async () => {
    for (const path of ['/', '/music/list/', '/api/envFile', '/nowhere', '/healthz'])
      expect((await portal.get(path)).headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  })
})

describe('a server that is told to stop', () => {
  it('says 503 to whoever asks if it is ready, finishes what runs, and ends with 0', async () => {
    const closing = await startPortal({ DRAIN_SECONDS: '2' })
    const exited = new Promise<number | null>((resolve) => closing.child.once('exit', resolve))

    // A body that is still being written when the signal comes.
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const slow = request(
        {
          port: closing.port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/api/login/api',
          headers: { host: `riwaq.localhost:${closing.port}`, 'content-type': 'application/json' },
        },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      slow.on('error', reject)
      slow.write('{"code":')
      closing.child.kill('SIGTERM')
      const finish = async () => {
        await expect.poll(async () => (await closing.get('/readyz')).status, { timeout: 2000 }).toBe(503)
        expect((await closing.get('/healthz')).status).toBe(200)
        slow.end('"no-such-code"}')
      }
      finish().catch(reject)
    })

    expect(await answered).toBe(401)
    expect(await exited).toBe(0)
    await expect(closing.get('/healthz')).rejects.toThrow('ECONNREFUSED')
    // The data folder is free for the next one.
    expect((await readdir(closing.dataDir)).filter((name) => name.startsWith('in-use.'))).toEqual([])
    await closing.stop()
  })
})
