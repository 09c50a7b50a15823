import { fetchUserLang, fetchUserTheme } from '../../api/session.ts'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { retryWhenOnline } from '../../lib/retry-online.ts'
import { switchLanguage } from '../navigation/navigation.ts'
import { isLoggedIn } from '../session/session.ts'
import { type Preference, allPreferences, readDue, settlePreference, writeDue } from './due-preferences.ts'
import { setAlternateTheme, theme } from './theme.ts'

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

export const loadPreferences = (tenant: PublicTenant, now: () => Language) =>
  loadDuePreferences(tenant, now, allPreferences)
export const resumePreferences = async (tenant: PublicTenant, now: () => Language) => {
  const due = readDue(tenant.name)
  if (isLoggedIn() && due.length > 0) await loadDuePreferences(tenant, now, due)
}
