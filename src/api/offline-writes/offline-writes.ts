/**
 * Writes that survive a dead line and a reload: one record per intent, sent in the order of the taps by one tab at a
 * time, removed only on a definite answer. The idempotency key is made at the tap, so that a write whose answer was
 * lost may be sent again and still counts once.
 */
import { monotonicFactory } from 'ulid'
import { safeParse } from 'valibot'
import type { Card } from '../../contract/content.ts'
import { Intent, intentVersion } from '../../contract/offline-writes.ts'
import { openMemoryBackedRecords } from '../../lib/memory-backed-records.ts'
import { wait } from '../../lib/wait.ts'
import type { BackendError } from '../backend-error.ts'
import { openUndoLocks } from './undo-locks.ts'
import { sendIntent } from './send-intent.ts'
import { openWriteAhead } from './write-ahead.ts'

const maxDeliveredMs = 3_000
const firstPause = 1_000
const longestPause = 60_000
/** So often somebody looks whether an offer to undo still stands. */
const undoCheckMs = 500

export type Settled = 'delivered' | 'refused' | 'takenBack' | 'replaced'
interface OfflineWriteEvents {
  changed: (intents: Intent[]) => void
  /** Taken by the backend and still on disk: what it changed is kept first, for a page may be left at any moment. */
  delivered: (intent: Intent) => Promise<void>
  /** The intent left the disk. Told in every tab; `error` only in the tab that sent it. */
  settled: (intent: Intent, how: Settled, error?: BackendError) => void
}
export interface NewIntent {
  call: string
  input: Intent['input']
  subject: string
  label?: string | null
  card?: Card | null
  /** Milliseconds in which it can still be taken back, */
  hold?: number
  /** and longer, until this settles: the offer to take it back still stands on a page. */
  offered?: Promise<unknown>
}
export interface OfflineWrites {
  add: (given: NewIntent) => Promise<void>
  /** False when it had already been delivered. */
  takeBack: (key: string) => Promise<boolean>
  /** Sends for at most `ms` and answers what is still unsent. */
  flush: (ms: number) => Promise<Intent[]>
  clear: () => Promise<void>
  close: () => void
}

const nextKey = monotonicFactory()
const parseIntent = (value: unknown) => {
  const parsed = safeParse(Intent, value)
  return parsed.success ? parsed.output : null
}
const intentOf = (wanted: NewIntent): Intent => {
  const { hold, offered: _, ...given } = wanted
  const made = new Date()
  return {
    version: intentVersion,
    key: nextKey(),
    made: made.toISOString(),
    label: null,
    ...(hold ? { notBefore: new Date(made.getTime() + hold).toISOString() } : {}),
    ...given,
  }
}
const remainingHold = ({ notBefore }: Intent) =>
  notBefore ? Math.max(0, Date.parse(notBefore) - Date.now()) : 0

/** `name` tells tenants and users apart: it names database, lock and channel. */
export const openOfflineWrites = (name: string, events: OfflineWriteEvents): OfflineWrites => {
  const full = `outbox:${name}`
  const rows = openMemoryBackedRecords(full, parseIntent)
  const taps = openWriteAhead(name, parseIntent)
  const offers = openUndoLocks(full)
  const channel = new BroadcastChannel(full)
  let isClosed = false
  /** Whoever is about to leave waits for no undo. */
  let isHurried = false
  let isLeaving = false
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined

  const reread = async () => {
    // A closed one opens nothing again: its database may be gone with its user.
    if (isClosed) return
    const intents = await rows.list()
    if (!isClosed) events.changed(intents)
  }
  /** A disk or a line that does not answer holds up no later write. */
  const keepFirst = async (intent: Intent) => {
    const kept = events.delivered(intent).catch((problem: unknown) => console.info('kept later', problem))
    await Promise.race([kept, wait(maxDeliveredMs)])
  }
  const settle = async (intent: Intent, how: Settled, error?: BackendError) => {
    await rows.remove(intent.key)
    channel.postMessage({ intent, how })
    events.settled(intent, how, error)
    await reread()
  }

  const nextPause = () => {
    const now = pause * (0.75 + Math.random() / 2)
    pause = Math.min(pause * 2, longestPause)
    return now
  }
  /** How long to wait before the next try; null when the disk is empty. */
  const drain = () =>
    navigator.locks.request(full, async () => {
      for (;;) {
        const waiting = await rows.list()
        const standing = await offers.standing()
        const waits = (intent: Intent) =>
          Math.max(remainingHold(intent), standing.has(intent.key) ? undoCheckMs : 0)
        const next = waiting.find((intent) => isHurried || waits(intent) === 0)
        if (isClosed || waiting.length === 0) return null
        if (!next) return Math.min(...waiting.map(waits))
        const outcome = await sendIntent(next)
        if (!outcome) return nextPause()
        pause = firstPause
        if (outcome.how === 'delivered') await keepFirst(next)
        await settle(next, outcome.how, outcome.error)
      }
    })
  let running: Promise<number | null> | null = null
  const run = (): Promise<number | null> => {
    clearTimeout(timer)
    running ??= drain().finally(() => (running = null))
    return running
  }
  const startIn = (wait: number | null) => {
    if (wait !== null && !isClosed) timer = setTimeout(start, wait)
  }
  const start = () => {
    if (isClosed) return
    run().then(startIn, (problem: unknown) => console.warn('the outbox could not be read', problem))
  }
  const startNow = () => {
    pause = firstPause
    start()
  }
  channel.onmessage = ({ data }: MessageEvent<{ intent?: Intent; how?: Settled }>) => {
    if (data.intent && data.how) events.settled(data.intent, data.how)
    void reread()
  }
  /** The newest of a subject stays. */
  const keep = async (intent: Intent) => {
    const others = (await rows.list()).filter(({ subject }) => subject === intent.subject)
    const older = others.filter(({ key }) => key < intent.key)
    if (older.length === others.length) await rows.put(intent.key, intent)
    await rows.remove(...older.map(({ key }) => key))
    taps.forget(intent)
    for (const replaced of older) events.settled(replaced, 'replaced')
  }
  /** What a page that went at once left behind. */
  const recover = async () => {
    for (const intent of taps.list()) await keep(intent)
  }
  addEventListener('online', startNow)
  const followLeaving = ({ type }: Event) => (isLeaving = type === 'pagehide')
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, followLeaving, true)
  void recover().then(reread).then(start)

  return {
    add: async (given) => {
      const intent = intentOf(given)
      taps.note(intent)
      // The disk comes too late for a page that goes. Sent again by the next one, it counts once.
      if (isLeaving) void sendIntent(intent, { keepalive: true })
      if (given.offered) offers.make(intent.key, given.offered)
      await keep(intent)
      channel.postMessage({})
      await reread()
      startNow()
    },
    // Under the sender's lock, so that nothing is taken back while it is on its way.
    takeBack: (key) =>
      navigator.locks.request(full, async () => {
        const intent = (await rows.list()).find((row) => row.key === key)
        if (intent) await settle(intent, 'takenBack')
        return intent !== undefined
      }),
    flush: async (ms) => {
      isHurried = true
      const sendAll = async () => {
        await running
        startIn(await run())
      }
      await Promise.race([sendAll(), wait(ms)])
      // They may stay after all, and read an offer to undo again.
      isHurried = false
      return rows.list()
    },
    clear: async () => {
      taps.clear()
      await rows.clear()
      await reread()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      removeEventListener('online', startNow)
      for (const type of ['pagehide', 'pageshow']) removeEventListener(type, followLeaving, true)
      channel.close()
    },
  }
}
