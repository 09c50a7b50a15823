/** What a logout would delete. */
import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'

export interface LogoutLosses {
  /** Titles of writes that could not be sent. */
  unsent: readonly string[]
  downloads: readonly DownloadRecord[]
  queue: readonly Pick<Track, 'kind'>[]
}
