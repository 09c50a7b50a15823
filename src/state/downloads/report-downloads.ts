/** Reports to the backend what is downloaded here, and notes on this device that it was reported. */
import { type DownloadNote, maxNotedIds } from '../../contract/download-notes.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { localKeys } from '../../contract/storage-names.ts'
import { writeOffline } from '../offline-writes/pending.ts'
import type { DownloadStore } from './download-store.ts'
import type { UserDownloads } from './user-downloads.ts'

/** Whether there is something on this disk, as far as is known; no note means that the backend was never asked. */
export const noteOf = ({ name }: DownloadStore) => {
  const note = localKeys.downloadsNoted(name)
  return {
    known: () => localStorage.getItem(note),
    keep: (count: number) => localStorage.setItem(note, count > 0 ? 'some' : 'none'),
  }
}
/** After the user's own actions; only an answer of the backend makes the first note. */
const noteCount = ({ store: disk, sounds }: UserDownloads) => {
  const note = noteOf(disk)
  if (note.known()) note.keep(sounds.size)
}
export const idsOf = (sounds: readonly DownloadRecord[]) => sounds.map(({ track }) => track.id)
const inBatches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / maxNotedIds) }, (_, batch) =>
    list.slice(batch * maxNotedIds, (batch + 1) * maxNotedIds),
  )
const reportChange = (body: DownloadNote) =>
  writeOffline({ call: 'noteKept', input: { body } }).catch((problem: unknown) =>
    console.info('the downloads were not reported to the backend', problem),
  )

export const reportDownloads = async (holder: UserDownloads, sounds: readonly DownloadRecord[]) => {
  noteCount(holder)
  const sources = new Map(sounds.map(({ source }) => [`${source.kind}:${source.id}`, source]))
  for (const [name, source] of sources) {
    const from = sounds.filter((record) => `${record.source.kind}:${record.source.id}` === name)
    for (const ids of inBatches(idsOf(from))) await reportChange({ came: [{ source, ids }], went: [] })
  }
}
export const reportRemovedDownloads = async (holder: UserDownloads, sounds: readonly DownloadRecord[]) => {
  noteCount(holder)
  for (const removed of inBatches(idsOf(sounds))) await reportChange({ came: [], went: removed })
}
