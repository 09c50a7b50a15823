/** Where the sound of a track is that was taken along; what the player asks before it asks the backend. */
import { askForLyrics } from '../../api/lyrics.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import { longestFadeMs } from '../../domain/player/crossfade.ts'
import { pieceBytes, piecesOf, rightTo } from '../../domain/downloads/download-rules.ts'
import { holdSound, letGoSound } from '../../lib/sound-bytes.ts'
import { parental } from '../parental/parental.ts'
import { currentTrack } from '../player/current-track.ts'
import { player } from '../player/player.ts'
import type { Holder } from './user-downloads.ts'
import { whoseKeep } from './downloads.ts'
import { followNext } from './auto-download.ts'
import { serveSound, stopServing } from './serve-sound.ts'

let held: readonly { id: string; url: string }[] = []
const heldOf = (id: string) => held.find((one) => one.id === id)?.url
/** What sounded until now may still fade away. */
const letGo = (url: string) =>
  setTimeout(() => {
    if (!stopServing(url)) letGoSound(url)
  }, longestFadeMs)
/** The one that sounds and the next are at hand; others are let go when one comes. */
const hold = (id: string, url: string) => {
  const sounding = currentTrack(player)?.id
  for (const one of held) if (one.id !== sounding) letGo(one.url)
  held = [...held.filter((one) => one.id === sounding), { id, url }]
}

/** A song is unsealed as a whole before anybody notices; an hour of speech would be waited for, and fill the memory. */
const longBytes = 12_000_000
const servedInPieces = ({ disk, change }: Holder, { track: { id }, size }: KeptSound) =>
  serveSound(async (from) => {
    const bytes = from < size ? await disk.pieces.readOne(id, Math.floor(from / pieceBytes)) : null
    if (bytes) return { bytes: bytes.slice(from % pieceBytes), size }
    // The player asks once more, and finds it on the line.
    if (from < size) await change(id, { state: 'lost', got: 0 })
    return null
  })
const asWhole = async ({ disk }: Holder, { track: { id }, size }: KeptSound) => {
  const bytes = await disk.pieces.read(id, piecesOf(size))
  return bytes && holdSound(new Blob(bytes, { type: 'audio/mpeg' }))
}
const isAbove = (grading: number) => parental.isActive && grading > (parental.maxRating ?? Infinity)

/** Whole, and still theirs who are here. */
const playable = ({ disk, sounds }: Holder, id: string): KeptSound | null => {
  const sound = sounds.get(id)
  if (sound?.state !== 'kept' || isAbove(sound.track.grading)) return null
  return rightTo(sound, disk.moment()) === 'mine' ? sound : null
}
/** As far as it is known without reading a byte of it. */
export const isKeptHere = (id: string): boolean => {
  const holder = whoseKeep()
  return holder !== null && playable(holder, id) !== null
}

const find = async (holder: Holder, id: string): Promise<TrackFetch | null> => {
  const { sounds, change, isRead } = holder
  await isRead
  const sound = playable(holder, id)
  if (!sound) return null
  const { ticket, gain } = sound
  const answer = (url: string) => ({ url, isPreview: false, purchase: [], ticket, gain })
  const known = heldOf(id)
  if (known) return answer(known)
  const served = sound.size > longBytes ? await servedInPieces(holder, sound) : null
  const url = served ?? (sounds.get(id)?.state === 'kept' ? await asWhole(holder, sound) : null)
  if (url) {
    hold(id, url)
    return answer(url)
  }
  await change(id, { state: 'lost', got: 0 })
  return null
}

/** Null where it does not lie here, may not be played now, or cannot be read any more. */
export const keptAnswer = async (id: string): Promise<TrackFetch | null> => {
  const holder = whoseKeep()
  try {
    return holder && (await find(holder, id))
  } catch (problem) {
    console.warn('what was taken along is not at hand', problem)
    return null
  }
}

/** The words of a song: what came along with it, else what the backend has. */
export const findLyrics: typeof askForLyrics = async (id, ...asking) => {
  const holder = whoseKeep()
  await holder?.isRead.catch(() => null)
  return holder?.sounds.get(id)?.lyrics ?? askForLyrics(id, ...asking)
}

followNext()
