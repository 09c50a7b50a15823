import { localKeys } from '../../contract/storage-names.ts'
import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { isDiskFull } from '../../lib/disk-full.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { showSnack, snackbar, snackbarDuration } from '../notifications/snackbar.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'
import { createDownloadRecord } from './create-download-record.ts'
import type { UserDownloads } from './user-downloads.ts'
import { currentUserDownloads } from './downloads.ts'
import { reportDownloads, reportRemovedDownloads } from './report-downloads.ts'
import { renewDueDownloads } from './sweep-downloads.ts'

const requireUserDownloads = (): UserDownloads => {
  const holder = currentUserDownloads()
  if (!holder) throw new Error('no downloads are stored without a user')
  return holder
}
export const logDownloadWarning = (problem: unknown) => {
  console.warn('the download records could not be changed', problem)
  showSnack(isDiskFull(problem) ? 'keep.full' : 'keep.failed', { tone: 'bad' })
}

/** Asked once, at the first download: a browser that was asked is not asked again. */
const askToPersist = async (name: string) => {
  const note = localKeys.persistenceRequested(name)
  if (localStorage.getItem(note) || (await navigator.storage?.persisted?.())) return
  localStorage.setItem(note, '1')
  await navigator.storage?.persist?.()
}

const addDownloads = async (holder: UserDownloads, sounds: readonly DownloadRecord[]) => {
  await holder.put(sounds)
  await reportDownloads(holder, sounds)
}

export const downloadTracks = async (tracks: readonly Track[], source: QueueSource) => {
  const holder = requireUserDownloads()
  const now = Date.now()
  // Each a little later than the one before: they are downloaded in the order of the album.
  const records = tracks
    .filter((track) => !holder.sounds.has(track.id) && !isAboveCeiling(track))
    .map((track, index) => createDownloadRecord(track, { source, at: now + index / 1000, state: 'waiting' }))
  await addDownloads(holder, records)
  askToPersist(holder.store.name).catch((problem: unknown) =>
    console.info('storage is not persistent', problem),
  )
}

export const pauseDownloads = (ids: readonly string[]) =>
  requireUserDownloads().changeAll(ids, { state: 'paused' })
/** Paused, lost and refused downloads, in case the refusal no longer applies. Stored bytes stay. */
export const resumeDownloads = (ids: readonly string[]) =>
  requireUserDownloads().changeAll(ids, { state: 'waiting' })
export const renewDownloads = () => renewDueDownloads(requireUserDownloads())

/** The offer to undo stays while it is hovered or focused, and the bytes stay with it. */
const isOffered = () => snackbar.current?.key === 'keep.removed'
const dropBytesLater = (
  removed: readonly DownloadRecord[],
  from: Pick<UserDownloads, 'store' | 'sounds'>,
) => {
  const { store, sounds } = from
  setTimeout(() => {
    if (isOffered()) return dropBytesLater(removed, from)
    for (const record of removed)
      if (!sounds.has(record.track.id)) store.dropBytes(record).catch(logDownloadWarning)
  }, snackbarDuration * 2)
}

/** Hidden at once, and back at once while it can be undone: the bytes are deleted when it no longer can. */
export const removeDownloads = async (removed: readonly DownloadRecord[], title: string) => {
  const holder = requireUserDownloads()
  await holder.remove(removed.map(({ track }) => track.id))
  void reportRemovedDownloads(holder, removed)
  dropBytesLater(removed, holder)
  showSnack('keep.removed', {
    values: { title },
    action: { key: 'queue.undo', run: () => void addDownloads(holder, removed).catch(logDownloadWarning) },
  })
}
