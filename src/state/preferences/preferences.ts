/** A user's follow the account, a visitor's stay in this browser. THEME-09 to THEME-11, LANG-40 */
import { configuredBackend } from '../../api/backend.ts'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { switchLanguage } from '../navigation/navigation.ts'
import { isLoggedIn } from '../session/session.ts'
import { type Preference, settlePreference } from './due-preferences.ts'
import { readThemeCookie, setAlternateTheme, theme } from './theme.ts'
import { writeOffline } from '../offline-writes/pending.ts'
import type { NewWrite } from '../offline-writes/registry.ts'

const savePreference = (preference: Preference, write: NewWrite) => {
  if (!isLoggedIn()) return
  settlePreference(configuredBackend().tenantName, preference)
  writeOffline(write).catch((problem: unknown) => {
    console.warn(`the ${preference} could not be stored`, problem)
  })
}

/** THEME-07 */
export const toggleTheme = (tenant: PublicTenant) => {
  const alternatTheme = !theme.alternatTheme
  setAlternateTheme(tenant, alternatTheme)
  savePreference('theme', { call: 'selectUserTheme', input: { body: { alternatTheme } } })
}

export const chooseLanguage = (lang: Language) => {
  savePreference('lang', { call: 'selectUserLang', input: { body: { selectedLang: lang } } })
  switchLanguage(lang)
}

/** Another tab may have changed it meanwhile. */
export const followTheme = (tenant: PublicTenant) =>
  addEventListener('visibilitychange', () => {
    const saved = document.hidden ? null : readThemeCookie(document.cookie)
    if (saved !== null && saved !== theme.alternatTheme) setAlternateTheme(tenant, saved)
  })
