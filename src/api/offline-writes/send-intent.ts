/** One kept write on its way to the backend, and what came of it. */
import type { Call } from '../../contract/define.ts'
import { noteKept } from '../../contract/download-notes.ts'
import { addLike, removeLike } from '../../contract/likes.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import { addHistory, clearPlayHistory, deletePlayHistory, putPlayHistory } from '../../contract/history.ts'
import { putRating } from '../../contract/ratings.ts'
import { selectUserLang, selectUserTheme } from '../../contract/session.ts'
import { BackendError, OfflineError } from '../backend-error.ts'
import { type RequestOptions, request } from '../request.ts'

const calls: Record<string, Call> = {
  addLike,
  removeLike,
  noteKept,
  addHistory,
  putPlayHistory,
  deletePlayHistory,
  clearPlayHistory,
  putRating,
  selectUserTheme,
  selectUserLang,
}
/** The longest a single sending may take before it counts as offline. */
const sendTimeout = 20_000

/** These say 'not now'; every other refusal is an answer. 401 waits for the next login of the same user. */
const laterStatuses = new Set([401, 408, 425, 429])
const isLater = (error: unknown) =>
  error instanceof OfflineError ||
  (error instanceof BackendError && (error.status >= 500 || laterStatuses.has(error.status)))

interface Outcome {
  how: 'delivered' | 'refused'
  error?: BackendError
}
/** 'delivered', 'refused' with its error, or null for 'not now'. */
export const sendIntent = async (
  intent: Intent,
  how: Pick<RequestOptions, 'keepalive'> = {},
): Promise<Outcome | null> => {
  const call = calls[intent.call]
  if (!call) return { how: 'refused' }
  try {
    await request(call, intent.input, { ...how, idempotencyKey: intent.key, deadline: sendTimeout })
    return { how: 'delivered' }
  } catch (error) {
    if (isLater(error)) return null
    if (error instanceof BackendError) return { how: 'refused', error }
    // The backend took it, but its answer has another shape than agreed: sending again would change nothing.
    console.warn('unexpected answer to a write', error)
    return { how: 'delivered' }
  }
}
