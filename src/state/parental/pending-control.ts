/** A tightening that waits for a connection: no answer of the backend knows of it yet. */
import { safeParse } from 'valibot'
import { subscribe } from 'valtio'
import { type ParentalControl, putParentalControl } from '../../contract/parental.ts'
import { pendingWrites } from '../offline-writes/pending.ts'

type Control = Pick<ParentalControl, 'isActive' | 'maxRating'>
const ceilingOf = ({ isActive, maxRating }: Control): number =>
  isActive ? (maxRating ?? Infinity) : Infinity

const pendingControl = (): Control | null => {
  const intent = pendingWrites.intents.findLast(({ call }) => call === putParentalControl.name)
  const parsed = safeParse(putParentalControl.body, intent?.input.body)
  return parsed.success ? parsed.output : null
}

export const ceilingWithPending = (answer: Control): number | null => {
  const pending = pendingControl()
  const ceiling = Math.min(ceilingOf(answer), pending ? ceilingOf(pending) : Infinity)
  return ceiling === Infinity ? null : ceiling
}

/** `onSettled`: it was delivered or refused, and the backend knows what is in force. */
export const followPendingControl = (onSettled: () => void) => {
  let isPending = false
  return subscribe(pendingWrites, () => {
    const wasPending = isPending
    isPending = pendingControl() !== null
    if (wasPending && !isPending && pendingWrites.isRead) onSettled()
  })
}

export const whenPendingRead = (run: () => void) => {
  if (pendingWrites.isRead) return run()
  const stop = subscribe(pendingWrites, () => {
    if (!pendingWrites.isRead) return
    stop()
    run()
  })
}
