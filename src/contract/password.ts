/** Only where the portal manages the passwords itself. */
import * as v from 'valibot'
import { define } from './define.ts'
import { Lang } from './shared.ts'

export const shortestPassword = 8
/** Longer input is refused before hashing, which would cost time for nothing. */
export const longestPassword = 128

/** The answer is the same for every address, so that nobody learns who has an account. */
export const requestPasswordReset = define({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/password/forgotten',
  who: 'anyone',
  idempotency: 'none',
  rate: 'login',
  cost: 1,
  body: v.strictObject({ email: v.pipe(v.string(), v.minLength(1), v.maxLength(320)), lang: Lang }),
  answer: null,
})

/** `session` is the token in the link; it works once, and ends every session of its account. */
export const resetPassword = define({
  name: 'resetPassword',
  method: 'POST',
  path: '/password',
  who: 'anyone',
  idempotency: 'none',
  rate: 'login',
  cost: 1,
  body: v.strictObject({
    session: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    password: v.pipe(v.string(), v.minLength(shortestPassword), v.maxLength(longestPassword)),
  }),
  answer: null,
  refusals: { RESET_LINK_INVALID: null },
})
