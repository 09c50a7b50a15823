/** Whose things these are, and what can be done with them; another person, or nobody, is another one. */
import type { KeptSound } from '../../contract/download-records.ts'
import type { KeepDisk } from './download-store.ts'

export interface Holder {
  disk: KeepDisk
  sounds: Map<string, KeptSound>
  /** What lay here has been read. */
  isRead: Promise<void>
  /** Writes and shows one that was changed; null where it is gone. */
  change: (id: string, change: Partial<KeptSound>) => Promise<KeptSound | null>
  /** All in one go: nothing is begun for the sake of one that is about to change as well. */
  changeAll: (ids: readonly string[], change: Partial<KeptSound>) => Promise<void>
  put: (sounds: readonly KeptSound[]) => Promise<void>
  take: (ids: readonly string[]) => Promise<void>
}
