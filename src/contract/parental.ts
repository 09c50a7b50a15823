import * as v from 'valibot'
import { define } from './define.ts'
import { Lang } from './shared.ts'
import { longestPassword } from './password.ts'

/** Stored as gradings; the ages they stand for are shown. PARENTAL-13 to 17 */
export const gradingSteps = [0, 10, 20, 30, 40] as const
export type Grading = (typeof gradingSteps)[number]
export const ageGroups = [0, 6, 12, 16, 18] as const
export const shortestParentalPassword = 4
export const resetCodeLength = 8

const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))

/** The password is never sent back. Backends that are not ours may leave the last two out. */
export const ParentalControl = v.object({
  isActive: v.boolean(),
  maxRating: v.nullable(v.number()),
  maxAgeGroup: v.nullable(v.number()),
  hasPassword: v.optional(v.boolean()),
  version: v.optional(Version),
})
export type ParentalControl = v.InferOutput<typeof ParentalControl>

/** CALL-PARENTAL-01 */
export const getParentalControl = define({
  name: 'getParentalControl',
  method: 'GET',
  path: '/parental-control',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: ParentalControl,
})

const Password = v.pipe(v.string(), v.maxLength(longestPassword))

/**
 * CALL-PARENTAL-02. Whatever shows a child more, and another password, needs `verifyParentalPassword` or
 * `resetParentalPasscode` of the last five minutes in this session. The answer is what is now in force.
 */
export const putParentalControl = define({
  name: 'putParentalControl',
  method: 'PUT',
  path: '/parental-control',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 5,
  body: v.strictObject({
    isActive: v.boolean(),
    maxRating: v.nullable(v.picklist(gradingSteps)),
    maxAgeGroup: v.optional(v.nullable(v.picklist(ageGroups))),
    password: v.optional(v.pipe(Password, v.minLength(shortestParentalPassword))),
    /** The `version` that this change was made from; it may have waited for a connection. */
    seen: v.optional(Version),
  }),
  answer: ParentalControl,
})

/** CALL-PARENTAL-03 */
export const verifyParentalPassword = define({
  name: 'verifyParentalPassword',
  method: 'POST',
  path: '/parental-control/verify/parentalpassword',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 5,
  body: v.strictObject({ password: Password }),
  answer: null,
  refusals: {
    PARENTAL_PASSWORD_WRONG: v.object({ left: v.number() }),
    PARENTAL_LOCKED: v.object({ seconds: v.number() }),
  },
})

/**
 * CALL-PARENTAL-04. The letter goes to the address of the account, by the portal's own template and sender: of
 * `sendGridConfig`, which comes from a browser, nothing but the language is read.
 */
export const sendParentalCode = define({
  name: 'sendParentalCode',
  method: 'POST',
  path: '/parental-control/sendEmail',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 5,
  body: v.strictObject({ sendGridConfig: v.looseObject({ lang: v.optional(Lang) }) }),
  answer: null,
})

/** CALL-PARENTAL-05. As `verifyParentalPassword`: five minutes for a new password. */
export const resetParentalPasscode = define({
  name: 'resetParentalPasscode',
  method: 'POST',
  path: '/parental-control/resetPasscode',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 5,
  body: v.strictObject({ randomCode: v.pipe(v.string(), v.maxLength(40)) }),
  answer: null,
  refusals: { PARENTAL_CODE_INVALID: v.object({ left: v.number() }) },
})

/** How many titles there are at each grading, so that a parent reads what a ceiling leaves. */
export const countGradings = define({
  name: 'countGradings',
  method: 'GET',
  path: '/parental-control/gradings',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 2,
  answer: v.object({
    gradings: v.pipe(v.array(v.object({ grading: v.number(), count: v.number() })), v.maxLength(100)),
  }),
})
