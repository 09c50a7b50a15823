/** Calls the tenant's backend as a guest: our own in process, an external one over the network with a deadline. */
import { parse } from 'valibot'
import { type CallName, calls } from '../../../src/contract/calls.ts'
import { commonHeaders } from '../../../src/contract/headers.ts'
import { getStructure } from '../../../src/contract/structure.ts'
import { readable } from '../../../src/domain/readable-structure.ts'
import { Refused } from '../../api/refused.ts'
import { requestLog } from '../../http/log.ts'
import { backendOf } from '../../modules/environment/environment.usecases.ts'
import type { CallApi, CallApiAs, Log, RawInput, RequestContext } from '../../context.ts'
import { readBounded } from '../../http/read-bounded.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** The longest wait for an external backend; then the page is rendered without it. */
const foreignDeadlineMs = 500
/** The largest answer of an external backend; our own pages are below a tenth of it. */
const largestAnswer = 2 * 2 ** 20

const isForeign = (tenant: Tenant): boolean => URL.canParse(backendOf(tenant))

const addressOf = (base: string, path: string, { params = {}, query = {} }: RawInput) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return base.replace(/\/$/, '') + filled + (search && `?${search}`)
}

/** An external backend may send blocks that we do not know. */
const answerOf = (call: (typeof calls)[number], log: Log) =>
  call.name === getStructure.name
    ? readable(getStructure, (message) => log.warn({}, message)).answer
    : call.answer

const callForeignApi =
  (tenant: Tenant, signal: AbortSignal, log: Log): CallApi =>
  async (name: CallName, input) => {
    const call = calls.find((call) => call.name === name)
    const answer = call && answerOf(call, log)
    if (!answer) throw new Error(`${name} has no answer that a page could show`)
    const response = await fetch(addressOf(backendOf(tenant), call.path, input), {
      method: call.method,
      headers: commonHeaders(tenant.name),
      redirect: 'error',
      signal,
    })
    if (response.status === 404) throw new Refused('NOT_FOUND')
    if (!response.ok) throw new Refused('UNAVAILABLE', { details: { status: response.status } })
    return parse(answer, JSON.parse(await readBounded(response, largestAnswer)))
  }

/** One deadline for all calls of a document. */
export const createBackend =
  (callApiAs: CallApiAs, log: Log) =>
  (visit: RequestContext): CallApi =>
    isForeign(visit.tenant)
      ? callForeignApi(visit.tenant, AbortSignal.timeout(foreignDeadlineMs), requestLog(log, visit))
      : callApiAs(visit)
