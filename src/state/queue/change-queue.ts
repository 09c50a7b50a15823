/** The queue as its panel and the menus of rows see it; whoever only plays needs none of this. */
import { proxy, ref } from 'valtio'
import { dialogs } from '../dialogs/dialogs.ts'
import { readyPlayer } from '../player/player.ts'
import { isQueueBeside } from './queue-panel.ts'
import type { QueueVerbs } from './queue-actions.ts'
import { type Snack, showSnack } from '../notifications/snackbar.ts'

/** What the open panel offers to take back: the line at the bottom of the page lies under it. */
export const undo = proxy<{ offer: Pick<Snack, 'key' | 'values' | 'action'> | null }>({ offer: null })
export const dropUndo = () => {
  undo.offer = null
}
/** `isGone`: the panel has nothing left to show and closes, so the line at the bottom is seen. */
export const offerUndo = (
  key: 'queue.removed' | 'queue.cleared',
  title: string,
  run: () => void,
  isGone = false,
) => {
  const action = { key: 'queue.undo' as const, run }
  const isOpen = isQueueBeside() || dialogs.stack.some(({ name }) => name === 'queue')
  if (isOpen && !isGone) undo.offer = ref({ key, values: { title }, action })
  else showSnack(key, { values: { title }, action })
}

export const askQueue = async <Result>(ask: (queue: QueueVerbs) => Result): Promise<Awaited<Result>> =>
  await ask(await (await readyPlayer()).queue())
/** `queueDo((queue) => queue.clear())`: whether it was done. What could not be is said. */
export const queueDo = async (act: (queue: QueueVerbs) => void): Promise<boolean> => {
  try {
    await askQueue(act)
    return true
  } catch (problem) {
    console.warn('nothing was done to the queue', problem)
    showSnack('error.unknown', { tone: 'bad' })
    return false
  }
}
