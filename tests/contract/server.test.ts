/** The built server as a process: its log while it runs, and how it stops. */
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, type Portal, startPortal } from '../tools/lib/portal.mjs'

let portal: Portal
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  portal = await startPortal({ METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' })
}, 180_000)
afterAll(() => portal.stop())

describe('a running server', () => {
  it('prints an address for every tenant and what its store survives', async () => {
    // Output arrives in chunks: the last text shows that everything has arrived.
    await expect
      .poll(() => portal.output())
      .toMatch(/Embedded store: survives a crash of the process, not of the machine|Store: PostgreSQL/)
    for (const name of ['riwaq', 'nour', 'klang'])
      expect(portal.output()).toContain(`http://${name}.localhost:${portal.port}`)
    // On an older Node the login's library would warn before anything else.
    expect(portal.output()).not.toContain('WARNING')
  })

  it('prints the demo users of every tenant with their passwords, and none where the demo is off', async () => {
    const bare = await startPortal({ DEMO_DATA: 'off' })
    try {
      const storeText = /survives a crash of the process|Store: PostgreSQL/
      await expect.poll(() => portal.output()).toMatch(storeText)
      for (const tenant of ['riwaq', 'nour', 'klang'])
        for (const user of ['lina', 'omar', 'maya'])
          expect(portal.output()).toContain(`${user}@${tenant}.example / ${user}-demo-2026`)
      await expect.poll(() => bare.output()).toMatch(storeText)
      expect(bare.output()).toContain(`http://nour.localhost:${bare.port}`)
      expect(bare.output()).not.toMatch(/@|demo-2026/)
    } finally {
      await bare.stop()
    }
  })

  it('answers liveness and readiness at every tenant', async () => {
    expect(await portal.get('/healthz', 'nour.localhost')).toMatchObject({
      status: 200,
      body: '{"alive":true}',
    })
    expect(await portal.get('/readyz', 'nour.localhost')).toMatchObject({
      status: 200,
      body: '{"ready":true}',
    })
  })

  it('answers them by IP address as well, where no tenant answers, and on the loopback port', async () => {
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

  it('logs requests to the provider and unknown hosts under their id, counts them, and leaves queries out', async () => {
    const query = 'code=s3cret-query'
    const requests = [
      [
        '/oidc/.well-known/openid-configuration',
        'nour.localhost',
        { part: 'oidc', tenant: 'nour', status: 200 },
      ],
      ['/music', 'nobody.example', { part: 'unknownHost', status: 421 }],
    ] as const
    const logEntries = () =>
      portal
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const [path, host, fields] of requests) {
      const { headers, status } = await portal.get(`${path}?${query}`, host)
      expect(status).toBe(fields.status)
      const requestId = headers['x-request-id']
      await expect
        .poll(() => logEntries().find((line) => line['requestId'] === requestId))
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

describe('a server that is asked to stop', () => {
  it('answers readiness with 503, finishes what runs, and exits with 0', async () => {
    const metricsOfClosing = await freePort()
    const closing = await startPortal({ DRAIN_SECONDS: '2', METRICS_PORT: String(metricsOfClosing) })
    const exited = new Promise<number | null>((resolve) => closing.child.once('exit', resolve))

    // A body that is still being sent when the signal arrives.
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

  it('aborts what has not ended after STOP_SECONDS, and exits with 0 all the same', async () => {
    const closing = await startPortal({ STOP_SECONDS: '1' })
    const exited = new Promise<number | null>((resolve) => closing.child.once('exit', resolve))
    const broken = new Promise<string | undefined>((resolve) => {
      const endless = request({
        port: closing.port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/login/api',
        headers: { host: `riwaq.localhost:${closing.port}`, 'content-type': 'application/json' },
      })
      endless.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
      endless.write('{"code":')
      endless.on('socket', (socket) => socket.once('connect', () => closing.child.kill('SIGTERM')))
    })
    expect(await broken).toBe('ECONNRESET')
    expect(await exited).toBe(0)
    await closing.stop()
  })
})
