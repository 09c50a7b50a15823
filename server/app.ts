/**
 * One function from request to response. Each part answers what belongs to it; nothing here knows a socket, a port or
 * the time of day, so tests, development and production run the same.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAnswered, fieldsOf } from './http/access-log.ts'
import { failure } from './api/responses.ts'
import { createBinder, type Binder } from './api/binder.ts'
import { createLimiter } from './api/rate-limiter.ts'
import { errorAnswer, Refused } from './api/refused.ts'
import { createHealth } from './http/health.ts'
import { send } from './http/http-server.ts'
import type { Metrics } from './http/metrics.ts'
import { deviceHandlers } from './modules/device/device.routes.ts'
import { eventsHandlers } from './modules/analytics/analytics.routes.ts'
import { historyHandlers } from './modules/history/history.routes.ts'
import { keptHandlers } from './modules/downloads/device-downloads.routes.ts'
import { likesHandlers } from './modules/likes/likes.routes.ts'
import { ratingsHandlers } from './modules/ratings/ratings.routes.ts'
import { redirectHandlers } from './modules/redirect/redirect.routes.ts'
import { createSitemap } from './modules/sitemap/sitemap.ts'
import { subscriptionsHandlers } from './modules/subscriptions/subscriptions.routes.ts'
import { userHandlers } from './modules/user/user.routes.ts'
import { wordsHandlers } from './modules/words/words.routes.ts'
import { openApi } from './api/open-api.ts'
import type {
  App,
  Arrival,
  AskAs,
  CardsByIds,
  Handlers,
  Host,
  Identity,
  Media,
  Responder,
  ServerParts,
  Visit,
} from './context.ts'
import { requestIdOf } from './http/request-id.ts'
import { isSecure, securityHeaders } from './http/security-headers.ts'

type OwnHandlers = typeof deviceHandlers &
  ReturnType<typeof eventsHandlers> &
  ReturnType<typeof historyHandlers> &
  typeof keptHandlers &
  ReturnType<typeof likesHandlers> &
  typeof ratingsHandlers &
  typeof redirectHandlers &
  typeof subscriptionsHandlers &
  typeof userHandlers &
  typeof wordsHandlers
type RoomHandlers = Identity['handlers'] & Media['handlers'] & Host['handlers']

/** The rooms that the app is put together from; `rooms.ts` builds them. */
export interface Rooms {
  identity: Identity
  media: Media
  createHost(askAs: AskAs): Promise<Host>
  cardsByIds: CardsByIds
  /** Structure, content and prefetch. */
  catalogue: Omit<Handlers, keyof OwnHandlers | keyof RoomHandlers>
}

const openApiPart: Responder = (request) =>
  Promise.resolve(
    request.method === 'GET' && new URL(request.url).pathname === '/api/openapi.json'
      ? Response.json(openApi(), { headers: { 'cache-control': 'no-cache' } })
      : null,
  )

/** A redirect's headers cannot be written, hence the copy. */
const signed = (response: Response, requestId: string) => {
  const headers = new Headers(response.headers)
  headers.set('x-request-id', requestId)
  headers.set('x-content-type-options', 'nosniff')
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}

const handlersOf = (
  { cardsByIds, catalogue, identity, media }: Rooms,
  host: Host,
  metrics: Metrics,
): Handlers => ({
  ...deviceHandlers,
  ...eventsHandlers(metrics),
  ...historyHandlers(cardsByIds),
  ...keptHandlers,
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

export const createApp = async (parts: ServerParts, metrics: Metrics, rooms: Rooms): Promise<App> => {
  const { settings, store, clock, ids, log } = parts
  const { identity, media } = rooms
  const loginPace = createLimiter(settings.loginsPerMinute, clock)

  // The host asks calls in process, and one of the calls is answered by the host.
  const askAs: AskAs = (visit) => (name, input) => binder.askAs(visit)(name, input)
  const host = await rooms.createHost(askAs)
  const binder: Binder = createBinder({
    ...parts,
    handlers: handlersOf(rooms, host, metrics),
    verifyToken: identity.verifyToken,
    metrics,
    loginPace,
  })

  const health = createHealth(store, log)
  const responders: readonly (readonly [string, Responder])[] = [
    ['media', media.respond],
    ['openApi', openApiPart],
    ['api', binder.respond],
    ['identity', identity.respond],
    ['sitemap', createSitemap(store)],
    ['host', host.respond],
  ]

  const count = createAnswered(metrics, log)
  const answered = (part: string, request: Request, visit: Visit, status: number, start: number) => {
    // The binder has counted and logged its calls under their own names.
    if (part === 'api') return
    const { pathname: url } = new URL(request.url)
    count(part, fieldsOf({ url }, visit.requestId, visit), status, start)
  }

  const route = async (request: Request, visit: Visit) => {
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
      return errorAnswer(new Refused('NOT_FOUND'), visit.requestId)
    } catch (error) {
      const response = failure(error, visit, log)
      answered(now, request, visit, response.status, start)
      return response
    }
  }

  return {
    async health(request) {
      const start = performance.now()
      const fields = fieldsOf(request, requestIdOf(request.headers['x-request-id'] ?? null, ids))
      const answer = await health.answer(fields.path)
      if (!answer) return null
      count('health', fields, answer.status, start)
      return signed(answer, fields.requestId)
    },

    unknownHost(request) {
      const fields = fieldsOf(request, requestIdOf(request.headers['x-request-id'] ?? null, ids))
      const answer = errorAnswer(new Refused('UNKNOWN_HOST'), fields.requestId)
      count('unknownHost', fields, answer.status, performance.now())
      return signed(answer, fields.requestId)
    },

    async fetch(request: Request, arrival: Arrival) {
      const visit = { ...arrival, requestId: requestIdOf(request.headers.get('x-request-id'), ids) }
      metrics.running(1)
      try {
        return signed(await route(request, visit), visit.requestId)
      } finally {
        metrics.running(-1)
      }
    },

    async node(arrival: Arrival, request: IncomingMessage, response: ServerResponse) {
      const visit = { ...arrival, requestId: requestIdOf(request.headers['x-request-id'] ?? null, ids) }
      const start = performance.now()
      // The provider is mounted without its prefix, which changes the request's own address.
      const fields = fieldsOf(request, visit.requestId, visit)
      const usual = { 'x-request-id': visit.requestId, ...securityHeaders(isSecure(visit.origin)) }
      for (const [name, value] of Object.entries(usual)) response.setHeader(name, value)
      try {
        await identity.node(visit, request, response)
      } catch (error) {
        const answer = failure(error, visit, log)
        if (response.headersSent) response.end()
        else await send(response, signed(answer, visit.requestId))
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
