/** Whose things these are, and what can be done with them; another person, or nobody, is another one. */
import type { KeptSound } from '../../contract/kept-records.ts'
import type { KeepDisk } from './disk.ts'

export interface Holder {
  disk: KeepDisk
  sounds: Map<string, KeptSound>
  /** What lay here has been read. */
  isRead: Promise<void>
  /** Writes and shows one that was changed; null where it is gone. */
  change: (id: string, change: Partial<KeptSound>) => Promise<KeptSound | null>
  put: (sounds: readonly KeptSound[]) => Promise<void>
  take: (ids: readonly string[]) => Promise<void>
}

export const changeAll = async (
  { change }: Holder,
  ids: readonly string[],
  to: Partial<KeptSound>,
): Promise<void> => {
  for (const id of ids) await change(id, to)
}
