import type { CallDescriptions } from './description.ts'

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
