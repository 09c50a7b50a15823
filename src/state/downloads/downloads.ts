/**
 * What somebody took along to hear without a line, as every screen sees it. One tab at a time fetches, under a lock; the
 * others show what it writes and tell it what a person wants.
 */
import { proxy, ref, subscribe } from 'valtio'
import { configuredBackend } from '../../api/backend.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import { type Moment, partOf } from '../../domain/downloads/download-rules.ts'
import { canSeal } from '../../lib/encrypted-chunks.ts'
import { keptMarks } from '../availability/download-marks.ts'
import { isLoggedIn, session, userKey } from '../session/session.ts'
import { followWifi } from './wifi.ts'
import { type KeepDisk, openKeepDisk } from './download-store.ts'
import { createFetcher } from './download-queue.ts'
import type { Holder } from './user-downloads.ts'
import { sweep } from './sweep-downloads.ts'

export interface Keep {
  /** Null before the disk was read. */
  sounds: readonly KeptSound[] | null
}
export const keep = proxy<Keep>({ sounds: null })

let open: ReturnType<typeof openHolder> | null = null
let owner = ''

const show = (sounds: Iterable<KeptSound>) => {
  const list = [...sounds].toSorted((a, b) => a.at - b.at)
  keep.sounds = ref(list)
  keptMarks.parts = Object.fromEntries(list.map((sound) => [sound.track.id, partOf(sound)]))
  const whole = list.filter(({ state }) => state === 'kept')
  const ids = whole.flatMap(({ source, track: { id, album } }) => [id, source.id, album.id, album.artist.id])
  keptMarks.sounding = Object.fromEntries(ids.map((id) => [id, true]))
}

const openHolder = (disk: KeepDisk) => {
  const sounds = new Map<string, KeptSound>()
  const channel = new BroadcastChannel(`kept:${disk.name}`)
  const end = new AbortController()
  followWifi(configuredBackend().tenantName, end.signal)
  const changed = () => {
    if (end.signal.aborted) return
    show(sounds.values())
    fetcher.look()
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
  const changeNow = async (ids: readonly string[], change: Partial<KeptSound>) => {
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
  const changeAll = (ids: readonly string[], change: Partial<KeptSound>) =>
    inTurn(() => changeNow(ids, change)).finally(tell)
  const putNow = async (added: readonly KeptSound[]) => {
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
  const mine: Holder = {
    disk,
    sounds,
    isRead: Promise.resolve(),
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
    take: async (ids) => {
      await inTurn(() => takeNow(ids))
      tell()
    },
  }
  const fetcher = createFetcher(mine, end.signal)
  mine.isRead = read()
  channel.addEventListener('message', () => void read().catch(complain))
  const work = async () => {
    await mine.isRead
    await navigator.locks.request(`kept:${disk.name}`, { signal: end.signal }, async () => {
      await sweep(mine, end.signal)
      await fetcher.work()
    })
  }
  work().catch(complain)
  const close = () => {
    end.abort()
    channel.close()
  }
  return { mine, close }
}

const complain = (problem: unknown) => {
  if (problem instanceof DOMException && problem.name === 'AbortError') return
  console.warn('what was taken along is not at hand', problem)
}

const leave = () => {
  open?.close()
  open = null
  owner = ''
}
/** A page that the browser keeps for a way back fetches nothing, and another tab shall. */
const followWayBack = () => {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) leave()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
}
let isFollowed = false
const follow = () => {
  const user = isLoggedIn() && canSeal() ? userKey() : ''
  if (user === owner) return
  leave()
  owner = user
  keep.sounds = null
  keptMarks.parts = {}
  keptMarks.sounding = {}
  if (!user) return
  open = openHolder(openKeepDisk(configuredBackend().tenantName, user))
  if (!isFollowed) followWayBack()
  isFollowed = true
}

/** The time as rights are held against it. */
export const keptMoment = (): Moment => open?.mine.disk.moment() ?? { now: Date.now(), seen: 0 }

/** Null for a guest. */
export const whoseKeep = (): Holder | null => open?.mine ?? null

follow()
subscribe(session, follow)
