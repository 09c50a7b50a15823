/** Thrown by handlers that refuse a call: the answer carries the code, the page has the words. */
import { wordsOfCode } from '../../src/contract/error-words.ts'
import { errorStatus, type ErrorAnswer, type ErrorCode } from '../../src/contract/errors.ts'

/** Unavailable or full services may answer soon. */
export const retryLater = { 'retry-after': '5' }

export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: ErrorCode
  readonly details: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    more: { details?: unknown; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause })
    this.code = code
    this.status = errorStatus[code]
    this.details = more.details
    this.headers = more.headers ?? (code === 'UNAVAILABLE' ? retryLater : {})
  }
}

export const errorResponse = (refused: Refused, requestId: string): Response => {
  const body: ErrorAnswer = {
    status: refused.status,
    error: refused.code,
    i18Message: wordsOfCode(refused.code),
    requestId,
    ...(refused.details === undefined ? {} : { details: refused.details }),
  }
  return Response.json(body, {
    status: refused.status,
    headers: { 'cache-control': 'no-store', 'x-request-id': requestId, ...refused.headers },
  })
}
