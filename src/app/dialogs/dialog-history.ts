/**
 * Back closes a dialog: each open one has a history entry of the same address. Closing it otherwise takes the entry
 * away again, and a navigation out of a dialog takes the entry's place.
 */
import { subscribe } from 'valtio'
import { dialogs } from '../../state/dialogs/dialogs.ts'

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'dialogs' in state && typeof state.dialogs === 'number'
    ? state.dialogs
    : 0
export const dialogDepth = (): number => depthOf(history.state)

let ownBacks = 0
let isNavigating = false

/** Closes all dialogs because the page under them changes; their entries are replaced by the navigation itself. */
export const closeForNavigation = () => {
  if (dialogs.stack.length === 0) return
  isNavigating = true
  dialogs.stack = []
}

/** True when this step through the history was about dialogs only. */
export const takeDialogPop = (isSameAddress: boolean): boolean => {
  if (ownBacks > 0) {
    ownBacks--
    return true
  }
  if (!isSameAddress) return false
  const depth = dialogDepth()
  if (dialogs.stack.length > depth) dialogs.stack = dialogs.stack.slice(0, depth)
  return true
}

const syncHistoryEntries = () => {
  const open = dialogs.stack.length
  const depth = dialogDepth()
  if (isNavigating) {
    isNavigating = false
    return
  }
  for (let at = depth + 1; at <= open; at++) {
    const state: object = typeof history.state === 'object' ? (history.state ?? {}) : {}
    history.pushState({ ...state, dialogs: at }, '', location.href)
  }
  if (open < depth) {
    ownBacks++
    history.go(open - depth)
  }
}

export const connectDialogHistory = () => subscribe(dialogs, syncHistoryEntries)
