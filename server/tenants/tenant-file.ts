/** A tenant as its file defines it: only what differs from `common/`, and nothing that can be derived. */
import * as v from 'valibot'
import { languageCodes } from '../../src/contract/languages.ts'
import { SubscriptionType } from '../../src/contract/subscriptions.ts'
import { Tenant } from './tenant.ts'

const Words = v.object(
  Object.fromEntries(languageCodes.map((code) => [code, v.pipe(v.string(), v.nonEmpty())])),
)
const currencies = new Set(Intl.supportedValuesOf('currency'))
/** How many decimals a sum has depends on it, so a misspelt one would change the price. */
const Currency = v.pipe(
  v.string(),
  v.check((code) => currencies.has(code), "it has to be a currency's code in capitals, as EUR"),
)
const Amount = v.pipe(v.number(), v.minValue(0))

/** Parts with a disabled switch are left out, the others replace `{list}`. */
const Promised = v.strictObject({
  around: v.optional(Words),
  between: v.optional(v.literal('line')),
  parts: v.array(v.strictObject({ needs: v.optional(v.string()), words: Words })),
})

/** Keys of `texts` end where the language code follows. ENTITY-ATTR-14 to 22 */
export const PlanTemplate = v.strictObject({
  billingCycle: SubscriptionType.entries.billingCycle,
  maxTrialDuration: SubscriptionType.entries.maxTrialDuration,
  contingents: SubscriptionType.entries.contingents,
  accumulateContingent: SubscriptionType.entries.accumulateContingent,
  attributes: v.record(v.string(), v.string()),
  texts: v.record(v.string(), Words),
  promises: v.optional(v.record(v.string(), Promised)),
  terms: v.string(),
})
export type Promised = v.InferOutput<typeof Promised>
export type PlanTemplate = v.InferOutput<typeof PlanTemplate>

export const Plan = v.strictObject({
  id: SubscriptionType.entries.id,
  template: v.string(),
  price: v.object({ amount: Amount, currency: Currency }),
  promotion: v.optional(v.object({ amount: Amount })),
  name: Words,
})
export type Plan = v.InferOutput<typeof Plan>

const Side = v.strictObject({ isDark: v.boolean() })
const written = v.omit(Tenant, ['themeColour', 'subscriptionTypes', 'colors']).entries

export const TenantFile = v.strictObject({
  ...written,
  mainTitle: Words,
  tagline: Words,
  description: Words,
  colors: v.strictObject({ default: Side, alternate: v.optional(Side) }),
  plans: v.array(Plan),
})
export type TenantFile = v.InferOutput<typeof TenantFile>
