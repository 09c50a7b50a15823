import { proxy, ref } from 'valtio'
import type { CanClose, DialogName, DialogProps, DialogResults } from './dialog-types.ts'

export interface OpenDialog {
  id: number
  name: DialogName
  props: DialogProps[DialogName]
  canClose?: CanClose | undefined
  /** Whether to discard what is typed. */
  isAsking?: boolean
  /** Comes back when this one closes. */
  covered?: OpenDialog | undefined
}
/** At most two, the topmost last. */
export const dialogs = proxy<{ stack: OpenDialog[] }>({ stack: [] })
const maxShown = 2

interface PendingResult {
  resolve: (result: unknown) => void
  result?: unknown
  /** The dialog that this one replaced: it settles after this one. */
  opener?: number | undefined
}
const pendingResults = new Map<number, PendingResult>()
/** Replaced openers that are being notified: a dialog that opens meanwhile continues their chain. */
const answeredOpeners = new Set<number>()

const settle = (id: number) => {
  const pending = pendingResults.get(id)
  if (!pending) return
  pendingResults.delete(id)
  pending.resolve(pending.result)
  const { opener } = pending
  if (opener === undefined) return
  answeredOpeners.add(opener)
  // After the opener's own code behind its `await`, which may set a result or open the next dialog.
  setTimeout(() => {
    if (answeredOpeners.delete(opener)) settle(opener)
  })
}

const settleWithCovered = ({ id, covered }: OpenDialog) => {
  settle(id)
  if (covered) settleWithCovered(covered)
}

const awaitChain = (id: number, opener: number | undefined) => {
  if (opener === undefined) return
  answeredOpeners.delete(opener)
  const pending = pendingResults.get(id)
  if (pending) pending.opener = opener
}

const show = (dialog: OpenDialog, coversTopmost = false) => {
  const replaced = dialogs.stack.filter(({ name }) => name === dialog.name)
  const others = dialogs.stack.filter(({ name }) => name !== dialog.name)
  const topmost = others[maxShown - 1]
  if (topmost && coversTopmost) dialog.covered = topmost
  else {
    dialog.covered = topmost?.covered
    awaitChain(dialog.id, topmost?.id ?? [...answeredOpeners].at(-1))
  }
  dialogs.stack = [...others.slice(0, maxShown - 1), dialog]
  for (const same of replaced) settleWithCovered(same)
}

/** Dialogs that nobody asked for while two were open. */
let waiting: OpenDialog[] = []
const dropWaiting = (name: DialogName) => {
  const dropped = waiting.filter((dialog) => dialog.name === name)
  waiting = waiting.filter((dialog) => dialog.name !== name)
  for (const { id } of dropped) settle(id)
}
export const showWaitingDialogs = () => {
  while (dialogs.stack.length < maxShown) {
    const next = waiting.shift()
    if (!next) return
    show(next)
  }
}

type DialogTest = (dialog: OpenDialog) => boolean
export const closeDialogs = (isClosed: DialogTest) => {
  const closed = [...waiting, ...dialogs.stack].filter(isClosed)
  if (closed.length > 0) {
    // In one step, so that the history entry of a covered dialog stays.
    dialogs.stack = dialogs.stack.flatMap((dialog) => {
      if (!closed.includes(dialog)) return [dialog]
      return dialog.covered && !isClosed(dialog.covered) ? [dialog.covered] : []
    })
    waiting = waiting.filter((dialog) => !closed.includes(dialog))
    for (const { id, covered } of closed.toReversed()) {
      settle(id)
      if (covered && isClosed(covered)) settleWithCovered(covered)
    }
  }
  showWaitingDialogs()
}
export const hasDialogs = () => dialogs.stack.length + waiting.length > 0
export const hasDialog = (name: DialogName) =>
  [...dialogs.stack, ...waiting].some((dialog) => dialog.name === name)
export const closeDialog = (name: DialogName) => closeDialogs((dialog) => dialog.name === name)
/** Waiting dialogs belong to no page: they open on the next one. */
export const closeDialogsForRouteChange = () => {
  const closed = [...dialogs.stack]
  if (closed.length === 0) return
  dialogs.stack = []
  for (const dialog of closed.toReversed()) settleWithCovered(dialog)
}

/** False while something is typed or sent in it. What is typed is asked about; dismissing the question keeps it. */
export const canCloseDialog = (id: number): boolean => {
  const dialog = dialogs.stack.find((open) => open.id === id)
  const answer = dialog?.canClose?.() ?? true
  if (dialog && answer === 'ask') dialog.isAsking = !dialog.isAsking
  return answer === true
}
export const keepTyping = (id: number) => {
  const dialog = dialogs.stack.find((open) => open.id === id)
  if (dialog) dialog.isAsking = false
}

export const setCanCloseDialog = (id: number, canClose: OpenDialog['canClose']) => {
  const dialog = dialogs.stack.find((open) => open.id === id)
  if (dialog) dialog.canClose = canClose
}
export const setDialogResult = (id: number, result: unknown) => {
  const pending = pendingResults.get(id)
  if (pending) pending.result = result
}

let nextId = 1
/**
 * Resolves once the dialog has closed: with the result that it set, else with undefined. It never rejects.
 * The same name replaces itself, also while it waits; where two are open the new one replaces the topmost, which settles when the
 * chain ends. `isUnasked`: nobody asked for this dialog, so it waits instead. `coversTopmost`: what it replaces
 * comes back when it closes.
 */
export const openDialog = <N extends DialogName>(
  name: N,
  props: DialogProps[N],
  { isUnasked = false, coversTopmost = false } = {},
): Promise<DialogResults[N] | undefined> => {
  // Not proxied: valtio would put proxies into the objects of the query cache, which no disk accepts.
  const dialog: OpenDialog = { id: nextId++, name, props: ref(props) }
  const result = new Promise<unknown>((resolve) => pendingResults.set(dialog.id, { resolve }))
  dropWaiting(name)
  const isShown = dialogs.stack.filter((other) => other.name !== name).length < maxShown
  if (isShown || !isUnasked) show(dialog, coversTopmost)
  else waiting.push(dialog)
  return result as Promise<DialogResults[N] | undefined>
}
