import { describe, expect, it } from 'vitest'
import type { SubscriptionType } from '../contract/subscriptions.ts'
import { planPages } from './plan-page.ts'

const plan = (id: number, attributes: Record<string, string> = {}, rest: Partial<SubscriptionType> = {}) => ({
  id,
  name: `Plan ${id}`,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  billingCycle: 'P1M' as const,
  subscriptionTypePrice: { amount: 6.99, currency: 'EUR' },
  contingents: [],
  ...rest,
})
const only = (one: SubscriptionType) => planPages([one], 'fr')[0]

describe('the page of a plan', () => {
  it('is in the language of the page', () => {
    const page = only(
      plan(1, {
        NAME_TEXT_fr: 'Tout',
        NAME_TEXT_en: 'Everything',
        DESC_TEXT_fr: 'Toutes les pièces.',
        BULLETS_TEXT_fr: 'Dix livres\n\nTous les films',
        ment_best_value: 'true',
      }),
    )
    expect(page).toMatchObject({
      name: 'Tout',
      text: 'Toutes les pièces.',
      features: ['Dix livres', 'Tous les films'],
      ment_best_value: true,
    })
  })
  it('reads the key with DISPLAY_SERVICE_ before it where the literal one is missing [AMBIG-068]', () => {
    const started = {
      DISPLAY_SERVICE_NAME_TEXT_fr: 'Le reste',
      DISPLAY_SERVICE_DESC_TEXT_fr: 'Toutes les pièces.',
      DISPLAY_SERVICE_BULLETS_TEXT_fr: 'Dix livres',
    }
    expect(only(plan(1, started))).toMatchObject({
      name: 'Le reste',
      text: 'Toutes les pièces.',
      features: ['Dix livres'],
    })
    expect(only(plan(1, { ...started, NAME_TEXT_fr: 'Tout' }))?.name).toBe('Tout')
  })
  it('has the plain name and nothing else without translations of the backend', () => {
    expect(only(plan(7))).toMatchObject({
      name: 'Plan 7',
      text: '',
      features: [],
      ment_best_value: false,
      durationName: null,
    })
  })
  it('is left out where its price cannot be read, and has no promotion where that cannot', () => {
    const priced = (amount: number) => ({ subscriptionTypePrice: { amount, currency: 'EUR' } })
    const plans = [plan(1, {}, priced(1e21)), plan(2), plan(3, {}, priced(-1)), plan(4, {}, priced(0))]
    expect(planPages(plans, 'en').map(({ id }) => id)).toEqual([2, 4])
    expect(only(plan(1, {}, { subscriptionTypePromotionPrice: { amount: 1e21 } }))?.promotion).toBeNull()
  })
  it.each([
    ['P7D', 7, 'days'],
    ['P14D', 14, 'days'],
    ['P30D', 30, 'days'],
    ['P1M', 1, 'months'],
    ['P2Y', 2, 'years'],
    ['P0D', 0, null],
    ['P7W', 0, null],
    ['P100D', 0, null],
    ['PT7D', 0, null],
    ['P7D1', 0, null],
    ['soon', 0, null],
  ])(
    'reads the trial %s by its second and third characters and the unit behind them [ENTITY-SUBTYPE-13, ENTITY-SUBTYPE-16, ENTITY-SUBTYPE-17, AMBIG-067]',
    (maxTrialDuration, free, durationName) => {
      const page = only(plan(1, {}, { maxTrialDuration }))
      expect(page).toMatchObject({ ment_free_duration: free, durationName })
    },
  )
  it.each([
    ['P1D', 'day'],
    ['P7D', 'week'],
    ['P1M', 'month'],
    ['P1Y', 'year'],
  ] as const)('has the cycle %s [ENTITY-SUBTYPE-12]', (billingCycle, billingCycleName) => {
    expect(only(plan(1, {}, { billingCycle }))).toMatchObject({ billingCycleName })
  })
  it('has its order and its best-value badge from its attributes [ENTITY-SUBTYPE-14, ENTITY-SUBTYPE-15]', () => {
    expect(only(plan(1, { ment_sort: '12', ment_best_value: 'true' }))).toMatchObject({
      sort: 12,
      ment_best_value: true,
    })
    expect(only(plan(1, { ment_best_value: 'false' }))).toMatchObject({ sort: 30, ment_best_value: false })
  })
  it('reads both from its attributes only, whatever a backend writes beside them [AMBIG-116]', () => {
    const beside = { sort: 1, ment_best_value: true }
    const attributes = { ment_sort: '12', ment_best_value: 'false' }
    expect(only({ ...plan(1, attributes), ...beside })).toMatchObject({ sort: 12, ment_best_value: false })
    expect(only({ ...plan(1), ...beside })).toMatchObject({ sort: 30, ment_best_value: false })
  })
})

it('is ordered by ment_sort, at 30 without one [SUBS-57]', () => {
  const plans = [
    plan(1, { ment_sort: '31' }),
    plan(2),
    plan(3, { ment_sort: '29' }),
    plan(4, { ment_sort: '?' }),
  ]
  expect(planPages(plans, 'en').map(({ id }) => id)).toEqual([3, 2, 4, 1])
})
