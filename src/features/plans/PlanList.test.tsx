import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PublicTenant } from '../../contract/page.ts'
import type { SubscriptionType } from '../../contract/subscriptions.ts'
import { planPages } from '../../domain/plan-page.ts'
import { createTranslator } from '../../state/words/translator.ts'
import { PortalProvider } from '../../state/portal/portal.tsx'
import { TranslatorProvider } from '../../state/words/translation.tsx'
import { PlanList } from './PlanList.tsx'

const plans = {
  price: { month: '{{price}} a month' },
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
const rendered = (rest: Partial<SubscriptionType>, own: Partial<typeof price> = {}) => {
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
        <PlanList plans={planPages([{ ...plan, ...rest }], 'en')} held={[]} />
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
