/** An open offer to undo is a lock: every tab sees it, and a crashed page releases it. */
import { locks } from '../../contract/storage-names.ts'

export const openUndoLocks = (owner: string) => {
  const prefix = locks.undoOffer(owner, '')
  return {
    /** Held until `offered` settles. */
    make: (key: string, offered: Promise<unknown>) => {
      navigator.locks
        .request(prefix + key, () => offered)
        .catch((problem: unknown) => console.info('the undo action has expired', problem))
    },
    standing: async (): Promise<Set<string>> => {
      const { held = [] } = await navigator.locks.query()
      return new Set(
        held.flatMap(({ name: lock }) => (lock?.startsWith(prefix) ? lock.slice(prefix.length) : [])),
      )
    },
  }
}
