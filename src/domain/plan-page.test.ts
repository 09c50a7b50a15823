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
  it('says its words in the language of the page', () => {
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
      opens: ['Dix livres', 'Tous les films'],
      isBest: true,
    })
  })
  it('has the plain name and nothing else where the backend says no words', () => {
    expect(only(plan(7))).toMatchObject({ name: 'Plan 7', text: '', opens: [], isBest: false, trial: null })
  })
  it.each([
    ['P7D', { count: 7, unit: 'D' }],
    ['P30D', { count: 30, unit: 'D' }],
    ['P14D', { count: 14, unit: 'D' }],
    ['P1M', { count: 1, unit: 'M' }],
    ['P2Y', { count: 2, unit: 'Y' }],
    ['P0D', null],
    ['P7W', null],
    ['soon', null],
  ])(
    'reads the number and the unit of the trial %s [ENTITY-SUBTYPE-17, AMBIG-067]',
    (maxTrialDuration, trial) => {
      expect(only(plan(1, {}, { maxTrialDuration }))?.trial).toEqual(trial)
    },
  )
})

it('stands among the plans in the order of ment_sort, at 30 without one [SUBS-57]', () => {
  const plans = [
    plan(1, { ment_sort: '31' }),
    plan(2),
    plan(3, { ment_sort: '29' }),
    plan(4, { ment_sort: '?' }),
  ]
  expect(planPages(plans, 'en').map(({ id }) => id)).toEqual([3, 2, 4, 1])
})
