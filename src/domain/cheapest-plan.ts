/** The cheapest plan that opens an item, as a paywall shows it. */
import type { Language } from '../contract/languages.ts'
import type { SubscriptionType } from '../contract/subscriptions.ts'
import { type PlanPage, planPages } from './plan-page.ts'
import { planOpens } from './entitlement.ts'

const days = { day: 1, week: 7, month: 365 / 12, year: 365 } as const
/** Plans of several cycles are compared by the day, each by what is paid now: the price that its own page leads with. */
const perDay = ({ price, promotion, billingCycleName }: PlanPage) =>
  (promotion ?? price).amount / days[billingCycleName]

/** Null where no plan opens it. */
export const cheapestOpening = (
  types: readonly SubscriptionType[],
  contentType: string,
  lang: Language,
): PlanPage | null =>
  planPages(
    types.filter((type) => planOpens(type, contentType)),
    lang,
  ).toSorted((a, b) => perDay(a) - perDay(b))[0] ?? null
