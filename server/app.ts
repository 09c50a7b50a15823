/**
 * One function from request to response. Each part answers what belongs to it; nothing here knows a socket, a port or
 * the time of day, so tests, development and production run the same.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAccessLog, accessLogFieldsOf } from './http/access-log.ts'
import { failureResponse } from './api/responses.ts'
import { createBinder, type Binder } from './api/binder.ts'
import { createRateLimiter } from './api/rate-limiter.ts'
import { errorResponse, Refused } from './api/refused.ts'
import { createHealth } from './http/health.ts'
import { sendResponse } from './http/http-server.ts'
import type { Metrics } from './http/metrics.ts'
import { deviceHandlers } from './modules/device/device.routes.ts'
import { analyticsHandlers } from './modules/analytics/analytics.routes.ts'
import { historyHandlers } from './modules/history/history.routes.ts'
import { deviceDownloadsHandlers } from './modules/downloads/device-downloads.routes.ts'
import { likesHandlers } from './modules/likes/likes.routes.ts'
import { ratingsHandlers } from './modules/ratings/ratings.routes.ts'
import { redirectHandlers } from './modules/redirect/redirect.routes.ts'
import { createSitemap } from './modules/sitemap/sitemap.ts'
import { subscriptionsHandlers } from './modules/subscriptions/subscriptions.routes.ts'
import { userHandlers } from './modules/user/user.routes.ts'
import { wordsHandlers } from './modules/words/words.routes.ts'
import { openApiDocument } from './api/open-api.ts'
import type {
  App,
  TenantRequest,
  AskCallAs,
  CardsByIds,
  Handlers,
  Web,
  Identity,
  Media,
  Responder,
  ServerContext,
  RequestContext,
} from './context.ts'
import { requestIdOf } from './http/request-id.ts'
import { isSecure, securityHeaders } from './http/security-headers.ts'

type ModuleHandlers = typeof deviceHandlers &
  ReturnType<typeof analyticsHandlers> &
  ReturnType<typeof historyHandlers> &
  typeof deviceDownloadsHandlers &
  ReturnType<typeof likesHandlers> &
  typeof ratingsHandlers &
  typeof redirectHandlers &
  typeof subscriptionsHandlers &
  typeof userHandlers &
  typeof wordsHandlers
type SubsystemHandlers = Identity['handlers'] & Media['handlers'] & Web['handlers']

/** The rooms that the app is put together from; `rooms.ts` builds them. */
export interface Subsystems {
  identity: Identity
  media: Media
  createWeb(askAs: AskCallAs): Promise<Web>
  cardsByIds: CardsByIds
  /** Structure, content and prefetch. */
  catalogue: Omit<Handlers, keyof ModuleHandlers | keyof SubsystemHandlers>
}

const respondWithOpenApi: Responder = (request) =>
  Promise.resolve(
    request.method === 'GET' && new URL(request.url).pathname === '/api/openapi.json'
      ? Response.json(openApiDocument(), { headers: { 'cache-control': 'no-cache' } })
      : null,
  )

/** A redirect's headers cannot be written, hence the copy. */
const withCommonHeaders = (response: Response, requestId: string) => {
  const headers = new Headers(response.headers)
  headers.set('x-request-id', requestId)
  headers.set('x-content-type-options', 'nosniff')
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}

const collectHandlers = (
  { cardsByIds, catalogue, identity, media }: Subsystems,
  host: Web,
  metrics: Metrics,
): Handlers => ({
  ...deviceHandlers,
  ...analyticsHandlers(metrics),
  ...historyHandlers(cardsByIds),
  ...deviceDownloadsHandlers,
  ...likesHandlers(cardsByIds),
  ...ratingsHandlers,
  ...redirectHandlers,
  ...subscriptionsHandlers,
  ...userHandlers,
  ...wordsHandlers,
  ...catalogue,
  ...identity.handlers,
  ...media.handlers,
  ...host.handlers,
})

