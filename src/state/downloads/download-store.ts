/** A logout deletes all of it. */
import { safeParse } from 'valibot'
import { databases, localKeys } from '../../contract/storage-names.ts'
import { DownloadRecord } from '../../contract/download-records.ts'
import { type ClockReading, piecesOf } from '../../domain/downloads/download-rules.ts'
import { type SharedRecords, openSharedRecords } from '../../lib/shared-records.ts'
import { type EncryptedChunks, openEncryptedChunks } from '../../lib/encrypted-chunks.ts'
import { diskNameOf } from '../storage/disk-name.ts'

export interface DownloadStore {
  name: string
  rows: SharedRecords<DownloadRecord>
  chunks: EncryptedChunks
  dropBytes: (sound: DownloadRecord) => Promise<void>
  readClock: () => ClockReading
  /** The backend's own time wins over the device's clock. */
  noteServerTime: (iso: string) => void
}

const parse = (value: unknown) => {
  const parsed = safeParse(DownloadRecord, value)
  return parsed.success ? parsed.output : null
}

/** A wrong clock stays wrong: once the backend has sent its time, the difference is known. */
const openClock = (name: string) => {
  const [latest, fault] = [localKeys.latestTime(name), localKeys.clockFault(name)]
  const readNote = (note: string) => Number(localStorage.getItem(note)) || 0
  const writeNote = (note: string, time: number) => localStorage.setItem(note, String(time))
  return {
    readClock: (): ClockReading => {
      const now = Date.now() + readNote(fault)
      const seen = Math.max(now, readNote(latest))
      writeNote(latest, seen)
      return { now, seen }
    },
    noteServerTime: (iso: string) => {
      writeNote(fault, Date.parse(iso) - Date.now())
      writeNote(latest, Date.parse(iso))
    },
  }
}

export const openDownloadStore = (tenant: string, user: string): DownloadStore => {
  const name = diskNameOf(tenant, user)
  const pieces = openEncryptedChunks(databases.downloadedBytes(name), databases.downloadKeys(name))
  return {
    name,
    rows: openSharedRecords(databases.downloads(name), parse),
    chunks: pieces,
    dropBytes: ({ track, size }) => pieces.drop(track.id, piecesOf(size)),
    ...openClock(name),
  }
}
