/** Every code that a call refuses with: of the checks that each call passes, and of its own handler. */
import type { CallName } from '../../src/contract/calls.ts'
import { callDescriptions } from '../../src/contract/descriptions/call-descriptions.ts'
import type { CallDescriptions } from '../../src/contract/descriptions/description.ts'
import { type Call, readsToken } from '../../src/contract/define.ts'
import { type ErrorCode, errorStatus } from '../../src/contract/errors.ts'

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)

const keyCodes = ({ idempotency }: Call): ErrorCode[] => [
  ...(idempotency === 'required' ? (['IDEMPOTENCY_KEY_MISSING'] as const) : []),
  ...(idempotency === 'none' ? [] : (['IDEMPOTENCY_MISMATCH'] as const)),
]

/** As `guards.ts` and `parse-input.ts` refuse. */
const codesOfChecks = (call: Call): ErrorCode[] => [
  'BAD_REQUEST',
  'TENANT_MISMATCH',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  ...(readsToken(call) ? (['UNAUTHORIZED'] as const) : []),
  ...(call.stepUp ? (['STEP_UP_REQUIRED'] as const) : []),
  ...(call.method === 'GET' ? [] : (['FORBIDDEN'] as const)),
  ...(call.body ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ...keyCodes(call),
]

export const descriptionOfCall = ({ name }: Call): CallDescriptions[CallName] =>
  callDescriptions[name as CallName]

export const refusalCodesOf = (call: Call): readonly ErrorCode[] => [
  ...new Set([
    ...codesOfChecks(call),
    ...(descriptionOfCall(call).errors ?? []),
    ...Object.keys(call.refusals ?? {}).filter(isErrorCode),
  ]),
]
