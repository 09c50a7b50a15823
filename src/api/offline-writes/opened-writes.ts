import { channels, databases, locks } from '../../contract/storage-names.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import { openMemoryBackedRecords } from '../../lib/memory-backed-records.ts'
import type { Records } from '../../lib/records.ts'
import type { BackendError } from '../backend-error.ts'
import { parseIntent } from './intents.ts'
import type { CallOfWrite } from './send-intent.ts'
import { openWriteAhead } from './write-ahead.ts'

/** An open offer to undo is a lock: every tab sees it, and a crashed page releases it. */
const openUndoLocks = (owner: string) => {
  const prefix = locks.undoOffer(owner, '')
  return {
    make: (key: string, offered: Promise<unknown>) => {
      navigator.locks
        .request(prefix + key, () => offered)
        .catch((problem: unknown) => console.info('the undo action has expired', problem))
    },
    standing: async (): Promise<Set<string>> => {
      const { held = [] } = await navigator.locks.query()
      return new Set(
        held.flatMap(({ name: lock }) => (lock?.startsWith(prefix) ? lock.slice(prefix.length) : [])),
      )
    },
  }
}

export type Settled = 'delivered' | 'refused' | 'takenBack' | 'replaced'
export interface OfflineWriteEvents {
  changed: (intents: Intent[]) => void
  /** Accepted and still on disk: its result is stored first, because a page may unload at any moment. */
  delivered: (intent: Intent) => Promise<void>
  /** The intent left the disk. Reported in every tab; `error` only in the tab that sent it. */
  settled: (intent: Intent, how: Settled, error?: BackendError) => void
}

export interface OpenedWrites {
  readonly lock: string
  readonly callOf: CallOfWrite
  readonly events: OfflineWriteEvents
  readonly rows: Records<Intent>
  readonly writeAhead: ReturnType<typeof openWriteAhead>
  readonly undoLocks: ReturnType<typeof openUndoLocks>
  readonly channel: BroadcastChannel
  isClosed: boolean
}

export const openWrites = (owner: string, callOf: CallOfWrite, events: OfflineWriteEvents): OpenedWrites => {
  return {
    lock: locks.offlineWrites(owner),
    callOf,
    events,
    rows: openMemoryBackedRecords(databases.offlineWrites(owner), parseIntent),
    writeAhead: openWriteAhead(owner, parseIntent),
    undoLocks: openUndoLocks(owner),
    channel: new BroadcastChannel(channels.offlineWrites(owner)),
    isClosed: false,
  }
}

export const reread = async (writes: OpenedWrites) => {
  // A closed one is not opened again: its database may be deleted.
  if (writes.isClosed) return
  const intents = await writes.rows.list()
  if (!writes.isClosed) writes.events.changed(intents)
}

export const settle = async (
  writes: OpenedWrites,
  intent: Intent,
  outcome: Settled,
  error?: BackendError,
) => {
  await writes.rows.remove(intent.key)
  writes.channel.postMessage({ intent, how: outcome })
  writes.events.settled(intent, outcome, error)
  await reread(writes)
}

export const storeNewest = async ({ rows, writeAhead, events }: OpenedWrites, intent: Intent) => {
  const others = (await rows.list()).filter(({ subject }) => subject === intent.subject)
  const older = others.filter(({ key }) => key < intent.key)
  if (older.length === others.length) await rows.put(intent.key, intent)
  await rows.remove(...older.map(({ key }) => key))
  writeAhead.forget(intent)
  for (const replaced of older) events.settled(replaced, 'replaced')
}

/** Stores what an earlier page wrote ahead and could not put into the database before it unloaded. */
export const recoverWriteAhead = async (writes: OpenedWrites) => {
  for (const intent of writes.writeAhead.list()) await storeNewest(writes, intent)
}

export const listenToOtherTabs = (writes: OpenedWrites) => {
  writes.channel.onmessage = ({ data }: MessageEvent<{ intent?: Intent; how?: Settled }>) => {
    if (data.intent && data.how) writes.events.settled(data.intent, data.how)
    void reread(writes)
  }
}
