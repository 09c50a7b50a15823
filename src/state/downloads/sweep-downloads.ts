/** At the start: orphaned bytes go, downloads that the browser deleted are marked, and terms are renewed. */
import { requestDownload } from '../../api/downloads.ts'
import { BackendError } from '../../api/backend-error.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { isRenewalDue, pieceBytes, piecesOf } from '../../domain/downloads/download-rules.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'
import type { UserDownloads } from './user-downloads.ts'
import { syncDownloads, notifyLostDownloads } from './sync-with-backend.ts'

const dropOrphanedBytes = async (holder: UserDownloads) => {
  const { store: disk, sounds, change } = holder
  const lost: string[] = []
  const counts = await disk.chunks.counts()
  for (const [id, count] of counts) if (!sounds.has(id)) await disk.chunks.drop(id, count)
  for (const { track, state, size, got } of sounds.values()) {
    const count = counts.get(track.id) ?? 0
    if (state === 'kept' && count < piecesOf(size)) {
      lost.push(track.id)
      await change(track.id, { state: 'lost', got: 0 })
    }
    if (state !== 'kept' && got > count * pieceBytes) await change(track.id, { got: count * pieceBytes })
  }
  notifyLostDownloads(holder, lost)
}

/** The download may not be played any more and is locked: the bytes stay, in case the plan is renewed. */
const refusals = new Set([402, 403, 404, 410, 451])

/** Asked when the end is near or past, without fetching a byte. */
const renewDownload = async ({ store: disk, change }: UserDownloads, { track }: DownloadRecord) => {
  try {
    const { validUntil, ticket, now } = await requestDownload(track)
    disk.noteServerTime(now)
    await change(track.id, { validUntil, ticket })
  } catch (problem) {
    if (!(problem instanceof BackendError) || !refusals.has(problem.status)) throw problem
    await change(track.id, { validUntil: new Date(0).toISOString() })
  }
}
/** A refusal of one delays no other; without a connection all would fail. */
export const renewDueDownloads = async (holder: UserDownloads) => {
  // The backend knows nothing above the age ceiling: its refusal would end the term.
  const due = [...holder.sounds.values()].filter(
    (record) =>
      record.state === 'kept' &&
      !isAboveCeiling(record.track) &&
      isRenewalDue(record, holder.store.readClock()),
  )
  const refused: BackendError[] = []
  for (const record of due)
    await renewDownload(holder, record).catch((problem: unknown) => {
      if (!(problem instanceof BackendError)) throw problem
      refused.push(problem)
    })
  if (refused[0]) throw refused[0]
}

const day = 24 * 60 * 60_000

/** Now, when the connection is back, and once a day in a page that stays open. */
const renewDaily = (holder: UserDownloads, stopped: AbortSignal) => {
  const renewDue = () => {
    renewDueDownloads(holder).catch((problem: unknown) =>
      console.info('the terms of the downloads are requested later', problem),
    )
  }
  renewDue()
  addEventListener('online', renewDue, { signal: stopped })
  const daily = setInterval(renewDue, day)
  stopped.addEventListener('abort', () => clearInterval(daily))
}

export const sweepDownloads = async (holder: UserDownloads, stopped: AbortSignal) => {
  await dropOrphanedBytes(holder)
  stopped.throwIfAborted()
  void syncDownloads(holder, stopped)
  renewDaily(holder, stopped)
}
