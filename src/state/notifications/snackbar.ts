/** Disappears after 5 s (CONST-11). */
import { proxy } from 'valtio'
import type { TextKey } from '../words/text-key.ts'

export const snackbarDuration = 5000

export interface Snack {
  id: number
  key: TextKey | readonly TextKey[]
  reason?: readonly TextKey[]
  values?: Record<string, string | number>
  tone: 'plain' | 'bad'
  action?: { key: TextKey; run: () => void }
}

export const snackbar = proxy<{ current: Snack | null }>({ current: null })

let nextId = 1
export const showSnack = (key: Snack['key'], options: Partial<Omit<Snack, 'id' | 'key'>> = {}) => {
  snackbar.current = { tone: 'plain', ...options, id: nextId++, key }
}
export const dismissSnack = (id: number) => {
  if (snackbar.current?.id === id) snackbar.current = null
}
