import { safeParse } from 'valibot'
import { databases } from '../../../contract/storage-names.ts'
import { SavedQueue } from '../../../contract/player-records.ts'
import { diskNameOf } from '../../../state/storage/disk-name.ts'
import { openMemoryBackedRecords } from '../../../lib/memory-backed-records.ts'

export interface QueueStorage {
  read: () => Promise<SavedQueue | null>
  write: (queue: SavedQueue) => Promise<void>
  clear: () => Promise<void>
}
const queueKey = 'queue'

const parse = (value: unknown) => {
  const parsed = safeParse(SavedQueue, value)
  if (!parsed.success) return null
  const { tracks, index, order } = parsed.output
  const isComplete = order.length === tracks.length && new Set(order).size === tracks.length
  return isComplete && index < tracks.length && order.every((at) => at < tracks.length) ? parsed.output : null
}

export const openQueueStorage = (tenant: string, user: string): QueueStorage => {
  const rows = openMemoryBackedRecords(databases.queue(diskNameOf(tenant, user)), parse)
  return {
    read: async () => (await rows.list())[0] ?? null,
    write: (queue) => rows.put(queueKey, queue),
    clear: () => rows.clear(),
  }
}
