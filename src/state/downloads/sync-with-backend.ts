/** A browser that frees space deletes rows, bytes and notes at once; only the backend still knows of them. */
import { localKeys } from '../../contract/storage-names.ts'
import { fetchDownloadNotes } from '../../api/downloads.ts'
import { type DownloadNote, maxNotedIds } from '../../contract/download-notes.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { interfaceLocale } from '../words/interface-locale.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { isAboveCeiling } from '../parental/parental.ts'
import { writeOffline } from '../offline-writes/pending.ts'
import type { DownloadStore } from './download-store.ts'
import { createDownloadRecord } from './create-download-record.ts'
import type { UserDownloads } from './user-downloads.ts'

/** Whether there is something on this disk, as far as is known; no note means that the backend was never asked. */
const noteOf = ({ name }: DownloadStore) => {
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
/** Rows are missing, or it is unknown whether they are: not where the user removed the last one. */
const isDue = ({ store: disk, sounds }: UserDownloads) => {
  const note = noteOf(disk).known()
  return note === null || (note === 'some' && sounds.size === 0)
}

const idsOf = (sounds: readonly DownloadRecord[]) => sounds.map(({ track }) => track.id)
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

export const notifyLostDownloads = (holder: UserDownloads, lost: readonly string[]) => {
  if (lost.length === 0) return
  const run = () => {
    const stillLost = lost.filter((id) => holder.sounds.get(id)?.state === 'lost')
    holder
      .changeAll(stillLost, { state: 'waiting' })
      .catch((problem: unknown) => console.warn('the lost downloads were not fetched', problem))
  }
  showSnack('keep.madeRoom', { action: { key: 'keep.restoreAll', run } })
}

/** What the backend remembers and this disk lacks is lost; what only this disk has is reported. */
const syncOnce = async (holder: UserDownloads, stopped: AbortSignal): Promise<void> => {
  const { store: disk, sounds, put } = holder
  const backendNotes = await fetchDownloadNotes(interfaceLocale.lang, stopped)
  stopped.throwIfAborted()
  const now = Date.now()
  const lost = backendNotes
    .filter(({ track }) => !sounds.has(track.id))
    .map(({ track, source }, index) =>
      createDownloadRecord(track, { source, at: now + index / 1000, state: 'lost' }),
    )
  const notedIds = new Set(backendNotes.map(({ track }) => track.id))
  const unreported = [...sounds.values()].filter(
    ({ track }) => !notedIds.has(track.id) && !isAboveCeiling(track),
  )
  if (lost.length > 0) await put(lost)
  noteOf(disk).keep(sounds.size)
  notifyLostDownloads(holder, idsOf(lost))
  await reportDownloads(holder, unreported)
}

/** Where it is unknown what should be here the backend is asked, and again when the connection is back. */
export const syncDownloads = async (holder: UserDownloads, stopped: AbortSignal): Promise<void> => {
  if (!isDue(holder)) return
  try {
    await syncOnce(holder, stopped)
  } catch (problem) {
    if (stopped.aborted) return
    console.info('the downloads are synchronised later', problem)
    addEventListener('online', () => void syncDownloads(holder, stopped), { signal: stopped, once: true })
  }
}
