/** Login, token, user. The login itself happens at the identity provider; see `server/modules/session`. */
import * as v from 'valibot'
import { define } from './define.ts'
import { Id, Lang, text } from './shared.ts'

/** ENTITY-TOKEN. `expires` is epoch seconds. */
export const Token = v.object({
  access_token: v.pipe(v.string(), v.maxLength(4000)),
  refresh_token: v.pipe(v.string(), v.maxLength(400)),
  expires: v.number(),
})
export type Token = v.InferOutput<typeof Token>

/** A path; for a foreign backend a full address. Ours accepts only a path. */
export const ReturnAddress = v.pipe(v.string(), v.maxLength(1000), v.regex(/^(https?:\/)?\//))

/** Redeems the `code` in the provider's return. CALL-SESSION-04, SESSION-19, CALL-ANSWER-03 */
export const loginApi = define({
  name: 'loginApi',
  method: 'POST',
  path: '/login/api',
  who: 'anyone',
  idempotency: 'none',
  rate: 'login',
  cost: 1,
  body: v.strictObject({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) }),
  answer: Token,
  statuses: { 201: Token, 202: Token },
})

/** Trades an access token of the tenant's provider for one of the portal (auto-login). CALL-SESSION-02 */
export const tradeUserToken = define({
  name: 'tradeUserToken',
  method: 'POST',
  path: '/userToken',
  who: 'anyone',
  idempotency: 'none',
  rate: 'login',
  cost: 1,
  body: v.strictObject({ accessToken: v.pipe(v.string(), v.maxLength(4000)) }),
  answer: Token,
})

/** CALL-SESSION-03 */
export const refreshToken = define({
  name: 'refreshToken',
  method: 'POST',
  path: '/security/token/refresh',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  body: v.strictObject({ refreshToken: v.pipe(v.string(), v.maxLength(400)) }),
  answer: Token,
})

/** CALL-SESSION-01. Ends the session here and returns the address that ends the provider's own session. */
export const logOut = define({
  name: 'logOut',
  method: 'POST',
  path: '/logout',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  body: v.strictObject({ redirectUrl: ReturnAddress, lang: Lang }),
  answer: v.object({ redirectUrl: v.pipe(v.string(), v.maxLength(8000)) }),
})

/** ENTITY-USER and the profile in one answer. CALL-USER-01 */
export const Profile = v.object({
  roles: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)),
  UUID: Id,
  userId: Id,
  name: text(120),
  lastName: text(120),
  email: v.pipe(v.string(), v.maxLength(320)),
  userInformation: v.record(v.string(), v.unknown()),
  /** An address that replaces `email` once its letter is answered. */
  pendingEmail: v.optional(v.pipe(v.string(), v.maxLength(320))),
})
export type Profile = v.InferOutput<typeof Profile>

export const getProfile = define({
  name: 'getProfile',
  method: 'GET',
  path: '/user/profile',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: Profile,
})

/** CALL-USER-04 and 05; the flag is spelled `alternatTheme` (THEME-05). */
const Theme = v.strictObject({ alternatTheme: v.boolean() })
export const selectUserTheme = define({
  name: 'selectUserTheme',
  method: 'PUT',
  path: '/user/selectUserTheme',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  body: Theme,
  answer: v.object({ alternatTheme: v.boolean() }),
})
export const checkUserTheme = define({
  name: 'checkUserTheme',
  method: 'GET',
  path: '/user/checkUserTheme',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: v.object({ alternatTheme: v.nullable(v.boolean()) }),
})

/** CALL-USER-06 and 07 */
export const selectUserLang = define({
  name: 'selectUserLang',
  method: 'PUT',
  path: '/user/selectUserLang',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  body: v.strictObject({ selectedLang: Lang }),
  answer: v.object({ selectedLang: Lang }),
})
export const checkUserLang = define({
  name: 'checkUserLang',
  method: 'GET',
  path: '/user/checkUserLang',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: v.object({ selectedLang: v.nullable(Lang) }),
})
