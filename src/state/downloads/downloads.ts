/** One tab at a time fetches, under a lock; the others show what it writes. */
import { proxy, ref, subscribe } from 'valtio'
import { channels, locks } from '../../contract/storage-names.ts'
import { configuredBackend } from '../../api/backend.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { type ClockReading, fractionOf } from '../../domain/downloads/download-rules.ts'
import { canEncrypt } from '../../lib/encrypted-chunks.ts'
import { downloadMarks } from '../availability/download-marks.ts'
import { onCeilingChange } from '../age-ceiling/apply-ceiling.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'
import { isLoggedIn, session, userKey } from '../session/session.ts'
import { followWifi } from './wifi.ts'
import { type DownloadStore, openDownloadStore } from './download-store.ts'
import { type DownloadQueue, createDownloadQueue } from './download-queue.ts'
import {
  type SharedDownloads,
  changeDownloads,
  putDownloads,
  readDownloads,
  removeDownloads,
} from './shared-downloads.ts'
import type { UserDownloads } from './user-downloads.ts'
import { renewDueDownloads, sweepDownloads } from './sweep-downloads.ts'

export interface Downloads {
  sounds: readonly DownloadRecord[] | null
}
export const downloads = proxy<Downloads>({ sounds: null })

let open: ReturnType<typeof openUserDownloads> | null = null
let owner = ''

const showDownloads = (sounds: Iterable<DownloadRecord>) => {
  const list = [...sounds].toSorted((a, b) => a.at - b.at)
  downloads.sounds = ref(list)
  // What is above the age ceiling stays, locked: nothing says that it is here.
  const open = list.filter(({ track }) => !isAboveCeiling(track))
  downloadMarks.parts = Object.fromEntries(open.map((record) => [record.track.id, fractionOf(record)]))
  const complete = open.filter(({ state }) => state === 'kept')
  const ids = complete.flatMap(({ source, track: { id, album } }) => [
    id,
    source.id,
    album.id,
    album.artist.id,
  ])
  downloadMarks.playable = Object.fromEntries(ids.map((id) => [id, true]))
}

const userDownloadsOf = (shared: SharedDownloads): UserDownloads => ({
  store: shared.store,
  sounds: shared.sounds,
  whenRead: Promise.resolve(),
  change: async (id, change) => (await changeDownloads(shared, [id], change)).get(id) ?? null,
  changeAll: async (ids, change) => void (await changeDownloads(shared, ids, change)),
  put: (added) => putDownloads(shared, added),
  remove: (ids) => removeDownloads(shared, ids),
})

const fetchUnderLock = async (holder: UserDownloads, queue: DownloadQueue, signal: AbortSignal) => {
  await holder.whenRead
  await navigator.locks.request(locks.downloads(holder.store.name), { signal }, async () => {
    await sweepDownloads(holder, signal)
    await queue.run()
  })
}

const openUserDownloads = (store: DownloadStore) => {
  const sounds = new Map<string, DownloadRecord>()
  const channel = new BroadcastChannel(channels.downloads(store.name))
  const end = new AbortController()
  followWifi(configuredBackend().tenantName, end.signal)
  const onChange = () => {
    if (end.signal.aborted) return
    showDownloads(sounds.values())
    queue.update()
  }
  const shared: SharedDownloads = { store, sounds, channel, end, lastTurn: Promise.resolve(), onChange }
  const holder = userDownloadsOf(shared)
  const queue = createDownloadQueue(holder, end.signal)
  holder.whenRead = readDownloads(shared)
  channel.addEventListener('message', () => void readDownloads(shared).catch(logWarning))
  const endFollowing = onCeilingChange(({ from, to }) => {
    onChange()
    // What was locked was not renewed.
    if (to > from) renewDueDownloads(holder).catch(logWarning)
  })
  fetchUnderLock(holder, queue, end.signal).catch(logWarning)
  const close = () => {
    end.abort()
    endFollowing()
    channel.close()
  }
  return { holder, close }
}

const logWarning = (problem: unknown) => {
  if (problem instanceof DOMException && problem.name === 'AbortError') return
  console.warn('the downloads are not available', problem)
}

const closeUserDownloads = () => {
  open?.close()
  open = null
  owner = ''
}
/** A page in the back-forward cache fetches nothing, and another tab takes over. */
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
  downloadMarks.playable = {}
  if (!user) return
  open = openUserDownloads(openDownloadStore(configuredBackend().tenantName, user))
  if (!isFollowed) followPageCache()
  isFollowed = true
}

export const downloadMoment = (): ClockReading =>
  open?.holder.store.readClock() ?? { now: Date.now(), seen: 0 }

export const currentUserDownloads = (): UserDownloads | null => open?.holder ?? null

followSession()
subscribe(session, followSession)
