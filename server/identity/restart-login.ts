/** A login that cannot go on begins again: in the language of its page, for the place where it began. */
import { linkTo } from '../../src/domain/addresses/addresses.ts'
import { returnAddress } from '../../src/domain/addresses/return-address.ts'
import { withLanguage } from '../../src/domain/addresses/routing.ts'
import { loginAddress } from '../../src/domain/login-options.ts'
import { type OnTheWay, loginCookies } from '../modules/session/login-cookies.ts'
import type { PageGround } from './pages/frame.ts'
import type { TroubleView } from './pages/pages.ts'

/** What this browser keeps of the login with this state, else of the one that it began last. */
export const wayOf = (cookies: string, state: unknown): OnTheWay | null =>
  (typeof state === 'string' ? loginCookies.readOnTheWay(cookies, state) : null) ??
  loginCookies.readLastOnTheWay(cookies)

export const startAgain = (
  { tenant, lang }: Pick<PageGround, 'tenant' | 'lang'>,
  way: OnTheWay | null,
): Pick<TroubleView, 'againAt' | 'backAt'> => {
  const place = way
    ? returnAddress(way.redirectUrl)
    : withLanguage(linkTo.home(), lang, tenant.default.locale.defaultLocale)
  return { againAt: loginAddress('login', { tenant: tenant.name, lang, redirectUrl: place }), backAt: place }
}
