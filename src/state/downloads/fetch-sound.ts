/** Piece by piece to store it, or whole to play it next. CALL-SONG-03 */
import { requestDownload } from '../../api/downloads.ts'
import { fetchLyrics } from '../../api/lyrics.ts'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import type { Download } from '../../contract/downloads.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { isSameEdition, nextPiece, piecesOf } from '../../domain/downloads/download-rules.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { UnsupportedSoundError, canPlaySound } from '../player/sound-support.ts'
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
  if (bytes?.byteLength !== last - first + 1) throw new OfflineError('other bytes than requested')
  return bytes
}

/** All of it at once, to be played soon and not stored; null where it is larger than `limit`. */
export const fetchCompleteSound = async (
  url: string,
  limit: number,
  signal: AbortSignal,
): Promise<Blob | null> => {
  const response = await fetch(url, { signal })
  if (response.ok && Number(response.headers.get('content-length') ?? Infinity) <= limit)
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

const startDownload = async (record: DownloadRecord, { store: disk, signal, save }: FetchContext) => {
  const grant = await requestDownload(record.track, signal)
  disk.noteServerTime(grant.now)
  if (!canPlaySound(grant.type)) throw new UnsupportedSoundError(record.track.title)
  if (isSameEdition(record, grant)) return { grant, sound: await save(factsOf(grant)) }
  await disk.dropBytes(record)
  return { grant, sound: await save({ ...factsOf(grant), got: 0 }) }
}

/** Lyrics are stored where there are any; without them the sound is stored all the same. */
const wordsOf = async ({ track, lyrics }: DownloadRecord, signal: AbortSignal): Promise<Change> => {
  if (!playbackTraitsOf(track).hasWords || lyrics) return {}
  try {
    return { lyrics: await fetchLyrics(track.id, signal) }
  } catch (problem) {
    signal.throwIfAborted()
    console.info('a song was downloaded without its lyrics', problem)
    return {}
  }
}

/** Rejects when the connection breaks or the backend refuses; received bytes stay. */
export const fetchSound = async (requested: DownloadRecord, fetching: FetchContext): Promise<void> => {
  const { store: disk, signal, save } = fetching
  const started = await startDownload(requested, fetching)
  let { sound: record } = started
  for (let piece = nextPiece(record); piece; piece = nextPiece(record)) {
    const { index, first, last } = piece
    const bytes = await fetchChunk(started.grant, first, last, signal)
    await disk.chunks.put(record.track.id, index, bytes, signal)
    record = await save({ got: last + 1 })
  }
  const words = await wordsOf(record, signal)
  if (await verifyDownload(record, fetching)) return void (await save({ ...words, state: 'kept' }))
  await save({ got: 0 })
  throw new OfflineError('what was written cannot be read')
}
