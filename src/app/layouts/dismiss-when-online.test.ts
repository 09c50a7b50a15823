import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Snack, showSnack, snackbar } from '../../state/notifications/snackbar.ts'
import { dismissWhenOnline } from './dismiss-when-online.ts'

const listening = new Set<() => void>()
beforeEach(() => {
  vi.stubGlobal('addEventListener', (_: string, listen: () => void) => listening.add(listen))
})
afterEach(() => {
  vi.unstubAllGlobals()
  snackbar.current = null
})
const comeBack = () => {
  for (const listen of listening) listen()
}
const showSnackbar = (key: Snack['key']) => {
  showSnack(key)
  return snackbar.current && dismissWhenOnline(snackbar.current)
}

it('an offline snackbar closes on reconnect, other snackbars after their time', () => {
  for (const key of ['player.offline', 'player.onlyHere', 'structure.playAway'] as const) {
    showSnackbar(key)
    expect(snackbar.current?.key).toBe(key)
    comeBack()
    expect(snackbar.current).toBeNull()
  }
  showSnackbar('player.silent')
  comeBack()
  expect(snackbar.current?.key).toBe('player.silent')
})

it('does not close a snackbar that replaced it', () => {
  showSnackbar('player.offline')?.()
  showSnackbar('player.silent')
  comeBack()
  expect(snackbar.current?.key).toBe('player.silent')
})
