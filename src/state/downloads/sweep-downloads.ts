/** At the start: bytes that belong to nothing go, what the browser threw away says so, terms are renewed from then on. */
import { askForDownload } from '../../api/downloads.ts'
import { BackendError } from '../../api/backend-error.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import { isRenewalDue, pieceBytes, piecesOf } from '../../domain/downloads/download-rules.ts'
import type { Holder } from './user-downloads.ts'
import { recallSounds, tellLost } from './sync-with-backend.ts'

const sortOut = async (holder: Holder) => {
  const { disk, sounds, change } = holder
  const lost: string[] = []
  const counts = await disk.pieces.counts()
  for (const [id, count] of counts) if (!sounds.has(id)) await disk.pieces.drop(id, count)
  for (const { track, state, size, got } of sounds.values()) {
    const count = counts.get(track.id) ?? 0
    if (state === 'kept' && count < piecesOf(size)) {
      lost.push(track.id)
      await change(track.id, { state: 'lost', got: 0 })
    }
    if (state !== 'kept' && got > count * pieceBytes) await change(track.id, { got: count * pieceBytes })
  }
  tellLost(holder, lost)
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
/** What one of them is refused for now holds up no other; a line that is down would refuse them all. */
export const renew = async (holder: Holder) => {
  const due = [...holder.sounds.values()].filter(
    (sound) => sound.state === 'kept' && isRenewalDue(sound, holder.disk.moment()),
  )
  const refused: BackendError[] = []
  for (const sound of due)
    await renewOne(holder, sound).catch((problem: unknown) => {
      if (!(problem instanceof BackendError)) throw problem
      refused.push(problem)
    })
  if (refused[0]) throw refused[0]
}

const day = 24 * 60 * 60_000

/** Now, when the line is back, and once a day in a page that stays open. */
const keepRenewing = (holder: Holder, gone: AbortSignal) => {
  const again = () => {
    renew(holder).catch((problem: unknown) => console.info('the terms are asked for later', problem))
  }
  again()
  addEventListener('online', again, { signal: gone })
  const daily = setInterval(again, day)
  gone.addEventListener('abort', () => clearInterval(daily))
}

export const sweep = async (holder: Holder, gone: AbortSignal) => {
  await sortOut(holder)
  gone.throwIfAborted()
  void recallSounds(holder, gone)
  keepRenewing(holder, gone)
}
