/** What a page says of a plan, read from what the backend answers (ENTITY-SUBTYPE, ENTITY-ATTR). */
import type { Language } from '../contract/languages.ts'
import type { SubscriptionType } from '../contract/subscriptions.ts'
import { percentOff } from './price.ts'
import { type DerivedFields, attributeOf, derivedOf } from './subscription-type.ts'

export interface PlanPage extends DerivedFields {
  id: number
  name: string
  text: string
  /** What it opens, a line each. */
  opens: readonly string[]
  price: SubscriptionType['subscriptionTypePrice']
  /** Null where it takes nothing off. SUBS-54, 55 */
  promotion: { amount: number; percentOff: number } | null
}

const promotionOf = (type: SubscriptionType): PlanPage['promotion'] => {
  const amount = type.subscriptionTypePromotionPrice?.amount
  const off = percentOff(type.subscriptionTypePrice.amount, amount)
  return amount === undefined || off === null ? null : { amount, percentOff: off }
}

const pageOf = (type: SubscriptionType, lang: Language): PlanPage => ({
  ...derivedOf(type),
  id: type.id,
  name: attributeOf(type, `NAME_TEXT_${lang}`) ?? type.name,
  text: attributeOf(type, `DESC_TEXT_${lang}`) ?? '',
  opens: (attributeOf(type, `BULLETS_TEXT_${lang}`) ?? '').split('\n').filter((line) => line.trim() !== ''),
  price: type.subscriptionTypePrice,
  promotion: promotionOf(type),
})

/** In the order that the tenant gave them. */
export const planPages = (types: readonly SubscriptionType[], lang: Language): PlanPage[] =>
  types.map((type) => pageOf(type, lang)).toSorted((a, b) => a.sort - b.sort)
