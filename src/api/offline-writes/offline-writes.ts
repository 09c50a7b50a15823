/**
 * Writes that survive a lost connection and a reload: one record per intent, sent in order by one tab at a
 * time, removed only on a definite answer. The idempotency key is made at the tap, so that a write whose
 * answer was lost may be sent again and still counts once.
 */
import type { Intent } from '../../contract/offline-writes.ts'
import { type NewIntent, createIntent } from './intents.ts'
import {
  type OfflineWriteEvents,
  type OpenedWrites,
  listenToOtherTabs,
  openWrites,
  recoverWriteAhead,
  reread,
  settle,
  storeNewest,
} from './opened-writes.ts'
import { type CallOfWrite, sendIntent } from './send-intent.ts'
import { createSender } from './sender.ts'

export interface OfflineWrites {
  add: (write: NewIntent) => Promise<void>
  takeBack: (key: string) => Promise<boolean>
  flush: (ms: number) => Promise<Intent[]>
  clear: () => Promise<void>
  close: () => void
}

/** Under the sender's lock, so that nothing is taken back while it is being sent. */
const takeBack = (writes: OpenedWrites, key: string): Promise<boolean> =>
  navigator.locks.request(writes.lock, async () => {
    const intent = (await writes.rows.list()).find((row) => row.key === key)
    if (intent) await settle(writes, intent, 'takenBack')
    return intent !== undefined
  })

const followLeaving = () => {
  const page = { isLeaving: false }
  const follow = ({ type }: Event) => (page.isLeaving = type === 'pagehide')
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, follow, true)
  const stop = () => {
    for (const type of ['pagehide', 'pageshow']) removeEventListener(type, follow, true)
  }
  return { page, stop }
}

export const openOfflineWrites = (
  owner: string,
  callOf: CallOfWrite,
  events: OfflineWriteEvents,
): OfflineWrites => {
  const writes = openWrites(owner, callOf, events)
  const sender = createSender(writes)
  const leaving = followLeaving()
  listenToOtherTabs(writes)
  addEventListener('online', sender.start)
  void recoverWriteAhead(writes)
    .then(() => reread(writes))
    .then(sender.start)

  return {
    add: async (write) => {
      const intent = createIntent(write)
      writes.writeAhead.note(intent)
      // The disk is too slow for a page that unloads. The next page sends it again, and it counts once.
      if (leaving.page.isLeaving) void sendIntent(callOf, intent, { keepalive: true })
      if (write.offered) writes.undoLocks.make(intent.key, write.offered)
      await storeNewest(writes, intent)
      writes.channel.postMessage({})
      await reread(writes)
      sender.start()
    },
    takeBack: (key) => takeBack(writes, key),
    flush: async (ms) => {
      await sender.flush(ms)
      return writes.rows.list()
    },
    clear: async () => {
      writes.writeAhead.clear()
      await writes.rows.clear()
      await reread(writes)
    },
    close: () => {
      writes.isClosed = true
      sender.stop()
      removeEventListener('online', sender.start)
      leaving.stop()
      writes.channel.close()
    },
  }
}
