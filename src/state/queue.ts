/** The queue as its panel and the menus of rows see it; whoever only plays needs none of this. */
import { proxy, ref } from 'valtio'
import { dialogs } from './dialogs.ts'
import { readyPlayer } from './player.ts'
import { isQueueBeside } from './queue-panel.ts'
import type { QueueVerbs } from './queue-verbs.ts'
import { type Snack, showSnack } from './snackbar.ts'

/** What the open panel offers to take back: the line at the bottom of the page lies under it. */
export const undo = proxy<{ offer: Pick<Snack, 'key' | 'values' | 'action'> | null }>({ offer: null })
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

/** `queueDo((queue) => queue.clear())` */
export const queueDo = async <Result>(act: (queue: QueueVerbs) => Result): Promise<Awaited<Result>> =>
  await act(await (await readyPlayer()).queue())
