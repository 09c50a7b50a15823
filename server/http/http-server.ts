/** Serves the app over HTTP: limits of requests, the tenant of each request, the provider's mount. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { needsLocalCookies, applyLocalCookies, withLocalCookies } from './local-cookies.ts'
import { errorStack } from './log.ts'
import type { App, TenantRequest, Ids, Log } from '../context.ts'
import { requestIdOf } from './request-id.ts'
import type { TenantResolver } from './tenant-by-host.ts'

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
  keepAliveTimeout: 65_000,
} as const

interface HttpServerOptions {
  app: Pick<App, 'health' | 'unknownHost' | 'fetch' | 'node'>
  arrivalOf: TenantResolver
  ids: Ids
  log: Log
}

export const sendResponse = async (response: ServerResponse, answer: Response) => {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
}

const hasLocalCookies = (request: IncomingMessage, { origin }: TenantRequest) =>
  needsLocalCookies(origin, request.headers['user-agent'])

const isProvider = (url: string) => /^\/oidc(?:[/?]|$)/.test(url)

export const createHttpServer = ({ app, arrivalOf, ids, log }: HttpServerOptions): Server => {
  const arrivals = new WeakMap<IncomingMessage, TenantRequest>()

  const answer = getRequestListener(
    async (request, { incoming }) => {
      const arrival = arrivals.get(incoming as IncomingMessage)
      if (!arrival) throw new Error('a request reached the app without a tenant')
      const answered = await app.fetch(request, arrival)
      return hasLocalCookies(incoming as IncomingMessage, arrival) ? withLocalCookies(answered) : answered
    },
    { overrideGlobalObjects: false },
  )

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const health = await app.health(request)
    if (health) return sendResponse(response, health)
    const arrival = arrivalOf(request)
    if (!arrival) return sendResponse(response, app.unknownHost(request))
    if (hasLocalCookies(request, arrival)) applyLocalCookies(request, response)
    if (isProvider(request.url ?? '')) return app.node(arrival, request, response)
    arrivals.set(request, arrival)
    await answer(request, response)
  }

  return createServer(limits, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      const requestId = requestIdOf(request.headers['x-request-id'] ?? null, ids)
      log.error({ requestId, reason: errorStack(error) }, 'a request failed outside the app')
      if (!response.headersSent) response.writeHead(500, { 'x-request-id': requestId })
      response.end()
    })
  })
}

type Close = (done: () => void) => void
/** Finishes running requests; those that have not ended after `timeoutMs` are cut off. */
const closeWithin = (server: Server, timeoutMs: number, close: Close) =>
  new Promise<void>((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
    close(() => {
      clearTimeout(cut)
      done()
    })
  })

/** Connections without a request are closed at once. */
export const closeHttpServer = (server: Server, timeoutMs: number) =>
  closeWithin(server, timeoutMs, (done) => server.close(done))

/** Connections without a request are left to the drain: Node's own HTTP server would close them under the next request. */
export const closeDrainingServer = (server: Server, timeoutMs: number) =>
  closeWithin(server, timeoutMs, (done) => NetServer.prototype.close.call(server, done))
