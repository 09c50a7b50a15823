import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type AnyOutcome, answersOf, type Call, hasOutcomes } from '../../src/contract/define.ts'
import type { ErrorCode } from '../../src/contract/errors.ts'
import { isStoreUnavailable } from '../db/store-failure.ts'
import { withAbsoluteMedia } from '../http/portals-elsewhere.ts'
import { compressedResponse } from '../http/compress.ts'
import { requestLog, errorStack } from '../http/log.ts'
import type { Log, RequestContext } from '../context.ts'
import { errorResponse, Refused } from './refused.ts'

/** Personal answers are never cached; public ones may be cached for as long as they are fresh. */
const cacheControl = (call: Call, personal: boolean) => {
  if (call.who !== 'anyone' || call.method !== 'GET') return 'private, no-store'
  // An answer filtered by a child's age ceiling must not reach others through a cache.
  if (personal) return 'private, no-cache'
  const seconds = Math.floor((call.freshFor ?? 0) / 1000)
  return seconds ? `public, max-age=${seconds}` : 'no-cache'
}

const tagOf = (text: string) => `"${createHash('sha1').update(text).digest('base64url')}"`

interface AnswerOptions {
  request: Request
  requestId: string
  /** Checks the value against the contract: on in development and tests, where it costs nothing that counts. */
  check: boolean
  /** The caller is signed in. */
  personal: boolean
  headers: Headers
  /** Put before addresses of media in the answer; null where they are paths. */
  mediaOrigin: string | null
}

/** A refusal that the handler returned, not threw: its writes are committed, so its headers are sent, too. */
const refusalResponse = (
  { refusals = {} }: Call,
  code: ErrorCode,
  details: unknown,
  { check, headers, requestId }: AnswerOptions,
) => {
  const schema = refusals[code]
  if (check && schema) v.parse(schema, details)
  const response = errorResponse(new Refused(code, { details }), requestId)
  for (const [name, value] of headers)
    if (!response.headers.has(name) || name === 'set-cookie') response.headers.append(name, value)
  return response
}

const successResponse = async (
  call: Call,
  { status, body }: { status: number; body?: unknown },
  { request, check, personal, headers, mediaOrigin }: AnswerOptions,
): Promise<Response> => {
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(call, personal))
  const schema = answersOf(call).get(status) ?? null
  if (schema === null) return new Response(null, { status, headers })
  if (check) v.parse(schema, body)
  const text =
    mediaOrigin === null ? JSON.stringify(body) : JSON.stringify(body, withAbsoluteMedia(mediaOrigin))
  headers.set('content-type', 'application/json')
  headers.set('vary', 'authorization')
  if (call.who === 'anyone' && call.method === 'GET' && !headers.has('set-cookie')) {
    const tag = tagOf(text)
    headers.set('etag', tag)
    if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  }
  return compressedResponse(request, text, { status, headers })
}

export const responseOf = async (call: Call, value: unknown, options: AnswerOptions): Promise<Response> => {
  const usual = call.answer ? 200 : 204
  const outcome: AnyOutcome = hasOutcomes(call) ? (value as AnyOutcome) : { refused: null, body: value }
  const { refused, details, status = usual, body } = outcome
  return refused === null
    ? successResponse(call, { status, body }, options)
    : refusalResponse(call, refused, details, options)
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
/** Text that no column takes. */
const isBadText = (code: string) => code === '22021' || code === '22P05'

/** The refusal that is sent for any failure. */
export const refusalOf = (error: unknown): Refused => {
  if (error instanceof Refused) return error
  if (isBadText(codeOf(error))) return new Refused('BAD_REQUEST', { cause: error })
  if (isStoreUnavailable(error)) return new Refused('UNAVAILABLE', { cause: error })
  return new Refused('INTERNAL', { cause: error })
}

/** The answer reveals nothing about the failure; the log has the reason under the same request id. */
export const failureResponse = (error: unknown, visit: RequestContext, log: Log): Response => {
  const refused = refusalOf(error)
  if (refused.status >= 500) {
    requestLog(log, visit).error({ reason: errorStack(refused.cause ?? refused.code) }, 'a request failed')
  }
  return errorResponse(refused, visit.requestId)
}
