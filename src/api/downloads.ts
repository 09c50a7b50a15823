import type { Track } from '../contract/content.ts'
import { type Download, downloadSong, mostWeighed, weighSongs } from '../contract/downloads.ts'
import { getDevice } from '../contract/shell.ts'
import { fallbackDeviceId } from './device.ts'
import { request } from './request.ts'
import { type DownloadNotes, getKept, maxNotedIds } from '../contract/download-notes.ts'
import type { Language } from '../contract/languages.ts'

/** The downloads of this device, as the backend remembers them. */
export const fetchDownloadNotes = async (
  lang: Language,
  signal: AbortSignal,
): Promise<DownloadNotes['entries']> => {
  const all: DownloadNotes['entries'] = []
  for (let offset = 0, total = 1; offset < total; offset += maxNotedIds) {
    const page = await request(getKept, { query: { lang, offset: String(offset) } }, { signal })
    all.push(...page.entries)
    total = page.total
  }
  return all
}

let device: Promise<string> | null = null
const deviceId = () =>
  (device ??= request(getDevice, {}).then(
    ({ id }) => id,
    () => {
      device = null
      return fallbackDeviceId
    },
  ))

export const requestDownload = async (
  { id, collectionInfo }: Track,
  signal?: AbortSignal,
): Promise<Download> =>
  request(
    downloadSong,
    {
      body: {
        articleId: id,
        distributionChannel: 'WEB',
        deviceId: await deviceId(),
        collectionId: collectionInfo.articleId,
      },
    },
    signal ? { signal } : {},
  )

/** Bytes by id, of the tracks that may be downloaded. */
export const fetchDownloadSizes = async (
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, number>> => {
  const articleIds = ids.slice(0, mostWeighed)
  const { sizes } = await request(weighSongs, { body: { articleIds } }, { signal })
  return new Map(sizes.map(({ id, size }) => [id, size]))
}
