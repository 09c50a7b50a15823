/** Once per page: bytes that belong to nothing go, rows whose bytes the browser threw away say so, terms are renewed. */
import { askForDownload } from '../../api/downloads.ts'
import { BackendError } from '../../api/backend-error.ts'
import type { KeptSound } from '../../contract/kept-records.ts'
import { isRenewalDue, pieceBytes, piecesOf } from '../../domain/playing/keeping.ts'
import type { Holder } from './holder.ts'

const sortOut = async ({ disk, sounds, change }: Holder) => {
  const counts = await disk.pieces.counts()
  for (const [id, count] of counts) if (!sounds.has(id)) await disk.pieces.drop(id, count)
  for (const { track, state, size, got } of sounds.values()) {
    const count = counts.get(track.id) ?? 0
    if (state === 'kept' && count < piecesOf(size)) await change(track.id, { state: 'lost', got: 0 })
    if (state !== 'kept' && got > count * pieceBytes) await change(track.id, { got: count * pieceBytes })
  }
}

/** These say that it may not be had any more, and lock it: the bytes stay, in case the plan comes back. */
const refusals = new Set([402, 403, 404, 410, 451])

/** An end that has come closer, and one that is past: asked again, without fetching a byte. */
const renewOne = async ({ disk, change }: Holder, { track }: KeptSound) => {
  try {
    const { validUntil, ticket, now } = await askForDownload(track)
    disk.hearTime(now)
    await change(track.id, { validUntil, ticket })
  } catch (problem) {
    if (!(problem instanceof BackendError) || !refusals.has(problem.status)) throw problem
    await change(track.id, { validUntil: new Date(0).toISOString() })
  }
}
export const renew = async (holder: Holder) => {
  const due = [...holder.sounds.values()].filter(
    (sound) => sound.state === 'kept' && isRenewalDue(sound, holder.disk.moment()),
  )
  for (const sound of due) await renewOne(holder, sound)
}

export const sweep = async (holder: Holder) => {
  await sortOut(holder)
  renew(holder).catch((problem: unknown) => console.info('the terms are asked for later', problem))
}
