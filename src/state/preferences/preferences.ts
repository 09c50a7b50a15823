/**
 * Theme and language of a logged-in user follow them: saved through the outbox when they change, loaded at login.
 * A visitor's stay in this browser's cookies (THEME-09 to THEME-11, LANG-40).
 */
import { configuredBackend } from '../../api/backend.ts'
import { fetchUserLang, fetchUserTheme } from '../../api/preferences.ts'
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { retryWhenOnline } from '../../lib/retry-online.ts'
import { switchLanguage } from '../navigation/navigation.ts'
import { isLoggedIn } from '../session/session.ts'
import { readThemeCookie, setAlternateTheme, theme } from './theme.ts'
import { writeIntent } from '../offline-writes/pending.ts'

type Preference = 'theme' | 'lang'
const allPreferences: readonly Preference[] = ['theme', 'lang']
/** What the account has not answered yet since the login; a later page asks again. */
const dueName = (tenant: string) => `preferences:${tenant}`
const readDue = (tenant: string): readonly Preference[] => {
  const kept = localStorage.getItem(dueName(tenant)) ?? ''
  return allPreferences.filter((one) => kept.split(' ').includes(one))
}
const writeDue = (tenant: string, due: readonly Preference[]) => {
  if (due.length > 0) localStorage.setItem(dueName(tenant), due.join(' '))
  else localStorage.removeItem(dueName(tenant))
}
/** Answered, or chosen anew: the older wish of the account is over. */
const settlePreference = (tenant: string, settled: Preference) =>
  writeDue(
    tenant,
    readDue(tenant).filter((one) => one !== settled),
  )

const savePreference = (call: 'selectUserTheme' | 'selectUserLang', body: object) => {
  if (!isLoggedIn()) return
  settlePreference(configuredBackend().tenantName, call === 'selectUserTheme' ? 'theme' : 'lang')
  writeIntent({ call, input: { body }, subject: `preference:${call}` }).catch((problem: unknown) => {
    console.warn(`${call} could not be kept`, problem)
  })
}

/** THEME-07 */
export const toggleTheme = (tenant: PublicTenant) => {
  const alternatTheme = !theme.alternatTheme
  setAlternateTheme(tenant, alternatTheme)
  savePreference('selectUserTheme', { alternatTheme })
}

export const chooseLanguage = (lang: Language) => {
  savePreference('selectUserLang', { selectedLang: lang })
  switchLanguage(lang)
}

/** What the account remembers wins over this browser; what it does not know stays as it is. */
const loadDuePreferences = async (
  tenant: PublicTenant,
  now: () => Language,
  due: readonly Preference[],
): Promise<void> => {
  const isDue = (one: Preference) => readDue(tenant.name).includes(one)
  const loads: Record<Preference, () => Promise<void>> = {
    theme: async () => {
      const kept = await fetchUserTheme()
      if (isDue('theme') && kept !== null && kept !== theme.alternatTheme) setAlternateTheme(tenant, kept)
    },
    lang: async () => {
      const kept = await fetchUserLang()
      if (isDue('lang') && kept !== null && kept !== now()) switchLanguage(kept)
    },
  }
  writeDue(tenant.name, due)
  const asked = due.map(async (one) => {
    try {
      await loads[one]()
      settlePreference(tenant.name, one)
    } catch (problem) {
      console.warn(`no saved ${one} was read`, problem)
      retryWhenOnline(() => void resumePreferences(tenant, now))
    }
  })
  await Promise.all(asked)
}

/** At login. */
export const loadPreferences = (tenant: PublicTenant, now: () => Language) =>
  loadDuePreferences(tenant, now, allPreferences)
/** Whatever the login of before did not bring. */
export const resumePreferences = async (tenant: PublicTenant, now: () => Language) => {
  const due = readDue(tenant.name)
  if (isLoggedIn() && due.length > 0) await loadDuePreferences(tenant, now, due)
}

/** Another tab may have turned it meanwhile. */
export const followTheme = (tenant: PublicTenant) =>
  addEventListener('visibilitychange', () => {
    const kept = document.hidden ? null : readThemeCookie(document.cookie)
    if (kept !== null && kept !== theme.alternatTheme) setAlternateTheme(tenant, kept)
  })
