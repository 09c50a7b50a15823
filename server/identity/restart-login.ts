/** A login that cannot continue starts again, in the language of its page and with the same return address. */
import { linkTo } from '../../src/domain/addresses/addresses.ts'
import { returnAddress } from '../../src/domain/addresses/return-address.ts'
import { withLanguage } from '../../src/domain/addresses/routing.ts'
import { loginAddress } from '../../src/domain/login-options.ts'
import { type PendingLogin, loginCookies } from '../modules/session/login-cookies.ts'
import type { LoginPageContext } from './pages/frame.ts'
import type { LoginProblemView } from './pages/login-problem-page.ts'

/** The cookie of the login with this state, else of the one that this browser started last. */
export const pendingLoginOf = (cookies: string, state: unknown): PendingLogin | null =>
  (typeof state === 'string' ? loginCookies.readOnTheWay(cookies, state) : null) ??
  loginCookies.readLastOnTheWay(cookies)

/** Only a portal elsewhere that was allowed when the login began has its origin in the cookie. */
const returnOf = ({ redirectUrl }: PendingLogin) =>
  /^https?:\/\//.test(redirectUrl) ? redirectUrl : returnAddress(redirectUrl)

export const restartLogin = (
  { tenant, lang }: Pick<LoginPageContext, 'tenant' | 'lang'>,
  pending: PendingLogin | null,
): Pick<LoginProblemView, 'againAt' | 'backAt'> => {
  const backAt = pending
    ? returnOf(pending)
    : withLanguage(linkTo.home(), lang, tenant.default.locale.defaultLocale)
  return { againAt: loginAddress('login', { tenant: tenant.name, lang, redirectUrl: backAt }), backAt }
}
