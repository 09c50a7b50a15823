/** What happens with every call, in the same order: the guards, the input, the key, the handler, the answer. */
import type { CallName } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'
import { logOf } from '../http/log.ts'
import type { Metrics } from '../http/metrics.ts'
import { asVisited } from '../db/tenant-scope.ts'
import type { AskAs, Handlers, Scope, ServerParts, VerifyToken, Viewer, Visit } from '../context.ts'
import { answer, failure } from './responses.ts'
import type { Bound, LooseAsked } from './handlers.ts'
import { checkOrigin, checkPace, checkTenant, checkWho, placeOf, viewerOf } from './guards.ts'
import { hashOf, keyOf, onlyOnce, replayed } from './idempotency.ts'
import { createLimiter, type Limiter } from './rate-limiter.ts'
import { checkInput, queryOf, readBody, type LooseInput } from './parse-input.ts'
import { Refused } from './refused.ts'
import { writeOf } from './idempotency-scope.ts'

export interface BinderParts extends ServerParts {
  handlers: Handlers
  verifyToken: VerifyToken
  metrics: Metrics
  /** Of the calls that try a login. */
  loginPace: Limiter
}
interface Serving {
  serve(one: Bound, request: Request, visit: Visit, params: Record<string, string>): Promise<Response>
  askAs: AskAs
}

/** One request on its way to the handler. */
interface Run {
  request: Request
  visit: Visit
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

const createIdentify = ({ settings, clock, loginPace, verifyToken }: BinderParts) => {
  const pace = createLimiter(settings.requestsPerMinute, clock)
  /** Counted before the costly look at a token, and given back when it is good: a flood of forged ones ends here. */
  const whoHolds =
    (place: string): VerifyToken =>
    async (tenant, token) => {
      const key = `${place} tokens`
      checkPace(pace, key)
      const viewer = await verifyToken(tenant, token)
      if (viewer) pace.giveBack(key)
      return viewer
    }
  return async (call: Call, request: Request, visit: Visit): Promise<Viewer | null> => {
    checkTenant(request, visit)
    checkOrigin(request, visit)
    const place = `${visit.tenant.name} ${placeOf(visit.ip)}`
    const viewer = await viewerOf(request, visit, whoHolds(place))
    checkPace(pace, viewer ? `${visit.tenant.name} user ${viewer.account}` : place)
    if (loginCalls.has(call.name)) checkPace(loginPace, placeOf(visit.ip))
    checkWho(call, viewer)
    return viewer
  }
}

/** Straight to the handler, or through the key that the page made at the tap. */
const createPerform =
  ({ store, clock }: BinderParts, askedOf: (run: Run, scope: Scope | null) => LooseAsked) =>
  async ({ call, handle }: Bound, run: Run): Promise<unknown> => {
    const { visit, viewer, input, request, headers } = run
    const key = call.idempotent ? keyOf(request) : null
    if (key === null) return handle(askedOf(run, null))
    const who = viewer ? viewer.account : call.who
    const { what, reach, beyond } = writeOf(call, input)
    const once = { tenant: visit.tenant.name, who, key, requestHash: hashOf(call.name, what), reach }
    const { outcome, isRepeat } = await onlyOnce(store, clock, once, (scope, reached) =>
      handle(askedOf(reached && beyond ? { ...run, input: beyond(reached) } : run, scope)),
    )
    if (isRepeat) headers.set(replayed, 'true')
    if (!outcome.ok) throw outcome.refused
    return outcome.answer
  }

export const createServing = (parts: BinderParts, bound: ReadonlyMap<string, Bound>): Serving => {
  const { settings, store, clock, ids, log } = parts

  const askedOf = ({ visit, request, viewer, input, headers }: Run, scope: Scope | null): LooseAsked => ({
    input,
    tenant: visit.tenant,
    viewer,
    within: (work) => {
      const visited = (own: Scope) => work({ ...asVisited(own, visit.tenant), at: clock.now() })
      return scope ? visited(scope) : store.within(visit.tenant.name, visited)
    },
    clock,
    ids,
    log: logOf(log, visit),
    requestId: visit.requestId,
    origin: visit.origin,
    ip: visit.ip,
    ask: askAs(visit),
    request,
    setHeader: (name, value) => headers.append(name, value),
  })

  const askAs: AskAs = (visit) => async (name, raw) => {
    const one = bound.get(name)
    if (one?.call.who !== 'anyone' || one.call.method !== 'GET') throw new Refused('METHOD_NOT_ALLOWED')
    const input = checkInput(one.call, { params: raw.params ?? {}, query: raw.query ?? {}, body: undefined })
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
        const query = queryOf(new URL(request.url).searchParams)
        const input = checkInput(one.call, { params, query, body })
        const value = await perform(one, { request, visit, viewer, input, headers })
        const personal = viewer !== null
        return await answer(one.call, value, request, { check: settings.checkAnswers, personal, headers })
      } catch (error) {
        return failure(error, visit, log)
      }
    },
  }
}
