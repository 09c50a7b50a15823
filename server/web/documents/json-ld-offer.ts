/** Prices in the words of schema.org, exactly as the page shows them. */
import type { Kind } from '../../../src/contract/kinds.ts'
import type { Price } from '../../../src/contract/shared.ts'
import { priceModelOf } from '../../../src/domain/game-price.ts'
import { priceOf } from '../../../src/domain/money.ts'
import type { SummaryItem } from './page-summary.ts'

const inWords = ({ amount, currency }: Price) => ({ price: amount, priceCurrency: currency })

const games: readonly Kind[] = ['game', 'onlineGame', 'cloudGame']
const gamePrice = ({ prices = [], premium }: SummaryItem): Price | undefined => {
  const model = priceModelOf({ prices, premium })
  if (model.kind === 'once') return priceOf(model.price)
  // The price of a plan is none of the game's.
  return model.kind === 'free' && prices[0] ? { ...prices[0], amount: 0 } : undefined
}

/** A voucher is an offer itself; a voucher book and a game are products with an offer. */
export const offerIn = (item: SummaryItem, url: string): object => {
  const { kind, prices, validUntil } = item
  const price = games.includes(kind) ? gamePrice(item) : prices?.[0]
  const until = validUntil ? { validThrough: validUntil } : {}
  if (kind === 'voucher') return { ...(price ? inWords(price) : {}), ...until }
  if (!price || !(kind === 'voucherBook' || games.includes(kind))) return {}
  return { offers: { '@type': 'Offer', url, ...inWords(price), ...until } }
}
