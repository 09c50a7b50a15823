/**
 * The login api of a partner: where somebody signs in or signs up, and which of the two comes next. The
 * specification leaves the answers open; see `server/modules/session/partner-login.routes.ts`.
 */
import * as v from 'valibot'
import { define } from './define.ts'
import { ReturnAddress } from './session.ts'
import { Lang } from './shared.ts'

/** AMBIG-062: in the address and in the body it is the value that `envFile` answers. */
const TenantName = v.pipe(v.string(), v.maxLength(31), v.regex(/^[a-z][a-z0-9-]{0,30}$/))
const params = v.object({ tenant: TenantName })
const body = v.strictObject({ redirectUrl: ReturnAddress, lang: Lang, tenantName: TenantName })

const Start = v.object({ redirectUrl: v.pipe(v.string(), v.maxLength(8000)) })
const Flow = v.object({ step: v.picklist(['login', 'signup']) })

const shared = {
  method: 'POST',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params,
  body,
} as const

/** CALL-PARTNER-02, CALL-ANSWER-03 */
export const partnerLogin = define({
  ...shared,
  name: 'partnerLogin',
  path: '/partner/login/{tenant}',
  answer: Start,
  statuses: { 201: Start, 202: Start },
})

/** CALL-PARTNER-03 */
export const partnerSignup = define({
  ...shared,
  name: 'partnerSignup',
  path: '/partner/login/{tenant}/session/signup',
  answer: Start,
  statuses: { 201: Start, 202: Start },
})

/** CALL-PARTNER-04 */
export const partnerFlow = define({
  ...shared,
  name: 'partnerFlow',
  path: '/partner/login/{tenant}/session/flow',
  answer: Flow,
  statuses: { 201: Flow, 202: Flow },
})
