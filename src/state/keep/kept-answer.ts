/** Where the sound of a track is that was taken along; what the player asks before it asks the backend. */
import type { TrackFetch } from '../../contract/playback.ts'
import { piecesOf, rightTo } from '../../domain/keeping.ts'
import { parental } from '../parental.ts'
import type { Holder } from './holder.ts'
import { whoseKeep } from './keep.ts'

let last = { id: '', url: '' }
/** One at a time is in memory; the one that sounds keeps its address when it is asked for again. */
const addressOf = (id: string, bytes: ArrayBuffer[]) => {
  if (last.id !== id) {
    URL.revokeObjectURL(last.url)
    last = { id, url: URL.createObjectURL(new Blob(bytes, { type: 'audio/mpeg' })) }
  }
  return last.url
}
const isAbove = (grading: number) => parental.isActive && grading > (parental.maxRating ?? Infinity)

const find = async ({ disk, sounds, change, isRead }: Holder, id: string): Promise<TrackFetch | null> => {
  await isRead
  const sound = sounds.get(id)
  if (sound?.state !== 'kept' || isAbove(sound.track.grading)) return null
  if (rightTo(sound, disk.moment()) !== 'mine') return null
  const bytes = await disk.pieces.read(id, piecesOf(sound.size))
  if (bytes) return { url: addressOf(id, bytes), isPreview: false, purchase: [], ticket: sound.ticket }
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
