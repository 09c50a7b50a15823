import type { Price } from '../contract/shared.ts'
import { type Money, parsePrice } from './money.ts'

/** The business model of an online game that everyone may play. GAME-02 */
export const free = 'DOWNLOAD_TO_OWN_FREEMIUM'

type PriceModel = { kind: 'free' | 'plan' | 'unsold' } | { kind: 'once'; price: Money }

interface Sold {
  prices: readonly Price[]
  premium?: boolean | undefined
}

export const priceModelOf = ({ prices, premium }: Sold): PriceModel => {
  if (prices.some(({ businessModel }) => businessModel === free)) return { kind: 'free' }
  if (premium) return { kind: 'plan' }
  const price = prices.map(parsePrice).find((money) => money !== null && money.minor > 0)
  return price ? { kind: 'once', price } : { kind: 'unsold' }
}
