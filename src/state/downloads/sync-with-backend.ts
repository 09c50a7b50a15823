/** A browser that frees space deletes rows, bytes and notes at once; only the backend still knows of them. */
import { fetchDownloadNotes } from '../../api/downloads.ts'
import { interfaceLocale } from '../words/interface-locale.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'
import { createDownloadRecord } from './create-download-record.ts'
import { idsOf, noteOf, reportDownloads } from './report-downloads.ts'
import type { UserDownloads } from './user-downloads.ts'

/** Rows are missing, or it is unknown whether they are: not where the user removed the last one. */
const isDue = ({ store: disk, sounds }: UserDownloads) => {
  const note = noteOf(disk).known()
  return note === null || (note === 'some' && sounds.size === 0)
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
