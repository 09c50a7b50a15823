/** The last queues that made room for others, so that a wrong tap loses none. */
import { safeParse } from 'valibot'
import { SavedQueue } from '../../../contract/player-records.ts'
import { openRecords } from '../../../lib/records.ts'
import { diskNameOf } from '../../../state/disk-name.ts'

const most = 5

const parse = (value: unknown) => {
  const parsed = safeParse(SavedQueue, value)
  return parsed.success ? parsed.output : null
}
const nameOf = ({ source, tracks }: SavedQueue) =>
  source && source.kind !== 'shelf' ? `${source.kind}:${source.id}` : tracks.map(({ id }) => id).join()

/** Newest first; a queue from the same place stands there once. */
const withPast = (kept: readonly SavedQueue[], queue: SavedQueue): SavedQueue[] => {
  const others = kept.filter((each) => nameOf(each) !== nameOf(queue))
  return queue.tracks.length > 0 ? [queue, ...others].slice(0, most) : others
}

/** One after the other: of two queues that leave at once, none is lost. */
let last: Promise<unknown> = Promise.resolve()

export const openPastQueues = (tenant: string, user: string) => {
  const rows = openRecords(`queues:${diskNameOf(tenant, user)}`, parse)
  return {
    /** All but the one that plays. */
    besides: async (queue: SavedQueue) => {
      await last
      const now = nameOf(queue)
      return (await rows.list()).filter((each) => nameOf(each) !== now)
    },
    keep: (queue: SavedQueue) => {
      const put = async () => {
        const next = withPast(await rows.list(), queue)
        await rows.clear()
        await Promise.all(next.map((each, at) => rows.put(String(at), each)))
      }
      const mine = last.then(put)
      last = mine.catch(() => null)
      return mine
    },
  }
}
