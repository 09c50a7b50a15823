import type { SubscriptionType } from '../contract/subscriptions.ts'
import { type Money, parsePrice } from './money.ts'

/** Null where it cannot be read, or is below zero. */
export const planPrice = ({ subscriptionTypePrice }: SubscriptionType): Money | null => {
  const price = parsePrice(subscriptionTypePrice)
  return price && price.minor >= 0 ? price : null
}
