/** Guests may not play (ROLE-32), but the tap is not lost: it applies to the page it was tapped on. */
import * as v from 'valibot'
import { tabKeys } from '../../contract/storage-names.ts'
import { Id, SourceKind, text } from '../../contract/shared.ts'
import { songBlockSize } from '../../domain/song-blocks.ts'

/** A list plays a window of its songs: three blocks at most. */
const maxListedSongs = 3 * songBlockSize

const PlayAfterLogin = v.object({
  kind: SourceKind,
  id: Id,
  track: Id,
  address: v.pipe(v.string(), v.maxLength(1000), v.startsWith('/')),
  at: v.number(),
  /** Of a list that has no page of its own to be loaded from again. */
  list: v.optional(v.object({ title: text(300), ids: v.pipe(v.array(Id), v.maxLength(maxListedSongs)) })),
})
export type PlayAfterLogin = v.InferOutput<typeof PlayAfterLogin>

/** Half an hour: later the user has forgotten the tap and would be startled by sound. */
export const playAfterLoginMaxAgeMs = 30 * 60_000

export const savePlayAfterLogin = (tenant: string, play: Omit<PlayAfterLogin, 'at'>, now = Date.now()) =>
  sessionStorage.setItem(tabKeys.playAfterLogin(tenant), JSON.stringify({ ...play, at: now }))

export const removePlayAfterLogin = (tenant: string) =>
  sessionStorage.removeItem(tabKeys.playAfterLogin(tenant))

const readPlayAfterLogin = (tenant: string): PlayAfterLogin | null => {
  const saved = sessionStorage.getItem(tabKeys.playAfterLogin(tenant))
  if (saved === null) return null
  try {
    return v.parse(PlayAfterLogin, JSON.parse(saved))
  } catch (error) {
    console.warn('dropped a prepared play that does not fit', error)
    return null
  }
}

/** A record for another address waits for its own page. */
export const findPlayAfterLogin = (
  tenant: string,
  address: string,
  now = Date.now(),
): PlayAfterLogin | null => {
  const play = readPlayAfterLogin(tenant)
  const isInTime = play !== null && now - play.at <= playAfterLoginMaxAgeMs
  if (!isInTime) removePlayAfterLogin(tenant)
  return isInTime && play.address === address ? play : null
}
