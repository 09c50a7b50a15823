import type { DownloadRecord } from '../../contract/download-records.ts'
import type { DownloadStore } from './download-store.ts'

export interface UserDownloads {
  store: DownloadStore
  sounds: Map<string, DownloadRecord>
  whenRead: Promise<void>
  change: (id: string, change: Partial<DownloadRecord>) => Promise<DownloadRecord | null>
  /** In one transaction: no download starts because of one record when the next is about to change as well. */
  changeAll: (ids: readonly string[], change: Partial<DownloadRecord>) => Promise<void>
  put: (sounds: readonly DownloadRecord[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}
