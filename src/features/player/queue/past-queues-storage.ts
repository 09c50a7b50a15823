import { safeParse } from 'valibot'
import { databases } from '../../../contract/storage-names.ts'
import { SavedQueue } from '../../../contract/player-records.ts'
import { pastQueuesExcept, addPastQueue } from '../../../domain/queue/past-queues.ts'
import { openRecords, replaceRows } from '../../../lib/records.ts'
import { diskNameOf } from '../../../state/storage/disk-name.ts'

const parse = (value: unknown) => {
  const parsed = safeParse(SavedQueue, value)
  return parsed.success ? parsed.output : null
}
/** One after the other, so that of two concurrent writes none is lost. */
let lastWrite: Promise<unknown> = Promise.resolve()

export const openPastQueuesStorage = (tenant: string, user: string) => {
  const name = databases.pastQueues(diskNameOf(tenant, user))
  const rows = openRecords(name, parse)
  return {
    besides: async (queue: SavedQueue) => {
      await lastWrite
      return pastQueuesExcept(await rows.list(), queue)
    },
    save: (queue: SavedQueue) => {
      const write = async () => replaceRows(name, addPastQueue(await rows.list(), queue))
      const ownWrite = lastWrite.then(write)
      lastWrite = ownWrite.catch(() => null)
      return ownWrite
    },
  }
}
