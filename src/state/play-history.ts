/** Forgetting what was played: gone from the screen at once, undone for as long as the line about it stands. */
import type { Intent } from '../contract/outbox.ts'
import type { NewIntent } from '../api/outbox.ts'
import { showSnack, snackbarDuration } from './snackbar.ts'
import { write, writes } from './waiting.ts'
import { takeBack } from './writes.ts'

/** A little longer than the offer to undo. */
const hold = snackbarDuration + 3000

const undo = async ({ call, subject }: NewIntent) => {
  const intent = writes.intents.findLast((one: Intent) => one.subject === subject && one.call === call)
  if (intent) await takeBack(intent.key)
  else showSnack('likes.alreadySent')
}
const forget = async (intent: NewIntent, key: 'history.removed' | 'history.cleared', title = '') => {
  try {
    await write({ ...intent, hold })
    showSnack(key, { values: { title }, action: { key: 'history.undo', run: () => void undo(intent) } })
  } catch (problem) {
    console.warn('the history could not be changed', problem)
    showSnack('history.notKept', { tone: 'bad' })
  }
}

/** Under the subject of a play: whoever plays it again meanwhile does not lose it. */
export const forgetPlay = ({ id, title }: { id: string; title: string }): Promise<void> =>
  forget(
    { call: 'deletePlayHistory', input: { params: { id } }, subject: `played:${id}` },
    'history.removed',
    title,
  )

/** `until`: when the newest entry on screen was played. */
export const forgetPlays = (until: string): Promise<void> =>
  forget({ call: 'clearPlayHistory', input: { query: { until } }, subject: 'history' }, 'history.cleared')
