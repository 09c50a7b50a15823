import type { Price } from '../../../src/contract/shared.ts'
import { priceModelOf } from '../../../src/domain/game-price.ts'
import { priceOf } from '../../../src/domain/money.ts'
import type { Fact } from './json-ld-facts.ts'
import type { SummaryItem } from './page-summary.ts'

const inWords = ({ amount, currency }: Price) => ({ price: amount, priceCurrency: currency })
const ending = ({ validUntil }: SummaryItem) => (validUntil ? { validThrough: validUntil } : {})

const gamePrice = ({ prices = [], premium }: SummaryItem): Price | undefined => {
  const model = priceModelOf({ prices, premium })
  if (model.kind === 'once') return priceOf(model.price)
  // The price of a plan is none of the game's.
  return model.kind === 'free' && prices[0] ? { ...prices[0], amount: 0 } : undefined
}

/** A voucher is an offer itself; a voucher book and a game are products with an offer. */
export const withOfferTerms: Fact = ({ item }) => {
  const price = item.prices?.[0]
  return { ...(price ? inWords(price) : {}), ...ending(item) }
}
const onOffer =
  (priceIn: (item: SummaryItem) => Price | undefined): Fact =>
  ({ item, url }) => {
    const price = priceIn(item)
    return price ? { offers: { '@type': 'Offer', url, ...inWords(price), ...ending(item) } } : {}
  }
export const withGamePrice = onOffer(gamePrice)
export const withPrice = onOffer(({ prices }) => prices?.[0])
