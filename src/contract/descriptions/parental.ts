import type { CallDescriptions } from './description.ts'

const area = 'Account'
const control = { isActive: true, maxRating: 20, maxAgeGroup: 12 } as const

export const parentalCalls = {
  getParentalControl: {
    area,
    summary: 'Answers the age ceiling of the account.',
    without: 'Hiding what lies above a child’s ceiling; what the backend itself leaves out stays out.',
    example: { answer: { ...control, hasPassword: true, version: 3 } },
  },
  putParentalControl: {
    area,
    summary: 'Turns the parental control on or off, moves its ceiling, or changes its password.',
    without: 'Changing the parental control; one that is on stays on.',
    errors: ['NOT_FOUND', 'PARENTAL_VERIFY_REQUIRED'],
    example: { body: { ...control, seen: 3 }, answer: { ...control, hasPassword: true, version: 4 } },
  },
  verifyParentalPassword: {
    area,
    summary: 'Checks the parental password, and opens this session to any change for five minutes.',
    without: 'Showing a child more, and turning the parental control off.',
    errors: ['NOT_FOUND'],
    example: { body: { password: '2580' }, answer: null },
  },
  sendParentalCode: {
    area,
    summary: 'Sends a letter to the address of the account, with a code that works once, for 15 minutes.',
    without: 'Resetting a forgotten parental password.',
    errors: ['NOT_FOUND'],
    example: { body: { sendGridConfig: { lang: 'en' } }, answer: null },
  },
  resetParentalPasscode: {
    area,
    summary: 'Checks the code of the letter, and opens this session to a new password for five minutes.',
    without: 'Resetting a forgotten parental password.',
    errors: ['NOT_FOUND'],
    example: { body: { randomCode: '40718253' }, answer: null },
  },
  countGradings: {
    area,
    summary: 'Answers how many titles there are at each grading.',
    without: 'The numbers beside the age ceiling; the portal says in words what a child sees.',
    errors: ['NOT_FOUND'],
    example: {
      answer: {
        gradings: [
          { grading: 0, count: 212 },
          { grading: 20, count: 31 },
        ],
      },
    },
  },
} satisfies Partial<CallDescriptions>
