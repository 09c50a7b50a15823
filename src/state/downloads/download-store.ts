/** What somebody took along, on this device: rows, sealed bytes, and the latest time seen. All of it goes at a logout. */
import { safeParse } from 'valibot'
import { KeptSound } from '../../contract/download-records.ts'
import { type Moment, piecesOf } from '../../domain/downloads/download-rules.ts'
import { type ChangingRecords, openChangingRecords } from '../../lib/shared-records.ts'
import { type SealedPieces, openSealedPieces } from '../../lib/encrypted-chunks.ts'
import { diskNameOf } from '../storage/disk-name.ts'

export interface KeepDisk {
  /** Tenant and person, as names on disk have them. */
  name: string
  rows: ChangingRecords<KeptSound>
  pieces: SealedPieces
  dropBytes: (sound: KeptSound) => Promise<void>
  moment: () => Moment
  /** The backend's own time is believed, whatever the device's clock said before. */
  hearTime: (iso: string) => void
}

const parse = (value: unknown) => {
  const parsed = safeParse(KeptSound, value)
  return parsed.success ? parsed.output : null
}

/** A clock that is wrong stays so: once the backend has said its time, it is known by how much. */
const openClock = (name: string) => {
  const [latest, fault] = [`clock:${name}`, `clock-fault:${name}`]
  const noted = (note: string) => Number(localStorage.getItem(note)) || 0
  const keep = (note: string, time: number) => localStorage.setItem(note, String(time))
  return {
    moment: (): Moment => {
      const now = Date.now() + noted(fault)
      const seen = Math.max(now, noted(latest))
      keep(latest, seen)
      return { now, seen }
    },
    hearTime: (iso: string) => {
      keep(fault, Date.parse(iso) - Date.now())
      keep(latest, Date.parse(iso))
    },
  }
}

export const openKeepDisk = (tenant: string, user: string): KeepDisk => {
  const name = diskNameOf(tenant, user)
  const pieces = openSealedPieces(`kept-bytes:${name}`, `kept-key:${name}`)
  return {
    name,
    rows: openChangingRecords(`kept:${name}`, parse),
    pieces,
    dropBytes: ({ track, size }) => pieces.drop(track.id, piecesOf(size)),
    ...openClock(name),
  }
}
