/** A store with its outbox, a clock, and relays as processes would run them. */
import type { Store } from '../../server/context.ts'
import { createRelay, type Relay, type RelayParts } from '../../server/events/relay.ts'
import { createLog } from '../../server/http/log.ts'
import { createMetrics } from '../../server/http/metrics.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { testClock } from './backend.ts'
import { openTestStore } from './store.ts'

export const openOutbox = async () => {
  const store: Store = await openTestStore()
  const clock = testClock()
  const tenants = loadTenants()
  const metrics = createMetrics(store.engine)
  let logged = ''
  const log = createLog('info', { write: (line: string) => void (logged += line) })
  const relays: Relay[] = []
  return {
    store,
    clock,
    tenants,
    metrics,
    log,
    /** Everything that was logged so far. */
    logged: () => logged,
    openRelay(consumers: RelayParts['consumers']) {
      const relay = createRelay({ store, tenants, clock, log, metrics, consumers })
      relays.push(relay)
      return relay
    },
    async close() {
      for (const relay of relays) await relay.stop()
      await store.close()
    },
  }
}
export type Outbox = Awaited<ReturnType<typeof openOutbox>>
