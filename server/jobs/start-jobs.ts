/** What the running server does by the clock: old keys are forgotten, new items are made findable, the store is dumped. */
import { join } from 'node:path'
import { deleteExpiredKeys } from '../api/idempotency.ts'
import { indexItems } from '../modules/search/search-index.ts'
import type { ServerContext } from '../context.ts'

const minute = 60_000
const hour = 60 * minute

/** One at a time, never keeping the process alive, and a failure is told and tried again next time. */
const runEvery = (ms: number, what: string, { log }: ServerContext, work: () => Promise<void>) => {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = work()
      .catch((error: unknown) => log.error({ reason: String(error) }, `${what} failed`))
      .finally(() => (busy = false))
  }, ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Answers how to stop it; what runs is finished. */
export const startJobs = (parts: ServerContext, dataDir: string): (() => Promise<void>) => {
  const { store, tenants, clock, settings, log } = parts
  const forget = async () => {
    for (const { name } of tenants) await deleteExpiredKeys(store, clock, name)
  }
  const index = async () => {
    for (const { name } of tenants) await store.within(name, indexItems)
  }
  const stops = [
    runEvery(hour, 'forgetting old keys', parts, forget),
    runEvery(minute, 'making items findable', parts, index),
  ]
  const { dump } = store
  if (dump && settings.dumpEvery > 0)
    stops.push(
      runEvery(settings.dumpEvery * minute, 'the dump of the store', parts, async () => {
        await dump(join(dataDir, 'dump.tar.gz'))
        log.info({ file: 'dump.tar.gz' }, 'the store was dumped')
      }),
    )
  return async () => {
    for (const stop of stops) await stop()
  }
}
