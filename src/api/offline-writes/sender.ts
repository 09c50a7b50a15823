import type { Intent } from '../../contract/offline-writes.ts'
import { wait } from '../../lib/wait.ts'
import { remainingHold } from './intents.ts'
import { type OpenedWrites, settle } from './opened-writes.ts'
import { sendIntent } from './send-intent.ts'

const maxDeliveredMs = 3_000
const firstPause = 1_000
const longestPause = 60_000
const undoCheckMs = 500

interface SenderState {
  /** Before a logout nothing waits for an undo. */
  isHurried: boolean
  pause: number
  timer: ReturnType<typeof setTimeout> | undefined
  running: Promise<number | null> | null
}

interface Sender {
  start: () => void
  flush: (ms: number) => Promise<void>
  stop: () => void
}

const nextPause = (state: SenderState) => {
  const now = state.pause * (0.75 + Math.random() / 2)
  state.pause = Math.min(state.pause * 2, longestPause)
  return now
}

/** A disk or a connection that does not answer delays no later write. */
const storeDelivered = async ({ events }: OpenedWrites, intent: Intent) => {
  const stored = events
    .delivered(intent)
    .catch((problem: unknown) => console.info('what a write changed is stored later', problem))
  await Promise.race([stored, wait(maxDeliveredMs)])
}

/** Resolves with how long to wait before the next try; null when nothing is left. */
const sendAll = async (writes: OpenedWrites, state: SenderState): Promise<number | null> => {
  for (;;) {
    const waiting = await writes.rows.list()
    const openOffers = await writes.undoLocks.standing()
    const waitOf = (intent: Intent) =>
      Math.max(remainingHold(intent), openOffers.has(intent.key) ? undoCheckMs : 0)
    const next = waiting.find((intent) => state.isHurried || waitOf(intent) === 0)
    if (writes.isClosed || waiting.length === 0) return null
    if (!next) return Math.min(...waiting.map(waitOf))
    const outcome = await sendIntent(writes.callOf, next)
    if (!outcome) return nextPause(state)
    state.pause = firstPause
    if (outcome.outcome === 'delivered') await storeDelivered(writes, next)
    await settle(writes, next, outcome.outcome, outcome.error)
  }
}

const run = (writes: OpenedWrites, state: SenderState): Promise<number | null> => {
  clearTimeout(state.timer)
  state.running ??= navigator.locks
    .request(writes.lock, () => sendAll(writes, state))
    .finally(() => (state.running = null))
  return state.running
}

export const createSender = (writes: OpenedWrites): Sender => {
  const state: SenderState = { isHurried: false, pause: firstPause, timer: undefined, running: null }
  const startIn = (ms: number | null) => {
    if (ms !== null && !writes.isClosed) state.timer = setTimeout(start, ms)
  }
  const start = () => {
    if (writes.isClosed) return
    run(writes, state).then(startIn, (problem: unknown) =>
      console.warn('the offline writes could not be read', problem),
    )
  }
  return {
    start: () => {
      state.pause = firstPause
      start()
    },
    flush: async (ms) => {
      state.isHurried = true
      const runTwice = async () => {
        await state.running
        startIn(await run(writes, state))
      }
      await Promise.race([runTwice(), wait(ms)])
      // A user who stays after all can undo again.
      state.isHurried = false
    },
    stop: () => clearTimeout(state.timer),
  }
}
