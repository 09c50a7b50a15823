/** Whether single keys steer what plays. Whoever speaks to the device or types by chance can do without (WCAG 2.1.4). */
import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'

const disabledValue = 'off'

/** `hasFilm`: the page is about a film, and the keys are its own whether it runs, rests or is muted. */
export const keyboardShortcuts = proxy({ isEnabled: true, hasVideo: false })

export const restoreKeyboardShortcuts = (tenant: string) => {
  keyboardShortcuts.isEnabled = localStorage.getItem(localKeys.keyboardShortcuts(tenant)) !== disabledValue
}
export const setKeyboardShortcuts = (tenant: string, isOn: boolean) => {
  keyboardShortcuts.isEnabled = isOn
  if (isOn) localStorage.removeItem(localKeys.keyboardShortcuts(tenant))
  else localStorage.setItem(localKeys.keyboardShortcuts(tenant), disabledValue)
}
