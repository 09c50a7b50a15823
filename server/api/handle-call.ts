/** What happens with every call, in the same order: the guards, the input, the key, the handler, the answer. */
import { portalOf } from '../http/portals-elsewhere.ts'
import type { Metrics } from '../http/metrics.ts'
import type { CallApiAs, Handlers, RequestContext, ServerContext } from '../context.ts'
import type { BoundCall } from './handlers.ts'
import { createIdentifyCaller, type CallerParts } from './identify-caller.ts'
import { parseInput, parseQuery, readBody } from './parse-input.ts'
import { Refused } from './refused.ts'
import { failureResponse, responseOf } from './responses.ts'
import { runHandler, runHandlerOnce } from './run-handler.ts'

export interface BinderContext extends ServerContext, CallerParts {
  handlers: Handlers
  metrics: Metrics
}
interface CallServer {
  serve(
    bound: BoundCall,
    request: Request,
    visit: RequestContext,
    params: Record<string, string>,
  ): Promise<Response>
  callApiAs: CallApiAs
}

/** A handler may call only what everybody may read, and as a guest. */
const createCallApiAs = (parts: ServerContext, calls: ReadonlyMap<string, BoundCall>): CallApiAs => {
  const callApiAs: CallApiAs = (visit) => async (name, raw) => {
    const bound = calls.get(name)
    if (bound?.call.who !== 'anyone' || bound.call.method !== 'GET') throw new Refused('METHOD_NOT_ALLOWED')
    return runHandler(bound, parts, {
      visit,
      viewer: null,
      request: new Request(`${visit.origin}/api${bound.call.path}`),
      input: parseInput(bound.call, { params: raw.params ?? {}, query: raw.query ?? {}, body: undefined }),
      headers: new Headers(),
      callApi: callApiAs(visit),
    })
  }
  return callApiAs
}

export const createCallHandler = (
  parts: BinderContext,
  calls: ReadonlyMap<string, BoundCall>,
): CallServer => {
  const callApiAs = createCallApiAs(parts, calls)
  const identifyCaller = createIdentifyCaller(parts)
  const { settings, log } = parts
  return {
    callApiAs,
    async serve(bound, request, visit, params) {
      const { call } = bound
      const headers = new Headers({ 'x-request-id': visit.requestId })
      try {
        const viewer = await identifyCaller(call, request, visit)
        const body = await readBody(call, request)
        const query = parseQuery(new URL(request.url).searchParams)
        const input = parseInput(call, { params, query, body })
        const run = { request, visit, viewer, input, headers, callApi: callApiAs(visit) }
        const value = await runHandlerOnce(bound, parts, run)
        return await responseOf(call, value, {
          request,
          requestId: visit.requestId,
          check: settings.checkAnswers,
          personal: viewer !== null,
          headers,
          mediaOrigin: portalOf(request, settings.portalOrigins) === null ? null : visit.origin,
        })
      } catch (error) {
        return failureResponse(error, visit, log)
      }
    },
  }
}
