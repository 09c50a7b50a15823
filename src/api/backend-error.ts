/** What a call can fail with; apart from the client, so that screens know failures without carrying it. */
import type { ErrorAnswer } from '../contract/errors.ts'

export class BackendError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | null
  readonly details: unknown
  constructor(status: number, answer: Partial<ErrorAnswer>) {
    super(`${status} ${answer.error ?? 'UNKNOWN'}`)
    this.name = 'BackendError'
    this.status = status
    this.code = answer.error ?? 'UNKNOWN'
    this.requestId = answer.requestId ?? null
    this.details = answer.details
  }
  /** There is no such thing, or not any more. */
  get isGone(): boolean {
    return [404, 410].includes(this.status)
  }
  /** It said no, and would say it again; anything else is a backend out of breath, which may be asked later. */
  get isFinal(): boolean {
    return /^4(?!08|29)/.test(`${this.status}`)
  }
}
/** The line failed: no answer came at all, or none in time. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}
/** None came in time: the cause is the deadline's own. */
export const isLate = (error: unknown) =>
  error instanceof OfflineError && `${error.cause}`.includes('Timeout')
