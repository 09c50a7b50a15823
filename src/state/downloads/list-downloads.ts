import type { DownloadRecord } from '../../contract/download-records.ts'
import { wait } from '../../lib/wait.ts'

/** Milliseconds; a disk that does not answer in this time no longer delays a logout. */
const readDownloadsMs = 3_000

/** The downloads of the signed-in person on this device, before any screen has shown them. */
export const listDownloads = async (): Promise<readonly DownloadRecord[]> => {
  const { currentUserDownloads, downloads } = await import('./downloads.ts')
  await Promise.race([currentUserDownloads()?.whenRead, wait(readDownloadsMs)])
  return downloads.sounds ?? []
}
