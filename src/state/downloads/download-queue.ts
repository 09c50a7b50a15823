import { subscribe } from 'valtio'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { nextToFetch } from '../../domain/downloads/download-rules.ts'
import { isDiskFull } from '../../lib/disk-full.ts'
import { openDialog } from '../dialogs/dialogs.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { isAboveCeiling } from '../parental/parental.ts'
import { UnsupportedSoundError } from '../player/sound-support.ts'
import { waitsForWifi, wifi } from './wifi.ts'
import { fetchSound } from './fetch-sound.ts'
import type { UserDownloads } from './user-downloads.ts'

export interface DownloadQueue {
  run: () => Promise<void>
  update: () => void
}

/** After a network failure; it is also retried when the browser reports a connection. */
const retryMs = 10_000

/** The received bytes stay. A full disk may not accept the new state either: the screen shows it. */
const pauseForFullDisk = async ({ sounds, changeAll }: UserDownloads) => {
  showSnack('keep.full', { tone: 'bad' })
  const waiting = [...sounds.values()].filter(({ state }) => state === 'waiting')
  const ids = waiting.map(({ track }) => track.id)
  await changeAll(ids, { state: 'paused' }).catch((problem: unknown) => {
    if (!isDiskFull(problem)) throw problem
  })
}

export const createDownloadQueue = (holder: UserDownloads, stopped: AbortSignal): DownloadQueue => {
  const running = new Map<string, AbortController>()
  let isWorking = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const retry = () => {
    clearTimeout(retryTimer)
    retryTimer = undefined
    update()
  }
  /** ERR-40: a refusal is shown with its status. A missing connection or an overloaded backend is none, and waits. */
  const failed = async (id: string, error: unknown) => {
    if (isDiskFull(error)) return pauseForFullDisk(holder)
    if (error instanceof UnsupportedSoundError) {
      await holder.change(id, { state: 'refused' })
      return showSnack('player.unsupported', { values: { title: error.title }, tone: 'bad' })
    }
    // No 401 counts while a session is being renewed: once it continues, so does this.
    const isRefused = error instanceof BackendError && error.isFinal && error.status !== 401
    if (isRefused) {
      await holder.change(id, { state: 'refused' })
      void openDialog('genericError', { status: error.status, code: error.code }, { isUnasked: true })
      return
    }
    const isWorthAnother = [BackendError, OfflineError, TypeError].some((kind) => error instanceof kind)
    if (!isWorthAnother) throw error
    retryTimer ??= setTimeout(retry, retryMs)
  }
  const run = async (record: DownloadRecord) => {
    const { id } = record.track
    const controller = new AbortController()
    const signal = AbortSignal.any([controller.signal, stopped])
    running.set(id, controller)
    const save = async (change: Partial<DownloadRecord>) => {
      signal.throwIfAborted()
      const saved = await holder.change(id, change)
      if (!saved) throw new DOMException('it is no longer wanted', 'AbortError')
      return saved
    }
    try {
      await fetchSound(record, { store: holder.store, signal, save })
    } catch (error) {
      if (!signal.aborted) await failed(id, error)
    } finally {
      running.delete(id)
    }
    update()
  }
  const update = () => {
    if (!isWorking || stopped.aborted) return
    const { sounds } = holder
    const isWaiting = waitsForWifi(wifi)
    const open = new Map([...sounds].filter(([, { track }]) => !isAboveCeiling(track)))
    for (const [id, fetching] of running) if (isWaiting || open.get(id)?.state !== 'waiting') fetching.abort()
    if (isWaiting || retryTimer !== undefined) return
    for (const record of nextToFetch([...open.values()], [...running.keys()]))
      run(record).catch((problem: unknown) => console.warn('a sound could not be loaded', problem))
  }

  return {
    update,
    run: () =>
      new Promise<void>((done) => {
        stopped.throwIfAborted()
        isWorking = true
        addEventListener('online', retry, { signal: stopped })
        const stop = subscribe(wifi, update)
        stopped.addEventListener('abort', () => {
          stop()
          clearTimeout(retryTimer)
          done()
        })
        update()
      }),
  }
}
