import * as v from 'valibot'
import { define } from './define.ts'
import { Lang, Price, Timestamp, text } from './shared.ts'

const Contingents = v.pipe(
  v.array(v.object({ amount: v.number(), contentTypes: v.array(v.pipe(v.string(), v.maxLength(60))) })),
  v.maxLength(20),
)

export const SubscriptionType = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: text(200),
  attributes: v.pipe(
    v.array(v.object({ key: v.pipe(v.string(), v.maxLength(80)), value: text(4000) })),
    v.maxLength(80),
  ),
  billingCycle: v.picklist(['P1D', 'P7D', 'P1M', 'P1Y']),
  subscriptionTypePrice: Price,
  subscriptionTypePromotionPrice: v.optional(v.object({ amount: v.number() })),
  maxTrialDuration: v.optional(v.pipe(v.string(), v.maxLength(8))),
  contingents: Contingents,
  accumulateContingent: v.optional(v.boolean()),
})
export type SubscriptionType = v.InferOutput<typeof SubscriptionType>

/** Cached for 2 hours. CACHE-03; open to visitors (AMBIG-078). */
export const subscriptionTypesFreshFor = 2 * 60 * 60_000
export const getSubscriptionTypes = define({
  name: 'getSubscriptionTypes',
  method: 'GET',
  path: '/subscription/type',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({ lang: v.optional(Lang) }),
  answer: v.pipe(v.array(SubscriptionType), v.maxLength(100)),
  freshFor: subscriptionTypesFreshFor,
})

export const UserSubscription = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  typeId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(['ACTIVE', 'INACTIVE', 'REQUESTED', 'CANCELED']),
  subState: v.nullable(v.picklist(['PENDING'])),
  active: v.boolean(),
  endDate: v.nullable(Timestamp),
  /** Until when it opens although its renewal failed; left out where none did. */
  graceUntil: v.optional(v.nullable(Timestamp)),
  nextRenewalDate: v.nullable(Timestamp),
  /** As the plan gives them; left out by a backend that counts elsewhere. ENTITY-USERSUB-08 */
  contingents: v.optional(Contingents),
  subscriptionType: v.optional(SubscriptionType),
})
export type UserSubscription = v.InferOutput<typeof UserSubscription>

export const getUserSubscriptions = define({
  name: 'getUserSubscriptions',
  method: 'GET',
  path: '/subscription',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({
    inclCancelled: v.picklist(['true', 'false']),
    inclSubscriptionType: v.literal('true'),
  }),
  answer: v.pipe(v.array(UserSubscription), v.maxLength(200)),
})
