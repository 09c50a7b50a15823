/**
 * What somebody took along to hear without a line, as every screen sees it. One tab at a time fetches, under a lock; the
 * others show what it writes and tell it what a person wants.
 */
import { proxy, ref, subscribe } from 'valtio'
import { channels, locks } from '../../contract/storage-names.ts'
import { configuredBackend } from '../../api/backend.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { type ClockReading, fractionOf } from '../../domain/downloads/download-rules.ts'
import { canEncrypt } from '../../lib/encrypted-chunks.ts'
import { downloadMarks } from '../availability/download-marks.ts'
import { isLoggedIn, session, userKey } from '../session/session.ts'
import { followWifi } from './wifi.ts'
import { type DownloadStore, openDownloadStore } from './download-store.ts'
import { createDownloadQueue } from './download-queue.ts'
import type { UserDownloads } from './user-downloads.ts'
import { sweepDownloads } from './sweep-downloads.ts'

export interface Downloads {
  /** Null before the disk was read. */
  sounds: readonly DownloadRecord[] | null
}
export const downloads = proxy<Downloads>({ sounds: null })

let open: ReturnType<typeof openUserDownloads> | null = null
let owner = ''

const showDownloads = (sounds: Iterable<DownloadRecord>) => {
  const list = [...sounds].toSorted((a, b) => a.at - b.at)
  downloads.sounds = ref(list)
  downloadMarks.parts = Object.fromEntries(list.map((sound) => [sound.track.id, fractionOf(sound)]))
  const whole = list.filter(({ state }) => state === 'kept')
  const ids = whole.flatMap(({ source, track: { id, album } }) => [id, source.id, album.id, album.artist.id])
  downloadMarks.sounding = Object.fromEntries(ids.map((id) => [id, true]))
}

const openUserDownloads = (disk: DownloadStore) => {
  const sounds = new Map<string, DownloadRecord>()
  const channel = new BroadcastChannel(channels.downloads(disk.name))
  const end = new AbortController()
  followWifi(configuredBackend().tenantName, end.signal)
  const changed = () => {
    if (end.signal.aborted) return
    showDownloads(sounds.values())
    fetcher.update()
  }
  const tell = () => {
    changed()
    if (!end.signal.aborted) channel.postMessage(null)
  }
  let turn: Promise<unknown> = Promise.resolve()
  /** One after another: what was read before a change is not shown after it. */
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const mine = turn.then(() => {
      end.signal.throwIfAborted()
      return work()
    })
    turn = mine.catch(() => null)
    return mine
  }
  const read = () => inTurn(readNow)
  const readNow = async () => {
    const rows = await disk.rows.list()
    sounds.clear()
    for (const sound of rows) sounds.set(sound.track.id, sound)
    changed()
  }
  const changeNow = async (ids: readonly string[], change: Partial<DownloadRecord>) => {
    const known = new Map([...sounds].filter(([id]) => ids.includes(id)))
    // Shown also where the disk does not take it.
    for (const [id, sound] of known) sounds.set(id, { ...sound, ...change })
    // Another tab may have changed or removed it since; what was asked for anew is another one.
    const next = await disk.rows.change([...known.keys()], (row, id) =>
      row.at === known.get(id)?.at ? { ...row, ...change } : null,
    )
    for (const id of known.keys()) {
      const row = next.get(id)
      if (row) sounds.set(id, row)
      else sounds.delete(id)
    }
    return next
  }
  const changeAll = (ids: readonly string[], change: Partial<DownloadRecord>) =>
    inTurn(() => changeNow(ids, change)).finally(tell)
  const putNow = async (added: readonly DownloadRecord[]) => {
    for (const sound of added) {
      end.signal.throwIfAborted()
      await disk.rows.put(sound.track.id, sound)
      sounds.set(sound.track.id, sound)
    }
  }
  const takeNow = async (ids: readonly string[]) => {
    await disk.rows.remove(...ids)
    ids.forEach((id) => sounds.delete(id))
  }
  const mine: UserDownloads = {
    store: disk,
    sounds,
    whenRead: Promise.resolve(),
    change: async (id, change) => (await changeAll([id], change)).get(id) ?? null,
    changeAll: async (ids, change) => void (await changeAll(ids, change)),
    put: async (added) => {
      try {
        await inTurn(() => putNow(added))
      } catch (problem) {
        // What is not on the disk would be gone with the page.
        await read()
        throw problem
      }
      tell()
    },
    remove: async (ids) => {
      await inTurn(() => takeNow(ids))
      tell()
    },
  }
  const fetcher = createDownloadQueue(mine, end.signal)
  mine.whenRead = read()
  channel.addEventListener('message', () => void read().catch(logWarning))
  const work = async () => {
    await mine.whenRead
    await navigator.locks.request(locks.downloads(disk.name), { signal: end.signal }, async () => {
      await sweepDownloads(mine, end.signal)
      await fetcher.run()
    })
  }
  work().catch(logWarning)
  const close = () => {
    end.abort()
    channel.close()
  }
  return { mine, close }
}

const logWarning = (problem: unknown) => {
  if (problem instanceof DOMException && problem.name === 'AbortError') return
  console.warn('what was taken along is not at hand', problem)
}

const closeUserDownloads = () => {
  open?.close()
  open = null
  owner = ''
}
/** A page that the browser keeps for a way back fetches nothing, and another tab shall. */
const followPageCache = () => {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) closeUserDownloads()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followSession()
  })
}
let isFollowed = false
const followSession = () => {
  const user = isLoggedIn() && canEncrypt() ? userKey() : ''
  if (user === owner) return
  closeUserDownloads()
  owner = user
  downloads.sounds = null
  downloadMarks.parts = {}
  downloadMarks.sounding = {}
  if (!user) return
  open = openUserDownloads(openDownloadStore(configuredBackend().tenantName, user))
  if (!isFollowed) followPageCache()
  isFollowed = true
}

/** The time as rights are held against it. */
export const downloadMoment = (): ClockReading => open?.mine.store.moment() ?? { now: Date.now(), seen: 0 }

/** Null for a guest. */
export const currentUserDownloads = (): UserDownloads | null => open?.mine ?? null

followSession()
subscribe(session, followSession)
