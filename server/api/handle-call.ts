/** What happens with every call, in the same order: the guards, the input, the key, the handler, the answer. */
import type { CallName } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'
import { requestLog } from '../http/log.ts'
import type { Metrics } from '../http/metrics.ts'
import { withDisabledFeatures } from '../db/tenant-scope.ts'
import type {
  AskCallAs,
  Handlers,
  Scope,
  ServerContext,
  VerifyToken,
  Viewer,
  RequestContext,
} from '../context.ts'
import { successResponse, failureResponse } from './responses.ts'
import type { BoundCall, LooseCallContext } from './handlers.ts'
import {
  checkOrigin,
  checkRateLimit,
  checkTenant,
  checkSignedIn,
  rateLimitKeyOf,
  viewerOf,
} from './guards.ts'
import { requestHashOf, idempotencyKeyOf, runOnce, replayedHeader } from './idempotency.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'
import { parseInput, parseQuery, readBody, type LooseInput } from './parse-input.ts'
import { Refused } from './refused.ts'
import { idempotencyScopeOf } from './idempotency-scope.ts'

export interface BinderContext extends ServerContext {
  handlers: Handlers
  verifyToken: VerifyToken
  metrics: Metrics
  /** Of the calls that try a login. */
  loginLimiter: RateLimiter
}
interface CallServer {
  serve(
    one: BoundCall,
    request: Request,
    visit: RequestContext,
    params: Record<string, string>,
  ): Promise<Response>
  askAs: AskCallAs
}

/** One request on its way to the handler. */
interface CallRun {
  request: Request
  visit: RequestContext
  viewer: Viewer | null
  input: LooseInput
  /** Of the answer. */
  headers: Headers
}

/** Calls that try a login; they have a pace of their own. */
const loginCalls: ReadonlySet<string> = new Set<CallName>([
  'loginApi',
  'tradeUserToken',
  'requestPasswordReset',
  'resetPassword',
])

const createIdentify = ({ settings, clock, loginLimiter: loginPace, verifyToken }: BinderContext) => {
  const pace = createRateLimiter(settings.requestsPerMinute, clock)
  /** Counted before the costly look at a token, and given back when it is good: a flood of forged ones ends here. */
  const whoHolds =
    (place: string): VerifyToken =>
    async (tenant, token) => {
      const key = `${place} tokens`
      checkRateLimit(pace, key)
      const viewer = await verifyToken(tenant, token)
      if (viewer) pace.giveBack(key)
      return viewer
    }
  return async (call: Call, request: Request, visit: RequestContext): Promise<Viewer | null> => {
    checkTenant(request, visit)
    checkOrigin(request, visit)
    const place = `${visit.tenant.name} ${rateLimitKeyOf(visit.ip)}`
    const viewer = await viewerOf(request, visit, whoHolds(place))
    checkRateLimit(pace, viewer ? `${visit.tenant.name} user ${viewer.account}` : place)
    if (loginCalls.has(call.name)) checkRateLimit(loginPace, rateLimitKeyOf(visit.ip))
    checkSignedIn(call, viewer)
    return viewer
  }
}

/** Straight to the handler, or through the key that the page made at the tap. */
const createPerform =
  ({ store, clock }: BinderContext, askedOf: (run: CallRun, scope: Scope | null) => LooseCallContext) =>
  async ({ call, handle }: BoundCall, run: CallRun): Promise<unknown> => {
    const { visit, viewer, input, request, headers } = run
    const key = call.idempotent ? idempotencyKeyOf(request) : null
    if (key === null) return handle(askedOf(run, null))
    const who = viewer ? viewer.account : call.who
    const { what, reach, beyond } = idempotencyScopeOf(call, input)
    const once = { tenant: visit.tenant.name, who, key, requestHash: requestHashOf(call.name, what), reach }
    const { outcome, isRepeat } = await runOnce(store, clock, once, (scope, reached) =>
      handle(askedOf(reached && beyond ? { ...run, input: beyond(reached) } : run, scope)),
    )
    if (isRepeat) headers.set(replayedHeader, 'true')
    if (!outcome.ok) throw outcome.refused
    return outcome.answer
  }

export const createCallHandler = (
  parts: BinderContext,
  bound: ReadonlyMap<string, BoundCall>,
): CallServer => {
  const { settings, store, clock, ids, log } = parts

  const askedOf = (
    { visit, request, viewer, input, headers }: CallRun,
    scope: Scope | null,
  ): LooseCallContext => ({
    input,
    tenant: visit.tenant,
    viewer,
    within: (work) => {
      const visited = (own: Scope) => work({ ...withDisabledFeatures(own, visit.tenant), at: clock.now() })
      return scope ? visited(scope) : store.within(visit.tenant.name, visited)
    },
    clock,
    ids,
    log: requestLog(log, visit),
    requestId: visit.requestId,
    origin: visit.origin,
    ip: visit.ip,
    askCall: askAs(visit),
    request,
    setHeader: (name, value) => headers.append(name, value),
  })

  const askAs: AskCallAs = (visit) => async (name, raw) => {
    const one = bound.get(name)
    if (one?.call.who !== 'anyone' || one.call.method !== 'GET') throw new Refused('METHOD_NOT_ALLOWED')
    const input = parseInput(one.call, { params: raw.params ?? {}, query: raw.query ?? {}, body: undefined })
    const request = new Request(`${visit.origin}/api${one.call.path}`)
    return one.handle(askedOf({ visit, request, viewer: null, input, headers: new Headers() }, null))
  }

  const identify = createIdentify(parts)
  const perform = createPerform(parts, askedOf)

  return {
    askAs,
    async serve(one, request, visit, params) {
      const headers = new Headers({ 'x-request-id': visit.requestId })
      try {
        const viewer = await identify(one.call, request, visit)
        const body = await readBody(one.call, request)
        const query = parseQuery(new URL(request.url).searchParams)
        const input = parseInput(one.call, { params, query, body })
        const value = await perform(one, { request, visit, viewer, input, headers })
        const personal = viewer !== null
        return await successResponse(one.call, value, request, {
          check: settings.checkAnswers,
          personal,
          headers,
        })
      } catch (error) {
        return failureResponse(error, visit, log)
      }
    },
  }
}
