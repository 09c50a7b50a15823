/** Rules of what is remembered: one's own, on this device, of sounds that are still there to be heard. */
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

/** Nobody takes more than this along; what goes beyond it is not remembered. */
const mostDownloads = 10_000

export const readDownloads = async (
  scope: Scope,
  shelf: DeviceOwner,
  reading: ReaderView,
  offset: number,
): Promise<DownloadNotes> => {
  const noted = await downloadRows(scope, shelf, offset, maxNotedIds)
  const found = noted.map(({ item }) => item)
  const sounds = new Map((await soundsByIds(scope, found, reading)).map((track) => [track.id, track]))
  return {
    total: await countDownloads(scope, shelf),
    entries: noted.flatMap(({ item, source }) => {
      const track = sounds.get(item)
      return track ? [{ track, source }] : []
    }),
  }
}

/** Each a little later than the one before: they are read in the order in which they were told. */
const inOrder = (came: DownloadNote['came'], now: Date) =>
  came
    .flatMap(({ source, ids }) => ids.map((item): [string, DownloadSource] => [item, source]))
    .map(([item, source], place) => ({ item, source, at: new Date(now.getTime() + place) }))

export const saveDownloads = async (
  scope: Scope,
  shelf: DeviceOwner,
  { came, went }: DownloadNote,
  now: Date,
): Promise<void> => {
  await deleteDownloads(scope, shelf, went)
  const room = mostDownloads - (await countDownloads(scope, shelf))
  await insertDownloads(scope, shelf, inOrder(came, now).slice(0, Math.max(0, room)))
}
