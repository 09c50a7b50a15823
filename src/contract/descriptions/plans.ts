import type { CallDescriptions } from './description.ts'
import { moment } from './examples.ts'

const plan = {
  id: 3,
  name: 'Riwaq Music',
  attributes: [{ key: 'ment_category', value: 'music' }],
  billingCycle: 'P1M' as const,
  subscriptionTypePrice: { amount: 5.99, currency: 'EUR' },
  contingents: [],
}

export const planCalls = {
  getSubscriptionTypes: {
    area: 'Plans',
    summary: 'Lists the plans that the tenant sells.',
    without: 'Plans and their prices.',
    example: { query: { lang: 'en' }, answer: [plan] },
  },
  getUserSubscriptions: {
    area: 'Plans',
    summary: 'Lists the person’s subscriptions with their plans.',
    without: 'The person’s subscriptions: items look as they do to a guest, until Play is tapped.',
    example: {
      query: { inclCancelled: 'true', inclSubscriptionType: 'true' },
      answer: [
        {
          id: 17,
          typeId: plan.id,
          state: 'ACTIVE',
          subState: null,
          active: true,
          endDate: null,
          nextRenewalDate: moment,
        },
      ],
    },
  },
} satisfies Partial<CallDescriptions>
