/** Brings one sound here: piece by piece to keep it, or whole to play it next. What lies here already is not fetched again. CALL-SONG-03 */
import { askForDownload } from '../../api/downloads.ts'
import { askForLyrics } from '../../api/lyrics.ts'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import type { Download } from '../../contract/downloads.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import { fits, nextPiece, piecesOf } from '../../domain/downloads/download-rules.ts'
import { wayOf } from '../../domain/player/playback-traits.ts'
import type { KeepDisk } from './download-store.ts'

type Change = Partial<KeptSound>
interface Fetching {
  disk: KeepDisk
  signal: AbortSignal
  /** What changed is shown and written before the next piece is asked for. */
  save: (change: Change) => Promise<KeptSound>
}

const fetchPiece = async ({ uri, etag }: Download, first: number, last: number, signal: AbortSignal) => {
  const response = await fetch(uri, {
    headers: { range: `bytes=${first}-${last}`, 'if-range': etag },
    signal,
  })
  if (!response.ok) throw new BackendError(response.status, {})
  // Another edition comes as a whole: none of it is waited for.
  const isPiece = response.status === 206 && response.headers.get('etag') === etag
  if (!isPiece) await response.body?.cancel()
  const bytes = isPiece ? await response.arrayBuffer() : null
  if (bytes?.byteLength !== last - first + 1) throw new OfflineError('other bytes than were asked for')
  return bytes
}

/** All of it at once, to be played soon and kept nowhere; null where it is more than `most`. */
export const fetchWhole = async (url: string, most: number, signal: AbortSignal): Promise<Blob | null> => {
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

/** Read back as a player would read it, never more of it at a time than a piece: only then it is called kept. */
const verify = async ({ track, size }: KeptSound, { disk }: Fetching) => {
  let found = 0
  for (let index = 0; index < piecesOf(size); index++)
    found += (await disk.pieces.readOne(track.id, index))?.byteLength ?? NaN
  return found === size
}

const begin = async (sound: KeptSound, { disk, signal, save }: Fetching) => {
  const told = await askForDownload(sound.track, signal)
  disk.hearTime(told.now)
  if (fits(sound, told)) return { told, sound: await save(factsOf(told)) }
  await disk.dropBytes(sound)
  return { told, sound: await save({ ...factsOf(told), got: 0 }) }
}

/** The words come along where there are any; without them the sound is kept all the same. */
const wordsOf = async ({ track, lyrics }: KeptSound, signal: AbortSignal): Promise<Change> => {
  if (!wayOf(track).hasWords || lyrics) return {}
  try {
    return { lyrics: await askForLyrics(track.id, signal) }
  } catch (problem) {
    signal.throwIfAborted()
    console.info('a song is kept without its words', problem)
    return {}
  }
}

/** Rejects when the line ends or the backend refuses; what came until then stays. */
export const fetchSound = async (wanted: KeptSound, fetching: Fetching): Promise<void> => {
  const { disk, signal, save } = fetching
  const begun = await begin(wanted, fetching)
  let { sound } = begun
  for (let piece = nextPiece(sound); piece; piece = nextPiece(sound)) {
    const { index, first, last } = piece
    const bytes = await fetchPiece(begun.told, first, last, signal)
    await disk.pieces.put(sound.track.id, index, bytes, signal)
    sound = await save({ got: last + 1 })
  }
  const words = await wordsOf(sound, signal)
  if (await verify(sound, fetching)) return void (await save({ ...words, state: 'kept' }))
  await save({ got: 0 })
  throw new OfflineError('what was written cannot be read')
}
