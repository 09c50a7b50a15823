import { describe, expect, it } from 'vitest'
import { priceModelOf } from './game-price.ts'

const price = (businessModel: string, amount: number) => ({ amount, currency: 'EUR', businessModel })

describe('the price of a game', () => {
  it('is free where its business model says so, whatever else it says', () => {
    const prices = [price('DOWNLOAD_TO_OWN', 2.99), price('DOWNLOAD_TO_OWN_FREEMIUM', 0)]
    expect(priceModelOf({ prices, premium: true })).toEqual({ kind: 'free' })
  })
  it('is in a plan, or a sum paid once', () => {
    const once = price('DOWNLOAD_TO_OWN', 2.99)
    expect(priceModelOf({ prices: [price('SUBSCRIPTION', 0)], premium: true })).toEqual({ kind: 'plan' })
    expect(priceModelOf({ prices: [price('TRIAL', 0), once] })).toEqual({
      kind: 'once',
      price: { minor: 299, currency: 'EUR' },
    })
  })
  it('is not known where nobody sells it', () => {
    expect(priceModelOf({ prices: [price('TRIAL', 0)] })).toEqual({ kind: 'unsold' })
    expect(priceModelOf({ prices: [] })).toEqual({ kind: 'unsold' })
  })
})
