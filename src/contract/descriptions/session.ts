import type { CallDescriptions } from './description.ts'
import { profile, token } from './examples.ts'

const partnerInput = {
  params: { tenant: 'riwaq' },
  body: { redirectUrl: '/music', lang: 'en', tenantName: 'riwaq' },
} as const

export const sessionCalls = {
  loginApi: {
    area: 'Session',
    summary: 'Redeems the code with which a person returns from the login.',
    without: 'Signing in.',
    isMandatory: true,
    errors: ['LOGIN_CODE_INVALID'],
    example: { body: { code: 'lc_9d2f6b1c' }, answer: token },
  },
  tradeUserToken: {
    area: 'Session',
    summary: 'Trades an access token of the tenant’s identity provider for a session.',
    without: 'Signing in by the cookie of a partner (`autoLoginCookie`).',
    errors: ['UNAUTHORIZED'],
    example: { body: { accessToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwYXJ0bmVyIn0.c2ln' }, answer: token },
  },
  refreshToken: {
    area: 'Session',
    summary: 'Trades the refresh token for a new pair; each one works once.',
    without: 'Staying signed in: the session ends when its token expires.',
    isMandatory: true,
    errors: ['TOKEN_REUSED', 'TOKEN_EXPIRED', 'ACCOUNT_GONE'],
    example: { body: { refreshToken: token.refresh_token }, answer: token },
  },
  logOut: {
    area: 'Session',
    summary: 'Ends the session and answers the address that ends the provider’s own.',
    without: 'Ending the session at the backend and the provider; this device forgets it all the same.',
    example: {
      body: { redirectUrl: '/music', lang: 'en' },
      answer: { redirectUrl: 'https://provider.example/session/end?client_id=riwaq' },
    },
  },
  partnerLogin: {
    area: 'Session',
    summary: 'Answers the address at which a person signs in.',
    without: 'Nothing: the page follows the link to the login instead.',
    example: { ...partnerInput, answer: { redirectUrl: '/login/riwaq?lang=en&redirectUrl=%2Fmusic' } },
  },
  partnerSignup: {
    area: 'Session',
    summary: 'Answers the address at which a person creates an account.',
    without: 'Nothing: the page follows the link to the login instead.',
    example: { ...partnerInput, answer: { redirectUrl: '/register/riwaq?lang=en&redirectUrl=%2Fmusic' } },
  },
  partnerFlow: {
    area: 'Session',
    summary:
      'Answers which of the two comes next: signing up where this browser has begun that, else signing in.',
    without: 'Nothing: the page follows the link to the login instead.',
    example: { ...partnerInput, answer: { step: 'login' } },
  },
  requestPasswordReset: {
    area: 'Session',
    summary: 'Sends a letter with a link that sets a new password.',
    without: 'Resetting a password; only a portal that manages passwords itself calls it.',
    errors: ['NOT_FOUND'],
    example: { body: { email: 'lina@example.org', lang: 'en' }, answer: null },
  },
  resetPassword: {
    area: 'Session',
    summary: 'Sets a new password by the token of the letter, and ends every session of the account.',
    without: 'Resetting a password; only a portal that manages passwords itself calls it.',
    errors: ['NOT_FOUND', 'PASSWORD_WEAK'],
    example: { body: { session: 'rs_7c1e5a', password: 'five green lamps' }, answer: null },
  },
  getProfile: {
    area: 'Account',
    summary: 'Answers who is signed in, with roles and profile.',
    without: 'Signing in: who nobody names is a guest.',
    isMandatory: true,
    example: {
      answer: {
        ...profile,
        userInformation: { timeZone: 'Europe/Bucharest' },
      },
    },
  },
  updateProfile: {
    area: 'Account',
    summary:
      'Changes name, information and, after a letter to the new address, the e-mail; names of the information that are left out stay.',
    without: 'Changing the own profile.',
    errors: ['FIELDS_INVALID', 'STEP_UP_REQUIRED'],
    example: {
      query: { lang: 'en' },
      body: {
        name: 'Lina',
        lastName: 'Haddad',
        email: 'lina@example.net',
        userInformation: { avatar: 'avt_moon', timeZone: 'Europe/Bucharest', topics: ['releases'] },
      },
      answer: {
        ...profile,
        userInformation: { avatar: 'avt_moon', timeZone: 'Europe/Bucharest', topics: ['releases'] },
        pendingEmail: 'lina@example.net',
      },
    },
  },
  confirmEmail: {
    area: 'Account',
    summary: 'Makes the address that received the letter the one of the account.',
    without: 'Changing the e-mail; only a portal that manages accounts itself calls it.',
    example: {
      body: { token: 'em_5f0c2a', lang: 'en' },
      answer: { ...profile, email: 'lina@example.net' },
    },
  },
  withdrawEmail: {
    area: 'Account',
    summary: 'Gives up the new address that waits for its letter, whose link opens nothing more.',
    without: 'Giving up a change of the e-mail; its link expires after a day.',
    example: {
      answer: profile,
    },
  },
  selectUserTheme: {
    area: 'Account',
    summary: 'Stores the theme that the person has chosen.',
    without: 'The theme on other devices.',
    example: { body: { alternatTheme: true }, answer: { alternatTheme: true } },
  },
  checkUserTheme: {
    area: 'Account',
    summary: 'Answers the theme that the person has chosen; null without a choice.',
    without: 'The theme on other devices.',
    example: { answer: { alternatTheme: null } },
  },
  selectUserLang: {
    area: 'Account',
    summary: 'Stores the language that the person has chosen.',
    without: 'The language on other devices.',
    example: { body: { selectedLang: 'ar' }, answer: { selectedLang: 'ar' } },
  },
  checkUserLang: {
    area: 'Account',
    summary: 'Answers the language that the person has chosen; null without a choice.',
    without: 'The language on other devices.',
    example: { answer: { selectedLang: 'ar' } },
  },
} satisfies Partial<CallDescriptions>
