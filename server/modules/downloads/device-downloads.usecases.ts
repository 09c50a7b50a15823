import {
  type DownloadSource,
  type DownloadNote,
  type DownloadNotes,
  maxNotedIds,
} from '../../../src/contract/download-notes.ts'
import type { Scope } from '../../context.ts'
import type { ReaderView } from '../content/content.repository.ts'
import { soundsByIds } from '../content/sounds.repository.ts'
import {
  type DeviceOwner,
  countDownloads,
  deleteDownloads,
  insertDownloads,
  downloadRows,
} from './device-downloads.repository.ts'

const maxDownloads = 10_000

export const readDownloads = async (
  scope: Scope,
  owner: DeviceOwner,
  view: ReaderView & { maxRating: number },
  offset: number,
): Promise<DownloadNotes> => {
  const { maxRating: ceiling } = view
  const downloads = await downloadRows(scope, owner, { ceiling, offset, limit: maxNotedIds })
  const found = downloads.map(({ item }) => item)
  const sounds = new Map((await soundsByIds(scope, found, view)).map((track) => [track.id, track]))
  return {
    total: await countDownloads(scope, owner, ceiling),
    entries: downloads.flatMap(({ item, source }) => {
      const track = sounds.get(item)
      return track ? [{ track, source }] : []
    }),
  }
}

/** Each a little later than the one before, so that they are read in the order they were reported. */
const inReportedOrder = (came: DownloadNote['came'], now: Date) =>
  came
    .flatMap(({ source, ids }) => ids.map((item): [string, DownloadSource] => [item, source]))
    .map(([item, source], place) => ({ item, source, at: new Date(now.getTime() + place) }))

export const saveDownloads = async (
  scope: Scope,
  owner: DeviceOwner,
  { came, went }: DownloadNote,
  now: Date,
): Promise<void> => {
  await deleteDownloads(scope, owner, went)
  const remaining = maxDownloads - (await countDownloads(scope, owner))
  await insertDownloads(scope, owner, inReportedOrder(came, now).slice(0, Math.max(0, remaining)))
}
