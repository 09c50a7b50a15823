import { proxy, ref } from 'valtio'
import { dialogs } from '../dialogs/dialogs.ts'
import { loadPlayer } from '../player/player.ts'
import { isQueuePanelShown } from './queue-panel.ts'
import type { QueueActions } from '../player/queue-actions.ts'
import { type Snack, showSnack } from '../notifications/snackbar.ts'

/** The offer to undo in the open panel, which covers the snackbar at the bottom of the page. */
export const queueUndo = proxy<{ offer: Pick<Snack, 'key' | 'values' | 'action'> | null }>({ offer: null })
export const clearQueueUndo = () => {
  queueUndo.offer = null
}
/** `isGone`: the panel has nothing left to show and closes, so the snackbar is visible. */
export const offerQueueUndo = (
  key: 'queue.removed' | 'queue.cleared',
  title: string,
  run: () => void,
  isGone = false,
) => {
  const action = { key: 'queue.undo' as const, run }
  const isOpen = isQueuePanelShown() || dialogs.stack.some(({ name }) => name === 'queue')
  if (isOpen && !isGone) queueUndo.offer = ref({ key, values: { title }, action })
  else showSnack(key, { values: { title }, action })
}

export const callQueue = async <Result>(ask: (queue: QueueActions) => Result): Promise<Awaited<Result>> =>
  await ask(await (await loadPlayer()).queue())
/** `changeQueue((queue) => queue.clear())`: whether it was done. A failure shows a message. */
export const changeQueue = async (act: (queue: QueueActions) => void): Promise<boolean> => {
  try {
    await callQueue(act)
    return true
  } catch (problem) {
    console.warn('the queue was not changed', problem)
    showSnack('error.unknown', { tone: 'bad' })
    return false
  }
}
