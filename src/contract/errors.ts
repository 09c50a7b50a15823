/** Error answers of the backend: `{status, error, i18Message, requestId, details?}`; `error` is the code. */
import * as v from 'valibot'

export const ErrorAnswer = v.object({
  status: v.number(),
  error: v.string(),
  i18Message: v.string(),
  requestId: v.string(),
  details: v.optional(v.unknown()),
})
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>

/** Every code that the backend sends, with its status; `locales/{lang}/error.json` has the words of each. */
export const errorStatus = {
  BAD_REQUEST: 400,
  /** A call that must not happen twice came without an `Idempotency-Key`. */
  IDEMPOTENCY_KEY_MISSING: 400,
  TENANT_MISMATCH: 400,
  UNAUTHORIZED: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_REUSED: 401,
  /** The session's account was deleted: data that its devices still hold belongs to no user. */
  ACCOUNT_GONE: 401,
  LOGIN_CODE_INVALID: 401,
  RESET_LINK_INVALID: 410,
  EMAIL_LINK_INVALID: 410,
  FORBIDDEN: 403,
  TICKET_INVALID: 403,
  PARENTAL_PASSWORD_WRONG: 403,
  /** The change shows a child more, and the parental password was not entered a moment ago. */
  PARENTAL_VERIFY_REQUIRED: 403,
  PARENTAL_CODE_INVALID: 403,
  STEP_UP_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  LIKES_FULL: 409,
  EXPORT_TOO_SOON: 409,
  PASSKEYS_FULL: 409,
  IDEMPOTENCY_MISMATCH: 422,
  FIELDS_INVALID: 422,
  /** Common, or made of the person's own name; `details` name the field. */
  PASSWORD_WEAK: 422,
  /** Not the account's current password; `details` name the field. */
  PASSWORD_WRONG: 422,
  /** Its challenge is used or over, or it was made for another host. */
  PASSKEY_REFUSED: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNKNOWN_HOST: 421,
  TOO_MANY_REQUESTS: 429,
  PARENTAL_LOCKED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const
export type ErrorCode = keyof typeof errorStatus
