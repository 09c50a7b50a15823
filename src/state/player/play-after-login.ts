/**
 * A Play that a guest asked for. It survives the way to the login and back in this tab, fits only the place it was
 * asked at, and is dropped once it plays (decision: guests may not play, ROLE-32; the tap is not lost).
 */
import * as v from 'valibot'
import { Id, SourceKind } from '../../contract/shared.ts'

const PreparedPlay = v.object({
  kind: SourceKind,
  /** Id of the album, show, book, artist, playlist, track or block that the queue comes from. */
  id: Id,
  /** The track that was tapped. */
  track: Id,
  /** Pathname of the page, with its language prefix. */
  address: v.pipe(v.string(), v.maxLength(1000), v.startsWith('/')),
  at: v.number(),
})
export type PreparedPlay = v.InferOutput<typeof PreparedPlay>

/** Half an hour: whoever comes back later has forgotten the tap and would be startled by sound. */
export const preparedPlayKeptFor = 30 * 60_000
const nameFor = (tenant: string) => `prepared-play:${tenant}`

export const preparePlay = (tenant: string, play: Omit<PreparedPlay, 'at'>, now = Date.now()) =>
  sessionStorage.setItem(nameFor(tenant), JSON.stringify({ ...play, at: now }))

export const dropPreparedPlay = (tenant: string) => sessionStorage.removeItem(nameFor(tenant))

const read = (tenant: string): PreparedPlay | null => {
  const kept = sessionStorage.getItem(nameFor(tenant))
  if (kept === null) return null
  try {
    return v.parse(PreparedPlay, JSON.parse(kept))
  } catch (error) {
    console.warn('dropped a prepared play that does not fit', error)
    return null
  }
}

/** What was prepared at this address; a record for another address waits for its own page. */
export const findPreparedPlay = (tenant: string, address: string, now = Date.now()): PreparedPlay | null => {
  const play = read(tenant)
  const isInTime = play !== null && now - play.at <= preparedPlayKeptFor
  if (!isInTime) dropPreparedPlay(tenant)
  return isInTime && play.address === address ? play : null
}
