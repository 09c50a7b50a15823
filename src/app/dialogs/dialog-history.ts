/**
 * Back closes a dialog: each open one has a history entry of the same address. Closing it otherwise removes
 * the entry, and a navigation out of a dialog replaces it.
 */
import { subscribe } from 'valtio'
import {
  canCloseDialog,
  closeDialogs,
  closeDialogsForRouteChange,
  dialogs,
} from '../../state/dialogs/dialogs.ts'

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'dialogs' in state && typeof state.dialogs === 'number'
    ? state.dialogs
    : 0
export const dialogDepth = (): number => depthOf(history.state)

let ownBacks = 0
let isNavigating = false

/** Closes all dialogs because the page changes; their entries are replaced by the navigation itself. */
export const closeForNavigation = () => {
  if (dialogs.stack.length === 0) return
  isNavigating = true
  closeDialogsForRouteChange()
}

const pushMissingEntries = () => {
  for (let depth = dialogDepth() + 1; depth <= dialogs.stack.length; depth++) {
    const state: object = typeof history.state === 'object' ? (history.state ?? {}) : {}
    history.pushState({ ...state, dialogs: depth }, '', location.href)
  }
}

/** True when this history step was about dialogs only. */
export const takeDialogPop = (isSameAddress: boolean): boolean => {
  if (ownBacks > 0) {
    ownBacks--
    return true
  }
  if (!isSameAddress) return false
  const left = dialogs.stack.slice(dialogDepth())
  if (!left.every(({ id }) => canCloseDialog(id))) pushMissingEntries()
  else if (left.length > 0) closeDialogs(({ id }) => left.some((dialog) => dialog.id === id))
  return true
}

const syncHistoryEntries = () => {
  if (isNavigating) {
    isNavigating = false
    return
  }
  pushMissingEntries()
  const surplus = dialogDepth() - dialogs.stack.length
  if (surplus <= 0) return
  ownBacks++
  history.go(-surplus)
}

export const connectDialogHistory = () => subscribe(dialogs, syncHistoryEntries)
