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
import { testDatabaseUrl } from '../support/store.ts'
import { freePort, freshData, type Portal, startPortal } from '../tools/lib/portal.mjs'
import { shortLivedNode } from '../tools/lib/short-lived.mjs'

const main = new URL('../../dist/server/main.js', import.meta.url).pathname
const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Runs the server until it ends by itself; the provider's own warning about Node is none of ours. */
const startAndFail = (env: Record<string, string>, program: readonly string[] = [process.execPath]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const [command = '', ...words] = program
    const child = spawn(command, [...words, ...shortLivedNode, main], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.on('close', (code) => resolve({ code, said: said.replace(/^oidc-provider WARNING.*\n/gm, '') }))
  })

let portal: Portal
let metricsPort: number
let folder: string
beforeAll(async () => {
  metricsPort = await freePort()
  portal = await startPortal({ METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' })
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

  it('when the address is none of this machine, before anything is made', async () => {
    const untouched = join(folder, 'untouched')
    for (const bind of ['203.0.113.9', 'nowhere.invalid']) {
      const env = { DATA_DIR: untouched, PORT: String(portal.port), BIND: bind }
      const { code, said } = await startAndFail(env)
      const why = `The address ${bind} (BIND) is none of this machine; choose one that is, or 0.0.0.0 for all.`
      expect([code, said]).toEqual([1, `${why}\n`])
    }
    expect(existsSync(untouched)).toBe(false)
  })

  it('when PUBLIC_URL gives the host of one tenant to another, before anything is made', async () => {
    const untouched = join(folder, 'untouched')
    const env = { DATA_DIR: untouched, PORT: '0', PUBLIC_URL: 'http://nour.localhost' }
    const { code, said } = await startAndFail(env)
    const why = 'The host nour.localhost belongs to two tenants: riwaq and nour.'
    expect([code, said]).toEqual([1, `${why}\n`])
    expect(existsSync(untouched)).toBe(false)
  })

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const { code, said } = await startAndFail({ DATA_DIR: join(file, 'data'), PORT: '0' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The data folder .*a-file\/data cannot be written: ENOTDIR.*\.\n$/)
  })

  it('when the folder of what it makes cannot be written', async () => {
    const { env, drop } = await freshData()
    const cache = join(env.DATA_DIR ?? '', 'cache')
    await rm(cache)
    await writeFile(cache, '')
    const { code, said } = await startAndFail({ ...env, PORT: '0' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The cache folder .*\/cache\/\w+ cannot be written: \w+.*\.\n$/)
    await drop()
  })

  if (!testDatabaseUrl) {
    it('when the store cannot grow, and leaves no half of one', async () => {
      const narrow = join(folder, 'narrow')
      // Smaller than one segment of its journal: what a full disk does, without one.
      const limited = ['-c', `trap '' XFSZ; ulimit -f 4096; exec "$@"`, 'start', process.execPath]
      const { code, said } = await startAndFail({ DATA_DIR: narrow, PORT: '0' }, ['sh', ...limited])
      const why = 'the engine broke off, as the disk takes no more or the store is damaged'
      expect([code, said]).toEqual([1, `The embedded store in ${narrow} cannot be opened: ${why}.\n`])
      expect(existsSync(join(narrow, 'store'))).toBe(false)
    })

    it('when another process has the data folder, in which the store lies', async () => {
      const { code, said } = await startAndFail({ DATA_DIR: portal.dataDir, PORT: '0' })
      expect([code, said]).toEqual([
        1,
        `Another process uses the data folder ${portal.dataDir}; stop it or choose another DATA_DIR.\n`,
      ])
    })
  }

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

  it('says so under an address as well, where no tenant answers, and on the loopback port', async () => {
    expect((await portal.get('/', '203.0.113.9')).status).toBe(421)
    const loopback = `http://127.0.0.1:${metricsPort}`
    for (const [path, body] of [
      ['/healthz', '{"alive":true}'],
      ['/readyz', '{"ready":true}'],
    ] as const) {
      expect(await portal.get(path, '203.0.113.9')).toMatchObject({ status: 200, body })
      const answer = await fetch(loopback + path)
      expect([answer.status, await answer.text()]).toEqual([200, body])
    }
    expect((await fetch(`${loopback}/`)).status).toBe(404)
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

  it('tells what the provider and unknown hosts are asked under its id, counts it, and keeps queries out', async () => {
    const query = 'code=s3cret-query'
    const asked = [
      [
        '/oidc/.well-known/openid-configuration',
        'nour.localhost',
        { part: 'oidc', tenant: 'nour', status: 200 },
      ],
      ['/music', 'nobody.example', { part: 'unknownHost', status: 421 }],
    ] as const
    const told = () =>
      portal
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const [path, host, fields] of asked) {
      const { headers, status } = await portal.get(`${path}?${query}`, host)
      expect(status).toBe(fields.status)
      const requestId = headers['x-request-id']
      await expect
        .poll(() => told().find((line) => line['requestId'] === requestId))
        .toMatchObject({ ...fields, path, msg: 'answered' })
    }
    expect(portal.output()).not.toContain(query)
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toMatch(/riwaq_answers_total\{call="oidc",status="200",/)
    expect(text).toMatch(/riwaq_answers_total\{call="unknownHost",status="421",/)
  })

  it('answers every request with its id, redirects and documents too', async () => {
    for (const path of ['/', '/music/list/', '/api/envFile', '/nowhere', '/healthz'])
      expect((await portal.get(path)).headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  })
})

describe('a server that is told to stop', () => {
  it('says 503 to whoever asks if it is ready, finishes what runs, and ends with 0', async () => {
    const metricsOfClosing = await freePort()
    const closing = await startPortal({ DRAIN_SECONDS: '2', METRICS_PORT: String(metricsOfClosing) })
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
        expect((await fetch(`http://127.0.0.1:${metricsOfClosing}/readyz`)).status).toBe(503)
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
