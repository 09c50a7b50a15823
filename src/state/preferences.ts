/**
 * Theme and language of a logged-in user follow them: saved through the outbox when they change, loaded at login.
 * A visitor's stay in this browser's cookies (THEME-09 to THEME-11, LANG-40).
 */
import { fetchUserLang, fetchUserTheme } from '../api/preferences.ts'
import type { Language } from '../contract/languages.ts'
import type { PublicTenant } from '../contract/page.ts'
import { switchLanguage } from './navigation.ts'
import { isLoggedIn } from './session.ts'
import { setAlternateTheme, theme } from './theme.ts'
import { write } from './waiting.ts'

const save = (call: 'selectUserTheme' | 'selectUserLang', body: object) => {
  if (!isLoggedIn()) return
  write({ call, input: { body }, subject: `preference:${call}` }).catch((problem: unknown) => {
    console.warn(`${call} could not be kept`, problem)
  })
}

/** THEME-07 */
export const toggleTheme = (tenant: PublicTenant) => {
  const alternatTheme = !theme.alternatTheme
  setAlternateTheme(tenant, alternatTheme)
  save('selectUserTheme', { alternatTheme })
}

export const chooseLanguage = (lang: Language) => {
  save('selectUserLang', { selectedLang: lang })
  switchLanguage(lang)
}

const skip = (what: string) => (problem: unknown) => {
  console.warn(`no saved ${what} was read`, problem)
  return null
}

/** At login: what the account remembers wins over this browser; what it does not know stays as it is. */
export const loadPreferences = async (tenant: PublicTenant, now: Language): Promise<void> => {
  const [alternatTheme, lang] = await Promise.all([
    fetchUserTheme().catch(skip('theme')),
    fetchUserLang().catch(skip('language')),
  ])
  if (alternatTheme !== null && alternatTheme !== theme.alternatTheme)
    setAlternateTheme(tenant, alternatTheme)
  if (lang !== null && lang !== now) switchLanguage(lang)
}
