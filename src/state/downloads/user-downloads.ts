/** Whose things these are, and what can be done with them; another person, or nobody, is another one. */
import type { DownloadRecord } from '../../contract/download-records.ts'
import type { DownloadStore } from './download-store.ts'

export interface UserDownloads {
  store: DownloadStore
  sounds: Map<string, DownloadRecord>
  /** What lay here has been read. */
  whenRead: Promise<void>
  /** Writes and shows one that was changed; null where it is gone. */
  change: (id: string, change: Partial<DownloadRecord>) => Promise<DownloadRecord | null>
  /** All in one go: nothing is begun for the sake of one that is about to change as well. */
  changeAll: (ids: readonly string[], change: Partial<DownloadRecord>) => Promise<void>
  put: (sounds: readonly DownloadRecord[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}
