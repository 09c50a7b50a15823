/** Calls the tenant's backend as a guest: our own in process, an external one over the network with a deadline. */
import { parse } from 'valibot'
import { type CallName, calls } from '../../../src/contract/calls.ts'
import { commonHeaders } from '../../../src/contract/headers.ts'
import { getStructure } from '../../../src/contract/structure.ts'
import { readable } from '../../../src/domain/readable-structure.ts'
import { Refused } from '../../api/refused.ts'
import { requestLog } from '../../http/log.ts'
import { hostAddressOf, usesOwnBackend } from '../../modules/environment/environment.usecases.ts'
import type { CallApi, CallApiAs, Log, RawInput, RequestContext } from '../../context.ts'
import { readBounded } from '../../http/read-bounded.ts'

/** The longest wait for an external backend; then the page is rendered without it. */
const foreignDeadlineMs = 500
/** The largest answer of an external backend; our own pages are below a tenth of it. */
const largestAnswer = 2 * 2 ** 20

const addressOf = (base: string, path: string, { params = {}, query = {} }: RawInput) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return base + filled + (search && `?${search}`)
}

/** An external backend may send blocks that we do not know. */
const answerOf = (call: (typeof calls)[number], log: Log) =>
  call.name === getStructure.name
    ? readable(getStructure, (message) => log.warn({}, message)).answer
    : call.answer

const refusalFor = (status: number) => {
  if (status === 404 || status === 410) return new Refused('NOT_FOUND')
  return status === 400 ? new Refused('BAD_REQUEST') : new Refused('UNAVAILABLE', { details: { status } })
}

const callForeignApi =
  (base: string, { tenant, origin }: RequestContext, signal: AbortSignal, log: Log): CallApi =>
  async (name: CallName, input) => {
    const call = calls.find((call) => call.name === name)
    const answer = call && answerOf(call, log)
    if (!answer) throw new Error(`${name} has no answer that a page could show`)
    const response = await fetch(addressOf(base, call.path, input), {
      method: call.method,
      // Named as a browser names it, so that a backend answers both alike.
      headers: { ...commonHeaders(tenant.name), origin },
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw refusalFor(response.status)
    return parse(answer, JSON.parse(await readBounded(response, largestAnswer)))
  }

/** One deadline for all calls of a document. Null where this host cannot ask, and the page starts by itself. */
export const createBackend =
  (callApiAs: CallApiAs, publicUrl: string, log: Log) =>
  (visit: RequestContext): CallApi | null => {
    if (usesOwnBackend(visit.tenant)) return callApiAs(visit)
    const base = hostAddressOf(visit.tenant, publicUrl)
    if (base === null) return null
    return callForeignApi(base, visit, AbortSignal.timeout(foreignDeadlineMs), requestLog(log, visit))
  }
