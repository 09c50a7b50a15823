/**
 * Offers to undo that still stand. Each is a lock: every tab sees it, no clock ends it, and it goes with its page, also
 * where that page crashed.
 */
import { locks } from '../../contract/storage-names.ts'

export const openUndoLocks = (owner: string) => {
  const prefix = locks.undoOffer(owner, '')
  return {
    /** Stands until `offered` settles. */
    make: (key: string, offered: Promise<unknown>) => {
      navigator.locks
        .request(prefix + key, () => offered)
        .catch((problem: unknown) => console.info('an offer to undo stands no longer', problem))
    },
    standing: async (): Promise<Set<string>> => {
      const { held = [] } = await navigator.locks.query()
      return new Set(
        held.flatMap(({ name: lock }) => (lock?.startsWith(prefix) ? lock.slice(prefix.length) : [])),
      )
    },
  }
}
