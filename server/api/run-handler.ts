import { requestLog } from '../http/log.ts'
import { withDisabledFeatures } from '../db/tenant-scope.ts'
import { requireAccount } from '../modules/shared/hold-account.ts'
import type { CallApi, RequestContext, Scope, ServerContext, Viewer } from '../context.ts'
import type { BoundCall, LooseCallContext } from './handlers.ts'
import { idempotencyScopeOf } from './idempotency-scope.ts'
import { replayedHeader, requestHashOf, requireKeyFor, runOnce } from './idempotency.ts'
import type { LooseInput } from './parse-input.ts'

interface CallRun {
  request: Request
  visit: RequestContext
  viewer: Viewer | null
  input: LooseInput
  headers: Headers
  callApi: CallApi
}

type RunnerParts = Pick<ServerContext, 'store' | 'clock' | 'ids' | 'log'>

/** A write holds its account: it comes before a deletion of it, or finds the account gone. */
const prepareWrite =
  ({ call }: BoundCall, { viewer }: CallRun) =>
  async (scope: Scope): Promise<void> => {
    if (viewer && call.method !== 'GET') await requireAccount(scope, viewer.account)
  }

/** With a `scope` the handler shares the transaction of its key, otherwise it opens its own. */
const contextOf = (
  bound: BoundCall,
  { store, clock, ids, log }: RunnerParts,
  run: CallRun,
  scope: Scope | null,
): LooseCallContext => {
  const { visit, request, viewer, input, headers, callApi } = run
  return {
    input,
    tenant: visit.tenant,
    viewer,
    within: (work) => {
      const workAsVisitor = (own: Scope) =>
        work({ ...withDisabledFeatures(own, visit.tenant), at: clock.now() })
      if (scope) return workAsVisitor(scope)
      return store.within(visit.tenant.name, async (own) => {
        await prepareWrite(bound, run)(own)
        return workAsVisitor(own)
      })
    },
    clock,
    ids,
    log: requestLog(log, visit),
    requestId: visit.requestId,
    origin: visit.origin,
    ip: visit.ip,
    callApi,
    request,
    setHeader: (name, value) => headers.append(name, value),
  }
}

export const runHandler = (bound: BoundCall, parts: RunnerParts, run: CallRun) =>
  bound.handle(contextOf(bound, parts, run, null))

export const runHandlerOnce = async (
  bound: BoundCall,
  parts: RunnerParts,
  run: CallRun,
): Promise<unknown> => {
  const { call } = bound
  const { visit, viewer, input, request, headers } = run
  const key = requireKeyFor(call, request)
  if (key === null) return runHandler(bound, parts, run)
  const { identity, reach, inputAfter } = idempotencyScopeOf(call, input)
  const once = {
    tenant: visit.tenant.name,
    who: viewer ? viewer.account : call.who,
    key,
    requestHash: requestHashOf(call.name, identity),
    reach,
  }
  const { outcome, isRepeat } = await runOnce(parts.store, parts.clock, once, {
    prepare: prepareWrite(bound, run),
    work: (scope, reached) => {
      const rest = reached && inputAfter ? { ...run, input: inputAfter(reached) } : run
      return bound.handle(contextOf(bound, parts, rest, scope))
    },
  })
  if (isRepeat) headers.set(replayedHeader, 'true')
  if (!outcome.ok) throw outcome.refused
  return outcome.answer
}
