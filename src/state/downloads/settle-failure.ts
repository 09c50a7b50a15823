import { BackendError, OfflineError } from '../../api/backend-error.ts'
import { isDiskFull } from '../../lib/disk-full.ts'
import { openDialog } from '../dialogs/dialogs.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { UnsupportedSoundError } from '../player/sound-support.ts'
import type { UserDownloads } from './user-downloads.ts'

/** The received bytes stay. A full disk may not accept the new state either: the screen shows it. */
const pauseForFullDisk = async ({ sounds, changeAll }: UserDownloads) => {
  showSnack('keep.full', { tone: 'bad' })
  const waiting = [...sounds.values()].filter(({ state }) => state === 'waiting')
  const ids = waiting.map(({ track }) => track.id)
  await changeAll(ids, { state: 'paused' }).catch((problem: unknown) => {
    if (!isDiskFull(problem)) throw problem
  })
}

/** No 401 counts while a session is being renewed: once it continues, so does the download. */
const isRefusal = (error: unknown): error is BackendError =>
  error instanceof BackendError && error.isFinal && error.status !== 401

const isWorthAnother = (error: unknown) =>
  [BackendError, OfflineError, TypeError].some((kind) => error instanceof kind)

/**
 * ERR-40: a refusal is shown with its status. False for a missing connection or an overloaded backend: these are none, and
 * the download waits for another attempt.
 */
export const settleFailure = async (holder: UserDownloads, id: string, error: unknown): Promise<boolean> => {
  if (isDiskFull(error)) {
    await pauseForFullDisk(holder)
    return true
  }
  if (error instanceof UnsupportedSoundError) {
    await holder.change(id, { state: 'refused' })
    showSnack('player.unsupported', { values: { title: error.title }, tone: 'bad' })
    return true
  }
  if (isRefusal(error)) {
    await holder.change(id, { state: 'refused' })
    void openDialog('genericError', { status: error.status, code: error.code }, { isUnasked: true })
    return true
  }
  if (!isWorthAnother(error)) throw error
  return false
}
