/** A server that is starting: it is live but not ready, so it gets no traffic. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '../../server/context.ts'
import { createConsumers } from '../../server/events/consumers.ts'
import { createRelay } from '../../server/events/relay.ts'
import type { Metrics } from '../../server/http/metrics.ts'
import { createIdentity } from '../../server/identity/identity.ts'
import { takeLease } from '../../server/jobs/leases.ts'
import { createTickets } from '../../server/media/tickets.ts'
import { startServer } from '../../server/server.ts'
import { readSettings } from '../../server/start/settings.ts'
import type { Subsystems } from '../../server/subsystems.ts'
import { handlersOf } from '../support/handlers.ts'
import { freshDatabase, placeEmptyStore, testDatabaseUrl } from '../support/store.ts'
import { addItem } from '../support/rows.ts'
import { freePort } from '../tools/lib/portal.mjs'

let env: NodeJS.ProcessEnv
let drop: () => Promise<void>
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riwaq-ready-'))
  const database = testDatabaseUrl ? await freshDatabase() : null
  if (!database) await placeEmptyStore(folder)
  env = { DATA_DIR: folder, PORT: String(await freePort()), BIND: '127.0.0.1', LOG_LEVEL: 'silent' }
  if (database) env['DATABASE_URL'] = database.url
  drop = async () => {
    await rm(folder, { recursive: true, force: true })
    await database?.drop()
  }
})
afterEach(() => drop())

/** The server's own parts without pages and media. */
const composeParts = async (parts: ServerContext, metrics: Metrics): Promise<Subsystems> => {
  const relay = createRelay({ ...parts, metrics, consumers: createConsumers(parts) })
  const handlers = handlersOf(metrics, createTickets(parts.ids.secret(32), parts.clock))
  const part = { respond: () => Promise.resolve(null), handlers, close: () => Promise.resolve() }
  return {
    relay,
    identity: await createIdentity({ ...parts, wakeRelay: relay.wake }),
    media: part,
    createWeb: () => Promise.resolve(part),
  }
}
const request = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${env['PORT']}${path}`)
  return `${response.status} ${await response.text()}`
}

it('answers /readyz with 200 only after the first index, and /healthz meanwhile', async () => {
  let opened: ServerContext | null = null
  const isFound = () =>
    opened?.store.within('nour', async ({ db }) => {
      const rows = await db.selectFrom('search_entry').select('id').where('id', '=', 'trk_new').execute()
      return rows.length === 1
    })
  const endOtherLease = () =>
    opened?.store.raw
      .updateTable('job')
      .set({ lease_until: null })
      .where('name', '=', 'index-items')
      .execute()
  const starting = startServer({
    settings: readSettings(env),
    async compose(parts, metrics) {
      opened = parts
      await addItem(parts.store, 'nour', 'trk_new', { kind: 'track' })
      await takeLease(parts, { name: 'index-items', owner: 'another process' }, false)
      return composeParts(parts, metrics)
    },
  })
  await expect
    .poll(() => request('/healthz').catch(() => 'closed'), { timeout: 20_000 })
    .toBe('200 {"alive":true}')
  expect([await request('/readyz'), await isFound()]).toEqual(['503 {"ready":false}', false])
  await endOtherLease()
  const { stop } = await starting
  expect([await request('/readyz'), await isFound()]).toEqual(['200 {"ready":true}', true])
  await stop()
})
