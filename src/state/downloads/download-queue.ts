import { subscribe } from 'valtio'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { nextToFetch } from '../../domain/downloads/download-rules.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'
import { waitsForWifi, wifi } from './wifi.ts'
import { fetchSound } from './fetch-sound.ts'
import { settleFailure } from './settle-failure.ts'
import type { UserDownloads } from './user-downloads.ts'

export interface DownloadQueue {
  run: () => Promise<void>
  update: () => void
}

/** After a network failure; it is also retried when the browser reports a connection. */
const retryMs = 10_000

export const createDownloadQueue = (holder: UserDownloads, stopped: AbortSignal): DownloadQueue => {
  const running = new Map<string, AbortController>()
  let isWorking = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const retry = () => {
    clearTimeout(retryTimer)
    retryTimer = undefined
    update()
  }
  const failed = async (id: string, error: unknown) => {
    if (await settleFailure(holder, id, error)) return
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
