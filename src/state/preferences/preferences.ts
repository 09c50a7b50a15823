/**
 * Theme and language of a logged-in user follow the account: an offline write when they change, loaded at
 * login. A visitor's stay in this browser's cookies (THEME-09 to THEME-11, LANG-40).
 */
import { localKeys } from '../../contract/storage-names.ts'
import { configuredBackend } from '../../api/backend.ts'
import { fetchUserLang, fetchUserTheme } from '../../api/session.ts'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { retryWhenOnline } from '../../lib/retry-online.ts'
import { switchLanguage } from '../navigation/navigation.ts'
import { isLoggedIn } from '../session/session.ts'
import { readThemeCookie, setAlternateTheme, theme } from './theme.ts'
import { writeOffline } from '../offline-writes/pending.ts'
import type { NewWrite } from '../offline-writes/registry.ts'

type Preference = 'theme' | 'lang'
const allPreferences: readonly Preference[] = ['theme', 'lang']
/** What was not loaded from the account since the login; a later page tries again. */
const readDue = (tenant: string): readonly Preference[] => {
  const due = localStorage.getItem(localKeys.duePreferences(tenant))?.split(' ') ?? []
  return allPreferences.filter((preference) => due.includes(preference))
}
const writeDue = (tenant: string, due: readonly Preference[]) => {
  if (due.length > 0) localStorage.setItem(localKeys.duePreferences(tenant), due.join(' '))
  else localStorage.removeItem(localKeys.duePreferences(tenant))
}
/** Loaded, or chosen anew: the account's value is not needed any more. */
const settlePreference = (tenant: string, settled: Preference) =>
  writeDue(
    tenant,
    readDue(tenant).filter((preference) => preference !== settled),
  )

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

/** The account's value wins over this browser's; where it has none, this browser's stays. */
const loadDuePreferences = async (
  tenant: PublicTenant,
  now: () => Language,
  due: readonly Preference[],
): Promise<void> => {
  const isDue = (preference: Preference) => readDue(tenant.name).includes(preference)
  const loads: Record<Preference, () => Promise<void>> = {
    theme: async () => {
      const saved = await fetchUserTheme()
      if (isDue('theme') && saved !== null && saved !== theme.alternatTheme) setAlternateTheme(tenant, saved)
    },
    lang: async () => {
      const saved = await fetchUserLang()
      if (isDue('lang') && saved !== null && saved !== now()) switchLanguage(saved)
    },
  }
  writeDue(tenant.name, due)
  const loading = due.map(async (preference) => {
    try {
      await loads[preference]()
      settlePreference(tenant.name, preference)
    } catch (problem) {
      console.warn(`no saved ${preference} was read`, problem)
      retryWhenOnline(() => void resumePreferences(tenant, now))
    }
  })
  await Promise.all(loading)
}

/** At login. */
export const loadPreferences = (tenant: PublicTenant, now: () => Language) =>
  loadDuePreferences(tenant, now, allPreferences)
/** What could not be loaded at the login. */
export const resumePreferences = async (tenant: PublicTenant, now: () => Language) => {
  const due = readDue(tenant.name)
  if (isLoggedIn() && due.length > 0) await loadDuePreferences(tenant, now, due)
}

/** Another tab may have changed it meanwhile. */
export const followTheme = (tenant: PublicTenant) =>
  addEventListener('visibilitychange', () => {
    const saved = document.hidden ? null : readThemeCookie(document.cookie)
    if (saved !== null && saved !== theme.alternatTheme) setAlternateTheme(tenant, saved)
  })
