/** What a page says of a plan, read from what the backend answers (ENTITY-SUBTYPE, ENTITY-ATTR). */
import type { Language } from '../contract/languages.ts'
import type { SubscriptionType } from '../contract/subscriptions.ts'

const trialUnits = ['D', 'M', 'Y'] as const
type TrialUnit = (typeof trialUnits)[number]

export interface PlanPage {
  id: number
  name: string
  text: string
  /** What it opens, a line each. */
  opens: readonly string[]
  price: SubscriptionType['subscriptionTypePrice']
  cycle: SubscriptionType['billingCycle']
  trial: { count: number; unit: TrialUnit } | null
  isBest: boolean
}

/** SUBS-57: where a plan without a place of its own stands. */
const usualSort = 30

const attributeOf = ({ attributes }: SubscriptionType, key: string): string | undefined =>
  attributes.find((one) => one.key === key)?.value
const sortOf = (type: SubscriptionType) => {
  const sort = Number.parseInt(attributeOf(type, 'ment_sort') ?? '', 10)
  return Number.isNaN(sort) ? usualSort : sort
}

/** `P14D` is 14 days. ENTITY-SUBTYPE-17 */
const trialOf = (duration = ''): PlanPage['trial'] => {
  const [, count = '0', letter] = /^P(\d{1,2})([DMY])$/.exec(duration) ?? []
  const unit = trialUnits.find((one) => one === letter)
  return unit && Number(count) > 0 ? { count: Number(count), unit } : null
}

const pageOf = (type: SubscriptionType, lang: Language): PlanPage => ({
  id: type.id,
  name: attributeOf(type, `NAME_TEXT_${lang}`) ?? type.name,
  text: attributeOf(type, `DESC_TEXT_${lang}`) ?? '',
  opens: (attributeOf(type, `BULLETS_TEXT_${lang}`) ?? '').split('\n').filter((line) => line.trim() !== ''),
  price: type.subscriptionTypePrice,
  cycle: type.billingCycle,
  trial: trialOf(type.maxTrialDuration),
  isBest: attributeOf(type, 'ment_best_value') === 'true',
})

/** In the order that the tenant gave them. */
export const planPages = (types: readonly SubscriptionType[], lang: Language): PlanPage[] =>
  types.toSorted((a, b) => sortOf(a) - sortOf(b)).map((type) => pageOf(type, lang))
