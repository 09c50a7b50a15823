/** How a handler says no: the code travels, the words are the page's. */
import { errorStatus, type ErrorAnswer, type ErrorCode } from '../../src/contract/errors.ts'

const isGeneral = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)

export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: string
  readonly details: unknown
  /** Extra headers of the answer, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>

  /** A module's own code needs its status; the general ones of `errors.ts` know theirs. */
  constructor(
    code: string,
    more: { status?: number; details?: unknown; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause })
    this.code = code
    this.status = more.status ?? (isGeneral(code) ? errorStatus[code] : 400)
    this.details = more.details
    this.headers = more.headers ?? {}
  }
}

/** Key of the words that the page shows for a code. */
const wordsOf = (code: string) =>
  `error.${code.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`

export const errorAnswer = (refused: Refused, requestId: string): Response => {
  const body: ErrorAnswer = {
    status: refused.status,
    error: refused.code,
    i18Message: wordsOf(refused.code),
    requestId,
    ...(refused.details === undefined ? {} : { details: refused.details }),
  }
  return Response.json(body, {
    status: refused.status,
    headers: { 'cache-control': 'no-store', 'x-request-id': requestId, ...refused.headers },
  })
}
