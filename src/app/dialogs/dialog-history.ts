/** Each open dialog has a history entry, so that Back closes it; closing it otherwise removes the entry. */
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
  const surplusEntries = dialogDepth() - dialogs.stack.length
  if (surplusEntries <= 0) return
  ownBacks++
  history.go(-surplusEntries)
}

export const connectDialogHistory = () => subscribe(dialogs, syncHistoryEntries)
