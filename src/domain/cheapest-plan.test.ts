import { describe, expect, it } from 'vitest'
import type { SubscriptionType } from '../contract/subscriptions.ts'
import { cheapestOpening } from './plan-page.ts'

const plan = (id: number, amount: number, rest: Partial<SubscriptionType> = {}): SubscriptionType => ({
  id,
  name: `Plan ${id}`,
  attributes: [],
  billingCycle: 'P1M',
  subscriptionTypePrice: { amount, currency: 'EUR' },
  contingents: [{ amount: 10, contentTypes: ['ARTICLE'] }],
  ...rest,
})
const music = { contingents: [{ amount: 10, contentTypes: ['FULL_TRACK_MUSIC'] }] }
const idFor = (...types: SubscriptionType[]) => cheapestOpening(types, 'ARTICLE', 'en')?.id ?? null

describe('the plan that a paywall shows', () => {
  it('is the cheapest of those that include the item', () => {
    expect(idFor(plan(1, 9), plan(2, 5), plan(3, 1, music))).toBe(2)
    expect(idFor(plan(1, 9), plan(4, 4, { contingents: [] }))).toBe(4)
  })
  it('is the cheapest by the day, where some are paid by the week or year', () => {
    const [week, year] = [plan(2, 2, { billingCycle: 'P7D' }), plan(3, 60, { billingCycle: 'P1Y' })]
    expect(idFor(plan(1, 7), week, year)).toBe(3)
    expect(idFor(plan(1, 7), week)).toBe(1)
  })
  it('is the cheapest by the current price, a promotion where there is one', () => {
    const promoted = (amount: number) => plan(2, 9, { subscriptionTypePromotionPrice: { amount } })
    expect(idFor(promoted(1), plan(1, 6))).toBe(2)
    expect(idFor(promoted(8), plan(1, 6))).toBe(1)
  })
  it.each([1e21, -1])('is none whose price cannot be read: %d', (amount) => {
    expect(idFor(plan(1, 9), plan(2, amount))).toBe(1)
    expect(idFor(plan(2, amount))).toBeNull()
    const promoted = plan(2, 9, { subscriptionTypePromotionPrice: { amount } })
    expect(idFor(promoted, plan(1, 6))).toBe(1)
  })
  it('is none where no plan includes it', () => {
    expect([idFor(), idFor(plan(3, 1, music))]).toEqual([null, null])
  })
})
