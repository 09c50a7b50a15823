/** The store is unavailable or full: each visitor gets an error that allows a retry. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { migrate } from '../../server/db/migrate.ts'
import type { Log } from '../../server/context.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { freshDatabase, testDatabaseUrl } from '../support/store.ts'

const silent = () => undefined
const quiet: Log = { info: silent, warn: silent, error: silent }
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

const failures: readonly (readonly [string, unknown])[] = [
  ['a connection that ended under the request', new Error('Connection terminated unexpectedly')],
  ['a connection that was ended', new Error('Connection terminated')],
  ['a connection that is not answered', new Error('timeout exceeded when trying to connect')],
  [
    'a connection that had failed before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a database that shuts down', withCode('terminating connection due to administrator command', '57P01')],
  ['a database that starts', withCode('the database system is starting up', '57P03')],
  ['a database that is not there', withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['a socket that is not there', withCode('connect ENOENT /tmp/.s.PGSQL.5432', 'ENOENT')],
  ['too many connections', withCode('sorry, too many clients already', '53300')],
  ['a full disk of the database', withCode('could not extend file', '53100')],
  ['a full disk of the embedded store', { errno: 51 }],
  ['an embedded engine that broke off', new Error('Aborted(). Build with -sASSERTIONS for more info.')],
]

describe('a call', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await openBackend()
  })
  afterAll(() => backend.close())

  it.each(failures)('under %s is 503 with Retry-After', async (_, failure) => {
    const { within: real } = backend.store
    backend.store.within = () => Promise.reject(failure as Error)
    try {
      for (const [method, path, user] of [
        ['GET', '/structure/home?lang=en', ''],
        ['POST', '/like/albums/alb_1', 'lina'],
      ] as const) {
        const { status, headers, body } = await backend.send(method, path, user ? { user } : {})
        expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
        expect(body).toMatchObject({ error: 'UNAVAILABLE' })
      }
    } finally {
      backend.store.within = real
    }
  })
})

if (testDatabaseUrl)
  describe('PostgreSQL that is cut off', () => {
    const closers: (() => Promise<unknown>)[] = []
    afterEach(async () => {
      for (const close of closers.splice(0).toReversed()) await close()
    })

    /** A database connection that a test can cut. */
    const openProxy = async (target: string) => {
      const sockets = new Set<Socket>()
      const url = new URL(target)
      const socketFolder = url.searchParams.get('host')
      const proxy: Server = createServer((near) => {
        const far = socketFolder
          ? connect(`${socketFolder}/.s.PGSQL.${url.port || '5432'}`)
          : connect(Number(url.port || 5432), url.hostname)
        for (const one of [near, far]) {
          sockets.add(one)
          one.on('error', silent).on('close', () => sockets.delete(one))
        }
        near.pipe(far).pipe(near)
      })
      const listen = async (port: number) => {
        proxy.listen(port, '127.0.0.1')
        await once(proxy, 'listening')
        return (proxy.address() as AddressInfo).port
      }
      const port = await listen(0)
      url.searchParams.delete('host')
      const through = new URL(`postgresql://127.0.0.1:${port}${url.pathname}`)
      through.username = url.searchParams.get('user') ?? url.username
      through.password = url.password
      const cut = async () => {
        const closed = new Promise((done) => proxy.close(done))
        for (const one of sockets) one.destroy()
        await closed
      }
      return { url: through.href, cut, mend: () => listen(port) }
    }

    it('answers requests under way and later ones with 503, and all again once it is back', async () => {
      const database = await freshDatabase()
      closers.push(() => database.drop())
      const proxy = await openProxy(database.url)
      const store = await openPostgres(proxy.url, 4, quiet)
      await migrate(store)
      const backend = await openBackend({ store, env: { REQUESTS_PER_MINUTE: '100000' } })
      closers.push(() => backend.close())
      const request = async () => {
        const { status, headers } = await backend.send('GET', '/i18n/en')
        return `${status} ${headers.get('retry-after') ?? ''}`
      }
      expect(await request()).toBe('200 ')
      const running = Array.from({ length: 40 }, request)
      await running[0]
      await proxy.cut()
      const late = await Promise.all([...running, ...Array.from({ length: 10 }, request)])
      expect(new Set(late)).toEqual(new Set(['200 ', '503 5']))
      await proxy.mend()
      expect(await request()).toBe('200 ')
      await proxy.cut()
    })
  })
