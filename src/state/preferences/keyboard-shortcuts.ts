/** Whether single keys control playback. Users of speech input can turn them off (WCAG 2.1.4). */
import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'

const disabledValue = 'off'

/** `hasVideo`: the page shows a video, and the keys control it whether it plays, is paused or muted. */
export const keyboardShortcuts = proxy({ isEnabled: true, hasVideo: false })

export const restoreKeyboardShortcuts = (tenant: string) => {
  keyboardShortcuts.isEnabled = localStorage.getItem(localKeys.keyboardShortcuts(tenant)) !== disabledValue
}
export const setKeyboardShortcuts = (tenant: string, isEnabled: boolean) => {
  keyboardShortcuts.isEnabled = isEnabled
  if (isEnabled) localStorage.removeItem(localKeys.keyboardShortcuts(tenant))
  else localStorage.setItem(localKeys.keyboardShortcuts(tenant), disabledValue)
}
