/**
 * The server as one function from request to response. It knows no socket, no port and no time of day, so tests,
 * development and production run the same function.
 */
import { createAccessLog, accessLogFieldsOf } from './http/access-log.ts'
import { failureResponse } from './api/responses.ts'
import { createBinder, type Binder } from './api/binder.ts'
import { createRateLimiter } from './api/rate-limiter.ts'
import { errorResponse, Refused } from './api/refused.ts'
import { createHealth, pingStore } from './http/health.ts'
import { sendResponse } from './http/http-server.ts'
import { isDiskFull } from './db/full-disk.ts'
import type { Metrics } from './http/metrics.ts'
import { answerPreflight, shareWithPortals } from './http/portals-elsewhere.ts'
import { createSitemap } from './modules/sitemap/sitemap.ts'
import { openApiDocument } from './api/open-api.ts'
import type { App, CallApiAs, Identity, Log, Responder, ServerContext, RequestContext } from './context.ts'
import { collectHandlers, type Subsystems } from './subsystems.ts'
import { requestIdOf } from './http/request-id.ts'
import { isSecure, securityHeaders } from './http/security-headers.ts'

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

type AccessLog = ReturnType<typeof createAccessLog>
type Part = readonly [name: string, respond: Responder]

const createResponders = async (
  parts: ServerContext,
  metrics: Metrics,
  subsystems: Subsystems,
): Promise<{ responders: readonly Part[]; close: () => Promise<void> }> => {
  const { settings, store, clock } = parts
  const { identity, media } = subsystems
  // Rendering calls the API in process, and one call of the API is handled by the web subsystem: each needs the other.
  const callApiAs: CallApiAs = (visit) => (name, input) => binder.callApiAs(visit)(name, input)
  const host = await subsystems.createWeb(callApiAs)
  const binder: Binder = createBinder({
    ...parts,
    handlers: collectHandlers(parts, subsystems, host, metrics),
    verifyToken: identity.verifyToken,
    isLoginRecent: identity.isLoginRecent,
    metrics,
    loginLimiter: createRateLimiter(settings.loginsPerMinute, clock),
  })
  return {
    responders: [
      ['media', media.respond],
      ['openApi', respondWithOpenApi],
      // A login of a portal elsewhere begins below the address of its backend.
      ['identity', identity.respond],
      ['api', binder.respond],
      ['sitemap', createSitemap(store)],
      ['host', host.respond],
    ],
    async close() {
      await Promise.all([media.close(), host.close()])
    },
  }
}

/** The first responder that answers wins. */
const createRoute = (responders: readonly Part[], accessLog: AccessLog, log: Log) => {
  const count = (part: string, request: Request, visit: RequestContext, status: number, start: number) => {
    // The binder has counted and logged its calls under their own names.
    if (part === 'api') return
    const { pathname: url } = new URL(request.url)
    accessLog(part, accessLogFieldsOf({ url }, visit.requestId, visit), status, start)
  }
  return async (request: Request, visit: RequestContext): Promise<Response> => {
    const start = performance.now()
    let currentName = 'none'
    try {
      for (const [part, respond] of responders) {
        currentName = part
        const response = await respond(request, visit)
        if (!response) continue
        count(part, request, visit, response.status, start)
        return response
      }
      return errorResponse(new Refused('NOT_FOUND'), visit.requestId)
    } catch (error) {
      const response = failureResponse(error, visit, log)
      count(currentName, request, visit, response.status, start)
      return response
    }
  }
}

/** The provider answers on Node's own request and response, so what all answers have is put there. */
const createProviderRoute =
  ({ ids, log }: Pick<ServerContext, 'ids' | 'log'>, identity: Identity, accessLog: AccessLog): App['node'] =>
  async (arrival, request, response) => {
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
      accessLog('oidc', fields, response.statusCode, start)
    }
  }

export const createApp = async (
  parts: ServerContext,
  metrics: Metrics,
  subsystems: Subsystems,
): Promise<App> => {
  const { store, ids, log, settings } = parts
  // A database of its own has a disk of its own: here only caches would be missing.
  const health = createHealth({
    pingStore: () => pingStore(store),
    isDiskFull: async () => store.engine === 'embedded' && (await isDiskFull(settings.dataDir)),
    log,
  })
  const accessLog = createAccessLog(metrics, log)
  const { responders, close } = await createResponders(parts, metrics, subsystems)
  const route = createRoute(responders, accessLog, log)

  return {
    async health(request) {
      const start = performance.now()
      const fields = accessLogFieldsOf(request, requestIdOf(request.headers['x-request-id'] ?? null, ids))
      const answer = await health.answer(fields.path)
      if (!answer) return null
      accessLog('health', fields, answer.status, start)
      return withCommonHeaders(answer, fields.requestId)
    },

    unknownHost(request) {
      const fields = accessLogFieldsOf(request, requestIdOf(request.headers['x-request-id'] ?? null, ids))
      const answer = errorResponse(new Refused('UNKNOWN_HOST'), fields.requestId)
      accessLog('unknownHost', fields, answer.status, performance.now())
      return withCommonHeaders(answer, fields.requestId)
    },

    async fetch(request, arrival) {
      const visit = { ...arrival, requestId: requestIdOf(request.headers.get('x-request-id'), ids) }
      metrics.changeRunning(1)
      try {
        const origins = settings.portalOrigins
        const answer = answerPreflight(request, origins) ?? (await route(request, visit))
        const response = withCommonHeaders(answer, visit.requestId)
        shareWithPortals(response.headers, request, origins)
        return response
      } finally {
        metrics.changeRunning(-1)
      }
    },

    node: createProviderRoute(parts, subsystems.identity, accessLog),
    markReady: health.markReady,
    drain: health.drain,
    close,
  }
}
