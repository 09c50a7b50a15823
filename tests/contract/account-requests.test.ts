/** What the page's own client sends about an account: method, address, query and body. */
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { redeemResetCode, sendResetCode, verifyPassword } from '../../src/api/parental.ts'
import {
  endSessionAtBackend,
  fetchProfile,
  fetchUserLang,
  fetchUserTheme,
  redeemLoginCode,
  refreshAccessToken,
  tradeProviderToken,
} from '../../src/api/session.ts'
import {
  changeOwnPassword,
  confirmByPassword,
  endSessionThere,
  endSessionsElsewhere,
  sessionsQuery,
} from '../../src/api/sessions.ts'
import type { PublicTenant } from '../../src/contract/page.ts'
import { turnOnWithPassword } from '../../src/state/parental/change-parental.ts'
import { loadParental } from '../../src/state/parental/parental-actions.ts'
import { chooseLanguage, toggleTheme } from '../../src/state/preferences/preferences.ts'

import { recordRequests, type SentRequest } from '../support/recorded-requests.ts'

const recorded = recordRequests()
const scope = { tenant: 'nour', lang: 'de', maxRating: 40 } as const
const personal = { ...scope, user: 'usr_1' }
const ask = (query: object) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(query as never)
const nothing = () => undefined

describe('the client of an account', () => {
  it.each<[does: string, act: () => unknown, ...sent: SentRequest[]]>([
    ['asks who is logged in [CALL-USER-01]', fetchProfile, { to: 'GET /api/user/profile' }],
    [
      'saves the theme [CALL-USER-04]',
      () => toggleTheme({ name: 'nour' } as PublicTenant),
      { to: 'PUT /api/user/selectUserTheme', body: { alternatTheme: true } },
    ],
    ['asks for the saved theme [CALL-USER-05]', fetchUserTheme, { to: 'GET /api/user/checkUserTheme' }],
    [
      'saves the language [CALL-USER-06]',
      () => chooseLanguage('ar'),
      { to: 'PUT /api/user/selectUserLang', body: { selectedLang: 'ar' } },
    ],
    ['asks for the saved language [CALL-USER-07]', fetchUserLang, { to: 'GET /api/user/checkUserLang' }],
    [
      'ends the session with the way back and the language [CALL-SESSION-01]',
      () => endSessionAtBackend('/music', 'de'),
      { to: 'POST /api/logout', body: { redirectUrl: '/music', lang: 'de' } },
    ],
    [
      'trades the token of a provider [CALL-SESSION-02]',
      () => tradeProviderToken('of-the-partner'),
      { to: 'POST /api/userToken', body: { accessToken: 'of-the-partner' } },
    ],
    [
      'renews its token [CALL-SESSION-03]',
      () => refreshAccessToken('handle'),
      { to: 'POST /api/security/token/refresh', body: { refreshToken: 'handle' } },
    ],
    [
      'redeems the code of a login [CALL-SESSION-04]',
      () => redeemLoginCode('code'),
      { to: 'POST /api/login/api', body: { code: 'code' } },
    ],
    [
      'asks where the account is signed in',
      () => ask(sessionsQuery(personal)),
      { to: 'GET /api/user/sessions' },
    ],
    [
      'ends a session by its id, or every other one',
      async () => {
        await endSessionThere('ses_1').catch(nothing)
        await endSessionsElsewhere().catch(nothing)
      },
      { to: 'DELETE /api/user/sessions/ses_1' },
      { to: 'DELETE /api/user/sessions' },
    ],
    [
      'confirms a login by the password alone',
      () => confirmByPassword('a long walk home'),
      { to: 'POST /api/user/sessions/confirm', body: { password: 'a long walk home' } },
    ],
    [
      'changes the password with the current one',
      () => changeOwnPassword('a long walk home', 'a brand new way'),
      { to: 'PUT /api/password', body: { current: 'a long walk home', password: 'a brand new way' } },
    ],
    ['asks for the parental control [CALL-PARENTAL-01]', loadParental, { to: 'GET /api/parental-control' }],
    [
      'saves the parental control with its password [CALL-PARENTAL-02, PARENTAL-01, PARENTAL-02]',
      () => turnOnWithPassword(20, '2580'),
      {
        to: 'PUT /api/parental-control',
        body: { isActive: true, maxRating: 20, maxAgeGroup: 12, password: '2580' },
      },
    ],
    [
      'has the parental password verified by the server [CALL-PARENTAL-03, PARENTAL-07]',
      () => verifyPassword('2580'),
      { to: 'POST /api/parental-control/verify/parentalpassword', body: { password: '2580' } },
    ],
    [
      'sends the tenant’s configuration of the letter along with the language [CALL-PARENTAL-04]',
      () => sendResetCode({ templateId: 'parental-code' }, 'de'),
      {
        to: 'POST /api/parental-control/sendEmail',
        body: { sendGridConfig: { templateId: 'parental-code', lang: 'de' } },
      },
    ],
    [
      'sends the code of the letter [CALL-PARENTAL-05]',
      () => redeemResetCode('40718253'),
      { to: 'POST /api/parental-control/resetPasscode', body: { randomCode: '40718253' } },
    ],
  ])('%s', async (_, act, ...expected) => {
    await Promise.resolve(act()).catch(() => undefined)
    await vi.waitFor(() => expect(recorded.sent).toEqual(expected))
  })
})
