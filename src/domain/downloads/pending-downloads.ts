/** Running downloads, grouped by what was requested together. */
import type { DownloadRecord } from '../../contract/download-records.ts'

const sourceKeyOf = ({ source: { kind, id } }: DownloadRecord) => `${kind}:${id}`

export const pendingDownloadsOf = (sounds: readonly DownloadRecord[]): DownloadRecord[] => {
  const names = new Set(sounds.filter(({ state }) => state === 'waiting').map(sourceKeyOf))
  return sounds.filter((download) => names.has(sourceKeyOf(download)))
}
