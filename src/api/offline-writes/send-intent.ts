import type { Call } from '../../contract/define.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import { BackendError, OfflineError } from '../backend-error.ts'
import { type RequestOptions, request } from '../request.ts'

export type CallOfWrite = (name: string) => Call | undefined

const sendTimeout = 20_000

/** Try again later; every other refusal is final. 401 waits for the next login of the same user. */
const laterStatuses = new Set([401, 408, 425, 429])
const isLater = (error: unknown) =>
  error instanceof OfflineError ||
  (error instanceof BackendError && (error.status >= 500 || laterStatuses.has(error.status)))

interface Outcome {
  outcome: 'delivered' | 'refused'
  error?: BackendError
}
export const sendIntent = async (
  callOf: CallOfWrite,
  intent: Intent,
  options: Pick<RequestOptions, 'keepalive'> = {},
): Promise<Outcome | null> => {
  const call = callOf(intent.call)
  if (!call) return { outcome: 'refused' }
  try {
    await request(call, intent.input, { ...options, idempotencyKey: intent.key, deadline: sendTimeout })
    return { outcome: 'delivered' }
  } catch (error) {
    if (isLater(error)) return null
    if (error instanceof BackendError) return { outcome: 'refused', error }
    // The backend accepted it, but its answer does not fit the schema: sending again would change nothing.
    console.warn('unexpected answer to a write', error)
    return { outcome: 'delivered' }
  }
}
