import { sharedQueuePattern, maxSharedTracks } from '../contract/shared-queue.ts'

export const sharedQueueSearch = (queue: readonly string[]) =>
  `?queue=${queue.slice(0, maxSharedTracks).join('.')}`

export const sharedQueueIn = (search: string): string | null => {
  const value = new URLSearchParams(search).get('queue') ?? ''
  return sharedQueuePattern.test(value) ? value : null
}
