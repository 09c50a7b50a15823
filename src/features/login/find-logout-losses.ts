/** What a logout would delete. Pending writes are sent first; those that fail are listed (decision 35). */
import { listDownloads } from '../../state/downloads/list-downloads.ts'
import { flushBeforeLogoutMs } from '../../state/offline-writes/pending.ts'
import { isRestrictedWrite } from '../../state/offline-writes/restricted-write.ts'
import { flushOfflineWrites } from '../../state/offline-writes/write.ts'
import { player } from '../../state/player/player.ts'
import type { LogoutLosses } from '../../state/session/logout-losses.ts'

/** A store that cannot be opened has nothing to list, and prevents no logout. */
const listOrNothing = <T>(list: Promise<readonly T[]>): Promise<readonly T[]> =>
  list.catch((problem: unknown) => {
    console.info('what a logout deletes could not be listed', problem)
    return []
  })

const listUnsent = async () =>
  (await flushOfflineWrites(flushBeforeLogoutMs)).flatMap((write) =>
    write.label === null || isRestrictedWrite(write) ? [] : write.label,
  )

/** Null where nothing is lost. */
export const findLogoutLosses = async (): Promise<LogoutLosses | null> => {
  const [unsent, downloads] = await Promise.all([listOrNothing(listUnsent()), listOrNothing(listDownloads())])
  const queue = player.queue.map(({ kind }) => ({ kind }))
  return unsent.length + downloads.length + queue.length > 0 ? { unsent, downloads, queue } : null
}
