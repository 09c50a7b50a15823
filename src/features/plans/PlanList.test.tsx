import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PublicTenant } from '../../contract/page.ts'
import type { SubscriptionType } from '../../contract/subscriptions.ts'
import { planPages } from '../../domain/plan-page.ts'
import type { HeldPlanNote } from '../../state/subscriptions/item-entitlement.ts'
import { createTranslator } from '../../state/words/translator.ts'
import { PortalProvider } from '../../state/portal/portal.tsx'
import { TranslatorProvider } from '../../state/words/translation.tsx'
import { PlanList } from './PlanList.tsx'

const plans = {
  price: {
    day: '{{price}} a day',
    week: '{{price}} a week',
    month: '{{price}} a month',
    year: '{{price}} a year',
  },
  held: 'Your current plan',
  renews: 'Renews on {{date}}',
  until: 'Available until {{date}}',
  pending: 'Pending',
  trial: {
    days_other: '{{n}} days free',
    months_other: '{{n}} months free',
    years_one: '{{n}} year free',
  },
  note: 'Note.',
}
const price = {
  decimals: '2',
  in: { EUR: '€{{amount}}', other: '{{currency}} {{amount}}' },
  off: '{{n}}% off',
  instead: 'instead of {{price}}',
}
const plan: SubscriptionType = {
  id: 1,
  name: 'Everything',
  attributes: [],
  billingCycle: 'P1M',
  subscriptionTypePrice: { amount: 12, currency: 'EUR' },
  contingents: [],
}
/** What the list says of a plan, without its marks. */
const rendered = (
  rest: Partial<SubscriptionType>,
  own: Partial<typeof price> = {},
  held: readonly HeldPlanNote[] = [],
) => {
  const tenant = { name: 'riwaq' } as PublicTenant
  const translator = createTranslator({
    lang: 'en',
    words: { plans, price: { ...price, ...own } },
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const markup = renderToStaticMarkup(
    <PortalProvider value={{ tenant, lang: 'en', maxRating: 60, build: 'x', foreignBackend: undefined }}>
      <TranslatorProvider value={translator}>
        <PlanList plans={planPages([{ ...plan, ...rest }], 'en')} held={held} chosen={null} isGuest={false} />
      </TranslatorProvider>
    </PortalProvider>,
  )
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

it.each([
  [9, '€9.00 a month 25% off instead of €12.00 a month'],
  [11.99, '€11.99 a month 1% off instead of €12.00 a month'],
])('a promotion of %d shows a badge with its percentage [SUBS-54, SUBS-56]', (amount, text) => {
  expect(rendered({ subscriptionTypePromotionPrice: { amount } })).toContain(text)
})
it.each([
  ['none', undefined],
  ['one of the same price', { amount: 12 }],
  ['a higher one', { amount: 13 }],
])('%s shows no badge [SUBS-55]', (_, subscriptionTypePromotionPrice) => {
  const text = rendered(subscriptionTypePromotionPrice ? { subscriptionTypePromotionPrice } : {})
  expect(text).toContain('€12.00 a month')
  expect(text).not.toMatch(/off|instead/)
})

it.each([
  ['2', '€12.00 a month'],
  ['3', '€12.000 a month'],
  ['0', '€12 a month'],
])('a price_format.count of %s shows %s [PURCHASE-14, PURCHASE-16]', (decimals, text) => {
  expect(rendered({}, { decimals })).toContain(text)
})
it('shows two decimals where no count is set [PURCHASE-15]', () => {
  expect(rendered({}, { decimals: '' })).toContain('€12.00 a month')
})
it('shows a currency without a translation by its code [ENTITY-PRICE-01, ENTITY-PRICE-02]', () => {
  expect(rendered({ subscriptionTypePrice: { amount: 12, currency: 'SEK' } })).toContain('SEK 12.00')
})

it.each([
  ['P14D', '14 days free', 'SUBS-50'],
  ['P2M', '2 months free', 'SUBS-51'],
  ['P1Y', '1 year free', 'SUBS-52'],
])('shows the trial %s as %s [%s]', (maxTrialDuration, text) => {
  expect(rendered({ maxTrialDuration })).toContain(text)
})

it.each([
  ['P1D', '€12.00 a day', 'SUBS-46'],
  ['P7D', '€12.00 a week', 'SUBS-47'],
  ['P1M', '€12.00 a month', 'SUBS-48'],
  ['P1Y', '€12.00 a year', 'SUBS-49'],
] as const)('a billing cycle of %s shows %s [%s]', (...[billingCycle, text]) => {
  expect(rendered({ billingCycle })).toContain(text)
})

const note = (change: Partial<HeldPlanNote> = {}): HeldPlanNote => ({
  typeId: 1,
  status: 'active',
  endDate: '2026-12-31T00:00:00.000Z',
  nextRenewalDate: '2026-12-01T00:00:00.000Z',
  ...change,
})
it.each([
  ['active', 'Renews on 1 December 2026', note()],
  ['active, without a renewal', 'Available until 31 December 2026', note({ nextRenewalDate: null })],
  ['cancelled', 'Available until 31 December 2026', note({ status: 'cancelled' })],
] as const)('a plan that is %s is the user’s own: %s', (_, text, held) => {
  const shown = rendered({ maxTrialDuration: 'P14D' }, {}, [held])
  expect(shown).toContain('Your current plan')
  expect(shown).toContain(text)
  expect(shown).not.toContain('free')
})
it('a plan that is pending says so and no date, and another plan’s state is not its own', () => {
  expect(rendered({}, {}, [note({ status: 'pending' })])).toContain('Pending')
  expect(rendered({}, {}, [note({ status: 'pending' })])).not.toContain('2026')
  expect(rendered({}, {}, [note({ typeId: 2 })])).not.toContain('Your current plan')
})
