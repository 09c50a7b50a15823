import { proxy, ref } from 'valtio'
import type { DialogName, DialogProps, DialogResults } from './dialog-types.ts'

export interface OpenDialog {
  id: number
  name: DialogName
  props: DialogProps[DialogName]
  canClose?: (() => boolean) | undefined
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

const show = (dialog: OpenDialog) => {
  const replaced = dialogs.stack.filter(({ name }) => name === dialog.name)
  const others = dialogs.stack.filter(({ name }) => name !== dialog.name)
  const opener = others[maxShown - 1]?.id ?? [...answeredOpeners].at(-1)
  if (opener !== undefined) {
    answeredOpeners.delete(opener)
    const pending = pendingResults.get(dialog.id)
    if (pending) pending.opener = opener
  }
  dialogs.stack = [...others.slice(0, maxShown - 1), dialog]
  for (const { id } of replaced) settle(id)
}

/** Dialogs that nobody asked for while two were open. */
let waiting: OpenDialog[] = []
export const showWaitingDialogs = () => {
  while (dialogs.stack.length < maxShown) {
    const next = waiting.shift()
    if (!next) return
    show(next)
  }
}

type DialogTest = (dialog: OpenDialog) => boolean
const remove = (isRemoved: DialogTest, candidates: readonly OpenDialog[]) => {
  const removed = candidates.filter(isRemoved)
  if (removed.length === 0) return
  dialogs.stack = dialogs.stack.filter((dialog) => !removed.includes(dialog))
  waiting = waiting.filter((dialog) => !removed.includes(dialog))
  for (const { id } of removed.toReversed()) settle(id)
}
export const closeDialogs = (isClosed: DialogTest) => {
  remove(isClosed, [...waiting, ...dialogs.stack])
  showWaitingDialogs()
}
export const hasDialog = (name: DialogName) =>
  [...dialogs.stack, ...waiting].some((dialog) => dialog.name === name)
export const closeDialog = (name: DialogName) => closeDialogs((dialog) => dialog.name === name)
/** Waiting dialogs belong to no page: they open on the next one. */
export const closeDialogsForRouteChange = () => remove(() => true, dialogs.stack)

/** False while something is typed or paid in it; a dialog reports that by `setCanClose`. */
export const canCloseDialog = (id: number): boolean =>
  dialogs.stack.find((dialog) => dialog.id === id)?.canClose?.() ?? true

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
 * The same name replaces itself; where two are open the new one replaces the topmost, which settles when the
 * chain ends. `isUnasked`: nobody asked for this dialog, so it waits instead.
 */
export const openDialog = <N extends DialogName>(
  name: N,
  props: DialogProps[N],
  { isUnasked = false } = {},
): Promise<DialogResults[N] | undefined> => {
  // Not proxied: valtio would put proxies into the objects of the query cache, which no disk accepts.
  const dialog: OpenDialog = { id: nextId++, name, props: ref(props) }
  const result = new Promise<unknown>((resolve) => pendingResults.set(dialog.id, { resolve }))
  const isShown = dialogs.stack.filter((other) => other.name !== name).length < maxShown
  if (isShown || !isUnasked) show(dialog)
  else waiting.push(dialog)
  return result as Promise<DialogResults[N] | undefined>
}
