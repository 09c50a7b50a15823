/** A link may carry a queue along: what plays, and what comes after it. */
import { sharedQueuePattern, maxSharedTracks } from '../contract/shared-queue.ts'

export const sharedQueueSearch = (queue: readonly string[]) =>
  `?queue=${queue.slice(0, maxSharedTracks).join('.')}`

/** The ids as the link has them; nothing where somebody else has made the address. */
export const sharedQueueIn = (search: string): string | null => {
  const asked = new URLSearchParams(search).get('queue') ?? ''
  return sharedQueuePattern.test(asked) ? asked : null
}
