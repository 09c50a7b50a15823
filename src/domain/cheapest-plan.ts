import type { Language } from '../contract/languages.ts'
import type { SubscriptionType } from '../contract/subscriptions.ts'
import { type PlanPage, planPages } from './plan-page.ts'
import { planOpens } from './entitlement.ts'

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
