import type { ErrorCode } from '../errors.ts'

/** What each code tells a caller, for the OpenAPI document; visitors read the words of `locales`. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST:
    'A field is missing, unknown or wrong; `details` name the place, the field and what was expected.',
  IDEMPOTENCY_KEY_MISSING: 'The call needs the header `idempotency-key`.',
  TENANT_MISMATCH: 'The header `x-tenant-id` names another tenant than the host.',
  UNAUTHORIZED: 'There is no valid access token.',
  TOKEN_EXPIRED: 'The refresh token has expired; the person signs in again.',
  TOKEN_REUSED: 'The refresh token was used before; every session of its family has ended.',
  ACCOUNT_GONE: 'The account of the session was deleted; devices forget what they hold of it.',
  LOGIN_CODE_INVALID: 'The code is used, expired, or belongs to another browser.',
  RESET_LINK_INVALID: 'The link is used, expired, or not ours.',
  EMAIL_LINK_INVALID: 'The link is used, expired, or of another account.',
  PASSWORD_WRONG: 'It is not the password of the account; `details` name the field.',
  STEP_UP_REQUIRED: 'The person signed in more than ten minutes ago, or the provider does not say when.',
  FORBIDDEN: 'The page of another origin called, or no plan of the person allows it.',
  TICKET_INVALID: 'The ticket is forged, altered, expired, or belongs to another tenant.',
  PARENTAL_PASSWORD_WRONG: 'Another parental password; `details.left` says how many tries are left.',
  PARENTAL_VERIFY_REQUIRED:
    'The change shows a child more, and this session entered no parental password within five minutes.',
  PARENTAL_CODE_INVALID: 'The code is wrong, used or expired; `details.left` says how many tries are left.',
  NOT_FOUND: 'It does not exist, or this caller may not see it.',
  METHOD_NOT_ALLOWED: 'The address has no such method; `allow` lists those it has.',
  EXPORT_TOO_SOON:
    'The person has requested their data within the last day; `nextFrom` says when they may again.',
  LIKES_FULL: 'The list of favourites of this type is full.',
  PASSKEYS_FULL: 'The account has as many passkeys as it may have.',
  IDEMPOTENCY_MISMATCH: 'The same key came with another input.',
  FIELDS_INVALID: 'A value does not fit its field; `details` list the fields, each with the reason.',
  PASSWORD_WEAK: 'The password is common, or made of the person’s name; `details` name the field.',
  PASSKEY_REFUSED: 'The challenge is used or has expired, or the passkey was made for another host.',
  PAYLOAD_TOO_LARGE: 'The body is larger than `details.largest` bytes.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not `application/json` in UTF-8 without encoding.',
  UNKNOWN_HOST: 'No tenant has this host name.',
  TOO_MANY_REQUESTS: 'The limit of calls is reached; `retry-after` says when to try again.',
  PARENTAL_LOCKED: 'Too many wrong parental passwords; the next try is open in `details.seconds`.',
  INTERNAL: 'The backend failed; its log has the reason under the same request id.',
  UNAVAILABLE: 'The backend, its database or the identity provider does not answer; try again later.',
}

/** Details of the codes that have some. */
export const detailExamples: { readonly [Code in ErrorCode]?: unknown } = {
  BAD_REQUEST: { where: 'query', field: 'lang', reason: '("en" | "ar" | "fr" | "de" | "es" | "ro")' },
  EXPORT_TOO_SOON: { nextFrom: '2026-11-29T10:00:00.000Z' },
  IDEMPOTENCY_KEY_MISSING: { where: 'header', field: 'idempotency-key', reason: 'required' },
  FIELDS_INVALID: [{ field: 'email', reason: 'email' }],
  PASSWORD_WRONG: [{ field: 'password', reason: 'wrong' }],
  PASSWORD_WEAK: [{ field: 'password', reason: 'common' }],
  PARENTAL_PASSWORD_WRONG: { left: 5 },
  PARENTAL_CODE_INVALID: { left: 4 },
  PARENTAL_LOCKED: { seconds: 1800 },
  PAYLOAD_TOO_LARGE: { largest: 65_536 },
}
