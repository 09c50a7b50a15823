import { BackendError } from '../../api/backend-error.ts'
import type { ErrorCode } from '../../contract/errors.ts'

const code: ErrorCode = 'STEP_UP_REQUIRED'
/** The person did not want to confirm the login. */
export const isStepUpRefused = (error: unknown): boolean =>
  error instanceof BackendError && error.code === code
