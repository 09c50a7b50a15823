/** Apart from the client, so that screens can know failures without loading it. */
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
  /** 404 or 410. */
  get isGone(): boolean {
    return [404, 410].includes(this.status)
  }
  /** The refusal is final; anything else is an overloaded backend that may be asked again later. */
  get isFinal(): boolean {
    return /^4(?!08|29)/.test(`${this.status}`)
  }
}
/** The person was asked to confirm who they are, and did not. */
export const isStepUpRefused = (error: unknown): boolean =>
  error instanceof BackendError && error.code === 'STEP_UP_REQUIRED'
/** No answer came at all, or none in time. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}
export const isLate = (error: unknown) =>
  error instanceof OfflineError && `${error.cause}`.includes('Timeout')
