import { fetchLyrics } from '../../api/lyrics.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import { longestFadeMs } from '../../domain/player/crossfade.ts'
import { pieceBytes, piecesOf, playRightOf } from '../../domain/downloads/download-rules.ts'
import { holdSound, releaseSound } from '../../lib/sound-bytes.ts'
import { soundTypeOf } from '../../lib/sound-type.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'
import { currentTrack } from '../player/current-track.ts'
import { player } from '../player/player.ts'
import type { UserDownloads } from './user-downloads.ts'
import { currentUserDownloads } from './downloads.ts'
import { startAutoDownload } from './auto-download.ts'
import { serveSound, stopServingSound } from './serve-sound.ts'

let openedSounds: readonly { id: string; url: string }[] = []
const openedSoundOf = (id: string) => openedSounds.find((opened) => opened.id === id)?.url
/** The previous sound may still be fading out. */
const releaseAfterFade = (url: string) =>
  setTimeout(() => {
    if (!stopServingSound(url)) releaseSound(url)
  }, longestFadeMs)
/** The current sound and the next one stay open; others are released when one is opened. */
const keepOpened = (id: string, url: string) => {
  const currentId = currentTrack(player)?.id
  for (const opened of openedSounds) if (opened.id !== currentId) releaseAfterFade(opened.url)
  openedSounds = [...openedSounds.filter((opened) => opened.id === currentId), { id, url }]
}

/** Decrypting a song takes no noticeable time; an hour of speech would, and fill the memory. */
const longBytes = 12_000_000
const serveInChunks = ({ store: disk, change }: UserDownloads, { track: { id }, size }: DownloadRecord) =>
  serveSound(async (from) => {
    const bytes = from < size ? await disk.chunks.readOne(id, Math.floor(from / pieceBytes)) : null
    if (bytes) return { bytes: bytes.slice(from % pieceBytes), size }
    // The player asks again, and then streams it.
    if (from < size) await change(id, { state: 'lost', got: 0 })
    return null
  })
const openCompleteSound = async ({ store: disk }: UserDownloads, { track: { id }, size }: DownloadRecord) => {
  const bytes = await disk.chunks.read(id, piecesOf(size))
  const [start = new ArrayBuffer()] = bytes ?? []
  return bytes && holdSound(new Blob(bytes, { type: soundTypeOf(start) }))
}
const findPlayable = ({ store: disk, sounds }: UserDownloads, id: string): DownloadRecord | null => {
  const record = sounds.get(id)
  if (record?.state !== 'kept' || isAboveCeiling(record.track)) return null
  return playRightOf(record, disk.readClock()) === 'mine' ? record : null
}
/** As far as it is known without reading its bytes. */
export const isDownloaded = (id: string): boolean => {
  const holder = currentUserDownloads()
  return holder !== null && findPlayable(holder, id) !== null
}

const openDownloadedSound = async (holder: UserDownloads, id: string): Promise<TrackFetch | null> => {
  const { sounds, change, whenRead } = holder
  await whenRead
  const record = findPlayable(holder, id)
  if (!record) return null
  const { ticket, gain } = record
  const answer = (url: string) => ({ url, isPreview: false, purchase: [], ticket, gain })
  const openedUrl = openedSoundOf(id)
  if (openedUrl) return answer(openedUrl)
  const served = record.size > longBytes ? await serveInChunks(holder, record) : null
  const url = served ?? (sounds.get(id)?.state === 'kept' ? await openCompleteSound(holder, record) : null)
  if (url) {
    keepOpened(id, url)
    return answer(url)
  }
  await change(id, { state: 'lost', got: 0 })
  return null
}

export const findDownloadedSound = async (id: string): Promise<TrackFetch | null> => {
  const holder = currentUserDownloads()
  try {
    return holder && (await openDownloadedSound(holder, id))
  } catch (problem) {
    console.warn('the downloads are not available', problem)
    return null
  }
}

export const findLyrics: typeof fetchLyrics = async (id, ...args) => {
  const holder = currentUserDownloads()
  await holder?.whenRead.catch(() => null)
  const record = holder?.sounds.get(id)
  return (record && !isAboveCeiling(record.track) && record.lyrics) || fetchLyrics(id, ...args)
}

startAutoDownload()
