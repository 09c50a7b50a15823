import type { CallDescriptions } from './description.ts'
import { moment } from './examples.ts'

const withoutExport = 'The section ‘Your data’ of the account.'

export const accountDataCalls = {
  countAccountData: {
    area: 'Account',
    summary: 'Counts what goes with the account, for the dialog that asks before it is deleted.',
    without: 'The numbers in the dialog that asks before an account is deleted.',
    example: { answer: { favorites: 128, history: 412, ratings: 9 } },
  },
  getDataExport: {
    area: 'Account',
    summary:
      'Answers whether the person’s data can be downloaded, and from when they can be requested again.',
    without: withoutExport,
    example: {
      answer: {
        state: 'ready',
        readyUntil: '2026-11-29T10:01:00.000Z',
        nextFrom: '2026-11-29T10:00:00.000Z',
      },
    },
  },
  requestDataExport: {
    area: 'Account',
    summary: 'Requests a copy of the person’s data, once a day; a letter says when it is ready.',
    without: withoutExport,
    example: {
      body: { lang: 'en' },
      answer: { state: 'making', readyUntil: null, nextFrom: '2026-11-29T10:00:00.000Z' },
    },
  },
  downloadDataExport: {
    area: 'Account',
    summary: 'Answers the copy, in sections whose keys it describes, for a day after it was made.',
    without: withoutExport,
    errors: ['NOT_FOUND'],
    example: {
      answer: {
        about: { sections: { favourites: { about: 'What you marked as a favourite or follow.' } } },
        favourites: [{ type: 'albums', item: 'alb_k3f8s0q2m7xd', title: 'Desert Light' }],
      },
    },
  },
  deleteAccount: {
    area: 'Account',
    summary:
      'Deletes the account with everything in it, and answers the address that ends the provider’s session.',
    without: 'Deleting the account from the portal.',
    example: {
      body: { redirectionUrl: '/', lang: 'en' },
      answer: { redirectionUrl: 'https://provider.example/session/end?client_id=riwaq' },
    },
  },
} satisfies Partial<CallDescriptions>

const ofPasswords = 'only a portal that manages passwords itself calls it'

export const sessionsCalls = {
  listSessions: {
    area: 'Account',
    summary: 'Answers where the account is signed in, the session that asks first.',
    without: 'The list of sessions and devices.',
    example: {
      answer: {
        sessions: [
          {
            id: 'ses_01kb5t3z8q4n7r2w6x9y1v0c5d',
            isCurrent: true,
            device: { kind: 'desktop', browser: 'Firefox', system: 'Linux' },
            created: '2026-11-20T18:04:00.000Z',
            used: '2026-11-28T09:30:00.000Z',
          },
        ],
      },
    },
  },
  endOpenSession: {
    area: 'Account',
    summary: 'Ends one session of the account; its tokens are refused from then on.',
    without: 'Signing out on another device.',
    example: { params: { id: 'ses_01kb5t3z8q4n7r2w6x9y1v0c5d' }, answer: null },
  },
  endOtherSessions: {
    area: 'Account',
    summary: 'Ends every session of the account but the one that asks.',
    without: 'Signing out on all other devices.',
    example: { answer: { ended: 2 } },
  },
  checkRecentLogin: {
    area: 'Account',
    summary: 'Answers whether the login is recent enough for a change of the account.',
    without: 'Being asked before a screen opens; calls with a step-up still refuse an old login.',
    example: { answer: null },
  },
  confirmLogin: {
    area: 'Account',
    summary: 'Confirms the login by the password, for ten minutes.',
    without: `Confirming a login without leaving the page; ${ofPasswords}.`,
    errors: ['NOT_FOUND', 'PASSWORD_WRONG'],
    example: { body: { password: 'five green lamps' }, answer: null },
  },
  changePassword: {
    area: 'Account',
    summary: 'Replaces the password, ends every other session of the account and tells it by a letter.',
    without: `Changing the password; ${ofPasswords}.`,
    errors: ['NOT_FOUND', 'PASSWORD_WRONG', 'PASSWORD_WEAK'],
    example: { body: { current: 'five green lamps', password: 'nine red kites' }, answer: { ended: 2 } },
  },
} satisfies Partial<CallDescriptions>

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
