/** `isDark` of the active colours decides, whatever the operating system says. THEME-06, AMBIG-047 */
import { proxy } from 'valtio'
import { alternateThemeCookie } from '../../contract/cookies.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { cookieText, readCookie } from '../../lib/cookie.ts'

interface Colours {
  isDark: boolean
  variables: string
}

/** The flag is spelled as the specification spells it (THEME-05). */
export const theme = proxy({ alternatTheme: false })

/** THEME-08; a tenant with one configuration has one theme. */
export const activeColours = (colors: PublicTenant['colors'] | undefined, alternatTheme: boolean): Colours =>
  (alternatTheme ? colors?.alternate : undefined) ?? colors?.default ?? { isDark: false, variables: '' }

export const readThemeCookie = (cookies: string): boolean | null => {
  const stored = readCookie(cookies, alternateThemeCookie.name)
  return stored === null ? null : stored === '1'
}

/** The palette as an attribute, the tenant's variables on the body (THEME-02). */
const applyTheme = (colours: Colours) => {
  document.documentElement.dataset['theme'] = colours.isDark ? 'dark' : 'light'
  // Through CSSOM: the strict policy blocks style attributes, not style objects.
  document.body.style.cssText = colours.variables
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--bg')
}

export const setAlternateTheme = (tenant: PublicTenant, alternatTheme: boolean) => {
  theme.alternatTheme = alternatTheme
  document.cookie = cookieText(alternateThemeCookie, alternatTheme ? '1' : '0')
  applyTheme(activeColours(tenant.colors, alternatTheme))
}
