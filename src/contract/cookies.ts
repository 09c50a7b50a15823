import type { CookieShape } from '../lib/cookie.ts'

const day = 24 * 60 * 60

/** The language last chosen; only recorded, the address decides (LANG-26 to LANG-30, AMBIG-027). */
export const languageCookie = {
  name: 'i18n_redirected',
  maxAge: 365 * day,
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieShape
/** '1' while the alternate theme is on; 30*12 days, not 365 (THEME-12, THEME-13, AMBIG-049). */
export const alternateThemeCookie = {
  name: 'alternate-theme',
  maxAge: 30 * 12 * day,
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieShape
/** The age ceiling in force, for the host, which then serves no rendered document (decision 25). */
export const ceilingCookie = {
  name: 'max-rating',
  maxAge: 365 * day,
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieShape
/** The access token (SESSION-16 to SESSION-18). It outlives its token, so that an expired one can be refreshed. */
export const userTokenCookie = {
  name: 'user-token',
  maxAge: 30 * day,
  path: '/',
  sameSite: 'lax',
  secure: true,
} as const satisfies CookieShape
/** That the consent banner was answered, as the ids of all its cookies (CONSENT-03, AMBIG-033). */
export const consentCookie = {
  name: 'ncc_c',
  maxAge: 365 * day,
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieShape
/** The optional cookies that were allowed, joined by '|' (CONSENT-04). */
export const allowedCookie = {
  name: 'ncc_e',
  maxAge: 365 * day,
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieShape
