/** ENTITY-SUBTYPE, ENTITY-ATTR */
import type { Language } from '../contract/languages.ts'
import type { SubscriptionType } from '../contract/subscriptions.ts'
import { planOpens } from './entitlement.ts'
import { type Money, parsePrice, percentOff } from './money.ts'
import { planPrice } from './plan-price.ts'
import { type DerivedFields, derivedOf, localTextOf } from './subscription-type.ts'

export interface PlanPage extends DerivedFields {
  id: number
  name: string
  text: string
  /** One entry for each feature of the plan. */
  features: readonly string[]
  price: Money
  /** Null where it takes nothing off. SUBS-54, 55 */
  promotion: { price: Money; percentOff: number } | null
}

const promotionOf = (
  price: Money,
  promotion: SubscriptionType['subscriptionTypePromotionPrice'],
): PlanPage['promotion'] => {
  const reduced = promotion && parsePrice({ amount: promotion.amount, currency: price.currency })
  if (!reduced) return null
  const percent = percentOff(price, reduced)
  return percent === null ? null : { price: reduced, percentOff: percent }
}

export const planName = (type: SubscriptionType, lang: Language): string =>
  localTextOf(type, 'NAME_TEXT_', lang) ?? type.name

const pageOf = (type: SubscriptionType, price: Money, lang: Language): PlanPage => ({
  ...derivedOf(type),
  id: type.id,
  name: planName(type, lang),
  text: localTextOf(type, 'DESC_TEXT_', lang) ?? '',
  features: (localTextOf(type, 'BULLETS_TEXT_', lang) ?? '').split('\n').filter((line) => line.trim() !== ''),
  price,
  promotion: promotionOf(price, type.subscriptionTypePromotionPrice),
})

/** In the order that the tenant gave them. A plan whose price cannot be read is not offered. */
export const planPages = (types: readonly SubscriptionType[], lang: Language): PlanPage[] =>
  types
    .flatMap((type) => {
      const price = planPrice(type)
      return price ? [pageOf(type, price, lang)] : []
    })
    .toSorted((a, b) => a.sort - b.sort)

const cycleHours = { day: 24, week: 7 * 24, month: (365 * 24) / 12, year: 365 * 24 } as const
const currentPrice = ({ price, promotion }: PlanPage) => (promotion?.price ?? price).minor
/** Plans of several cycles are compared by the hour, in whole numbers. */
const comparePerHour = (a: PlanPage, b: PlanPage) =>
  currentPrice(a) * cycleHours[b.billingCycleName] - currentPrice(b) * cycleHours[a.billingCycleName]

export const cheapestOpening = (
  types: readonly SubscriptionType[],
  contentType: string,
  lang: Language,
): PlanPage | null =>
  planPages(
    types.filter((type) => planOpens(type, contentType)),
    lang,
  ).toSorted(comparePerHour)[0] ?? null
