/** Binds the contract to its handlers: one route per call. There is no way to add a call that skips a step. */
import { Hono } from 'hono'
import type { CallApiAs, Responder, RequestContext } from '../context.ts'
import { failureResponse } from './responses.ts'
import { bindHandlers, inRoutingOrder, routeOf, type BoundCall } from './handlers.ts'
import { Refused } from './refused.ts'
import { createCallHandler, type BinderContext } from './handle-call.ts'

interface Bindings {
  visit: RequestContext
}
export interface Binder {
  respond: Responder
  callApiAs: CallApiAs
}

export const createBinder = (parts: BinderContext): Binder => {
  const { log, metrics } = parts
  const calls = bindHandlers(parts.handlers)
  const { serve, callApiAs } = createCallHandler(parts, calls)

  const serveTimed = async (
    bound: BoundCall,
    request: Request,
    visit: RequestContext,
    params: Record<string, string>,
  ) => {
    const start = performance.now()
    const response = await serve(bound, request, visit, params)
    const seconds = (performance.now() - start) / 1000
    const { requestId, tenant } = visit
    const { status } = response
    metrics.countAnswer(bound.call.name, status, seconds)
    const ms = Math.round(seconds * 1000)
    log.info({ requestId, tenant: tenant.name, call: bound.call.name, status, ms }, 'answered')
    return response
  }

  const hono = new Hono<{ Bindings: Bindings }>()
  const allowed = new Map<string, string[]>()
  for (const bound of inRoutingOrder(calls.values())) {
    const route = routeOf(bound.call)
    hono.on(bound.call.method, route, (c) => serveTimed(bound, c.req.raw, c.env.visit, c.req.param()))
    allowed.set(route, [...(allowed.get(route) ?? []), bound.call.method])
  }
  for (const [route, methods] of allowed)
    hono.all(route, (c) => {
      const refused = new Refused('METHOD_NOT_ALLOWED', { headers: { allow: methods.join(', ') } })
      return failureResponse(refused, c.env.visit, log)
    })
  hono.all('*', (c) => failureResponse(new Refused('NOT_FOUND'), c.env.visit, log))

  return {
    callApiAs,
    async respond(request, visit) {
      const { pathname } = new URL(request.url)
      return pathname === '/api' || pathname.startsWith('/api/') ? hono.fetch(request, { visit }) : null
    },
  }
}
