import type { CallDescriptions } from './description.ts'

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