export const createApp = async (parts: ServerContext, metrics: Metrics, rooms: Subsystems): Promise<App> => {
  const { settings, store, clock, ids, log } = parts
  const { identity, media } = rooms
  const loginPace = createRateLimiter(settings.loginsPerMinute, clock)

  // The host asks calls in process, and one of the calls is answered by the host.
  const askAs: AskCallAs = (visit) => (name, input) => binder.askAs(visit)(name, input)
  const host = await rooms.createWeb(askAs)
  const binder: Binder = createBinder({
    ...parts,
    handlers: collectHandlers(rooms, host, metrics),
    verifyToken: identity.verifyToken,
    metrics,
    loginLimiter: loginPace,
  })

  const health = createHealth(store, log)
  const responders: readonly (readonly [string, Responder])[] = [
    ['media', media.respond],
    ['openApi', respondWithOpenApi],
    ['api', binder.respond],
    ['identity', identity.respond],
    ['sitemap', createSitemap(store)],
    ['host', host.respond],
  ]

  const count = createAccessLog(metrics, log)
  const answered = (part: string, request: Request, visit: RequestContext, status: number, start: number) => {
    // The binder has counted and logged its calls under their own names.
    if (part === 'api') return
    const { pathname: url } = new URL(request.url)
    count(part, accessLogFieldsOf({ url }, visit.requestId, visit), status, start)
  }

  const route = async (request: Request, visit: RequestContext) => {
    const start = performance.now()
    let now = 'none'
    try {
      for (const [part, respond] of responders) {
        now = part
        const response = await respond(request, visit)
        if (!response) continue
        answered(part, request, visit, response.status, start)
        return response
      }
      return errorResponse(new Refused('NOT_FOUND'), visit.requestId)
    } catch (error) {
      const response = failureResponse(error, visit, log)
      answered(now, request, visit, response.status, start)
      return response
    }
  }

  return {
    async health(request) {
      const start = performance.now()
      const fields = accessLogFieldsOf(request, requestIdOf(request.headers['x-request-id'] ?? null, ids))
      const answer = await health.answer(fields.path)
      if (!answer) return null
      count('health', fields, answer.status, start)
      return withCommonHeaders(answer, fields.requestId)
    },

    unknownHost(request) {
      const fields = accessLogFieldsOf(request, requestIdOf(request.headers['x-request-id'] ?? null, ids))
      const answer = errorResponse(new Refused('UNKNOWN_HOST'), fields.requestId)
      count('unknownHost', fields, answer.status, performance.now())
      return withCommonHeaders(answer, fields.requestId)
    },

    async fetch(request: Request, arrival: TenantRequest) {
      const visit = { ...arrival, requestId: requestIdOf(request.headers.get('x-request-id'), ids) }
      metrics.changeRunning(1)
      try {
        return withCommonHeaders(await route(request, visit), visit.requestId)
      } finally {
        metrics.changeRunning(-1)
      }
    },

    async node(arrival: TenantRequest, request: IncomingMessage, response: ServerResponse) {
      const visit = { ...arrival, requestId: requestIdOf(request.headers['x-request-id'] ?? null, ids) }
      const start = performance.now()
      // The provider is mounted without its prefix, which changes the request's own address.
      const fields = accessLogFieldsOf(request, visit.requestId, visit)
      const usual = { 'x-request-id': visit.requestId, ...securityHeaders(isSecure(visit.origin)) }
      for (const [name, value] of Object.entries(usual)) response.setHeader(name, value)
      try {
        await identity.node(visit, request, response)
      } catch (error) {
        const answer = failureResponse(error, visit, log)
        if (response.headersSent) response.end()
        else await sendResponse(response, withCommonHeaders(answer, visit.requestId))
      } finally {
        count('oidc', fields, response.statusCode, start)
      }
    },

    drain: health.drain,
    async close() {
      await Promise.all([identity.close(), media.close(), host.close()])
    },
  }
}
