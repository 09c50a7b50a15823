import { localKeys } from '../../contract/storage-names.ts'

export type Preference = 'theme' | 'lang'
export const allPreferences: readonly Preference[] = ['theme', 'lang']
/** What was not loaded from the account since the login; a later page tries again. */
export const readDue = (tenant: string): readonly Preference[] => {
  const due = localStorage.getItem(localKeys.duePreferences(tenant))?.split(' ') ?? []
  return allPreferences.filter((preference) => due.includes(preference))
}
export const writeDue = (tenant: string, due: readonly Preference[]) => {
  if (due.length > 0) localStorage.setItem(localKeys.duePreferences(tenant), due.join(' '))
  else localStorage.removeItem(localKeys.duePreferences(tenant))
}
/** Loaded, or chosen anew: the account's value is not needed any more. */
export const settlePreference = (tenant: string, settled: Preference) =>
  writeDue(
    tenant,
    readDue(tenant).filter((preference) => preference !== settled),
  )
