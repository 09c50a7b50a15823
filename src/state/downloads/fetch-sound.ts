/**
 * Fetches one sound: piece by piece to store it, or whole to play it next. Stored bytes are not fetched
 * again. CALL-SONG-03
 */
import { requestDownload } from '../../api/downloads.ts'
import { fetchLyrics } from '../../api/lyrics.ts'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import type { Download } from '../../contract/downloads.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { isSameEdition, nextPiece, piecesOf } from '../../domain/downloads/download-rules.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import type { DownloadStore } from './download-store.ts'

type Change = Partial<DownloadRecord>
interface FetchContext {
  store: DownloadStore
  signal: AbortSignal
  /** A change is shown and written before the next piece is requested. */
  save: (change: Change) => Promise<DownloadRecord>
}

const fetchChunk = async ({ uri, etag }: Download, first: number, last: number, signal: AbortSignal) => {
  const response = await fetch(uri, {
    headers: { range: `bytes=${first}-${last}`, 'if-range': etag },
    signal,
  })
  if (!response.ok) throw new BackendError(response.status, {})
  // Another edition is sent as a whole: none of it is read.
  const isPiece = response.status === 206 && response.headers.get('etag') === etag
  if (!isPiece) await response.body?.cancel()
  const bytes = isPiece ? await response.arrayBuffer() : null
  if (bytes?.byteLength !== last - first + 1) throw new OfflineError('other bytes than were asked for')
  return bytes
}

/** All of it at once, to be played soon and not stored; null where it is larger than `most`. */
export const fetchWholeSound = async (
  url: string,
  most: number,
  signal: AbortSignal,
): Promise<Blob | null> => {
  const response = await fetch(url, { signal })
  if (response.ok && Number(response.headers.get('content-length') ?? Infinity) <= most)
    return response.blob()
  await response.body?.cancel()
  return null
}

const factsOf = ({ size, etag, validUntil, ticket, gain }: Download) => ({
  size,
  etag,
  validUntil,
  ticket,
  gain,
})

/** Read back as a player would, one piece at a time: only then it counts as downloaded. */
const verifyDownload = async ({ track, size }: DownloadRecord, { store: disk }: FetchContext) => {
  let found = 0
  for (let index = 0; index < piecesOf(size); index++)
    found += (await disk.chunks.readOne(track.id, index))?.byteLength ?? NaN
  return found === size
}

const startDownload = async (sound: DownloadRecord, { store: disk, signal, save }: FetchContext) => {
  const told = await requestDownload(sound.track, signal)
  disk.noteServerTime(told.now)
  if (isSameEdition(sound, told)) return { told, sound: await save(factsOf(told)) }
  await disk.dropBytes(sound)
  return { told, sound: await save({ ...factsOf(told), got: 0 }) }
}

/** Lyrics are stored where there are any; without them the sound is stored all the same. */
const wordsOf = async ({ track, lyrics }: DownloadRecord, signal: AbortSignal): Promise<Change> => {
  if (!playbackTraitsOf(track).hasWords || lyrics) return {}
  try {
    return { lyrics: await fetchLyrics(track.id, signal) }
  } catch (problem) {
    signal.throwIfAborted()
    console.info('a song is kept without its words', problem)
    return {}
  }
}

/** Rejects when the connection breaks or the backend refuses; received bytes stay. */
export const fetchSound = async (wanted: DownloadRecord, fetching: FetchContext): Promise<void> => {
  const { store: disk, signal, save } = fetching
  const begun = await startDownload(wanted, fetching)
  let { sound } = begun
  for (let piece = nextPiece(sound); piece; piece = nextPiece(sound)) {
    const { index, first, last } = piece
    const bytes = await fetchChunk(begun.told, first, last, signal)
    await disk.chunks.put(sound.track.id, index, bytes, signal)
    sound = await save({ got: last + 1 })
  }
  const words = await wordsOf(sound, signal)
  if (await verifyDownload(sound, fetching)) return void (await save({ ...words, state: 'kept' }))
  await save({ got: 0 })
  throw new OfflineError('what was written cannot be read')
}
