import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createIds, systemClock } from '../clock.ts'
import type { App, Log, TenantRequest } from '../context.ts'
import { readSettings } from '../start/settings.ts'
import { loadTenants } from '../tenants/load.ts'
import { type ConnectionDrain, createConnectionDrain } from './connection-drain.ts'
import { closeHttpServer, createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { createTenantResolver } from './tenant-by-host.ts'

const silent = () => undefined
const log: Log = { info: silent, warn: silent, error: silent }
const timeoutMs = 8000

let server: Server
let drain: ConnectionDrain
let port: number
let agent: Agent
/** Ends what waits: the answer to `/late`, and the second half of `/stream`. */
let release: () => void

const streamOf = (released: Promise<void>) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('first '))
      await released
      controller.enqueue(new TextEncoder().encode('second'))
      controller.close()
    },
  })

beforeEach(async () => {
  const released = new Promise<void>((resolve) => (release = resolve))
  const app: Pick<App, 'health' | 'unknownHost' | 'fetch' | 'node'> = {
    health: () => Promise.resolve(null),
    unknownHost: () => new Response(null, { status: 421 }),
    node: () => Promise.resolve(),
    async fetch({ url }, _: TenantRequest) {
      if (url.endsWith('/stream')) return new Response(streamOf(released))
      if (url.endsWith('/late')) await released
      return new Response('done')
    },
  }
  const arrivalOf = createTenantResolver(loadTenants(), readSettings({}))
  server = createHttpServer({ app, arrivalOf, ids: createIds(systemClock), log })
  drain = createConnectionDrain(server)
  port = await listen(server, { port: 0, host: '127.0.0.1', setting: 'PORT' })
  agent = new Agent({ keepAlive: true })
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

const ask = async (path: string): Promise<IncomingMessage> => {
  const outgoing = request({ port, host: '127.0.0.1', path, agent, headers: { host: 'localhost' } }).end()
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return incoming
}
const textOf = async (incoming: IncomingMessage) => {
  let text = ''
  for await (const piece of incoming) text += String(piece)
  return text
}
/** As `server.ts` stops it. */
const stop = async () => {
  drain.begin()
  const start = performance.now()
  await closeHttpServer(server, timeoutMs)
  drain.end()
  return performance.now() - start
}

it('a server that stops ends the connection of an answer that it still owes', async () => {
  const late = ask('/late')
  await once(server, 'request')
  const stopped = stop()
  release()
  const answer = await late
  expect([answer.headers.connection, await textOf(answer)]).toEqual(['close', 'done'])
  expect(await stopped).toBeLessThan(timeoutMs / 2)
})

it('a server that stops sends a stream to its end, and then closes its connection', async () => {
  const stream = await ask('/stream')
  expect(stream.headers.connection).toBe('keep-alive')
  const stopped = stop()
  release()
  expect(await textOf(stream)).toBe('first second')
  expect(await stopped).toBeLessThan(timeoutMs / 2)
})

it('a server that stops answers a request that meets it on an open connection', async () => {
  await textOf(await ask('/'))
  drain.begin()
  const met = await ask('/')
  expect([met.headers.connection, await textOf(met)]).toEqual(['close', 'done'])
  drain.end()
})

it('a server that stops closes connections on which nothing was asked', async () => {
  const early = connect(port, '127.0.0.1')
  await once(early, 'connect')
  await textOf(await ask('/'))
  const closed = once(early, 'close')
  expect(await stop()).toBeLessThan(timeoutMs / 2)
  await closed
})
