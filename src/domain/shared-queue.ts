import { sharedQueuePattern, maxSharedTracks } from '../contract/shared-queue.ts'

export const sharedQueueSearch = (queue: readonly string[]) =>
  `?queue=${queue.slice(0, maxSharedTracks).join('.')}`

/** The ids in the link; null where the address is not ours. */
export const sharedQueueIn = (search: string): string | null => {
  const value = new URLSearchParams(search).get('queue') ?? ''
  return sharedQueuePattern.test(value) ? value : null
}
