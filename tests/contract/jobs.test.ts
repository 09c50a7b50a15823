/** What the jobs of the server do, and when. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createIds } from '../../server/clock.ts'
import { createJobRunner } from '../../server/jobs/job-runner.ts'
import { jobsOf } from '../../server/jobs/jobs.ts'
import { createMetrics } from '../../server/http/metrics.ts'
import type { Log, Store } from '../../server/context.ts'
import { readSettings } from '../../server/start/settings.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { testClock } from '../support/backend.ts'
import { addItem } from '../support/rows.ts'
import { openTestStore } from '../support/store.ts'

const minute = 60_000
let store: Store
let clock: ReturnType<typeof testClock>
let problems: string[]
beforeEach(async () => {
  store = await openTestStore()
  clock = testClock()
  problems = []
})
afterEach(() => store.close())

const note = (_: object, message: string) => void problems.push(message)
const log: Log = { info: note, warn: note, error: note }

describe('the jobs of the server', () => {
  const openOwnJobs = (env: NodeJS.ProcessEnv = {}) => {
    const context = { store, clock, log, ids: createIds(clock), settings: readSettings(env) }
    const tenants = loadTenants().filter(({ name }) => name === 'nour')
    return jobsOf({ ...context, tenants, portalAddress: () => 'http://nour.localhost' }, 'nowhere')
  }

  it('make new items findable, forget old keys and delivered events, and leave what is young', async () => {
    const old = new Date(clock.now().getTime() - 40 * 24 * 60 * minute)
    const young = clock.now()
    await addItem(store, 'nour', 'trk_new', { kind: 'track' })
    await store.within('nour', async ({ db }) => {
      for (const [id, at] of [
        ['old', old],
        ['young', young],
      ] as const) {
        const base = { tenant: 'nour', created: at }
        const key = { who: 'lina', key: `key-${id}`, request_hash: 'x', status: 200, answer: null }
        await db
          .insertInto('idempotency')
          .values({ ...base, ...key })
          .execute()
        const event = { id, name: 'liked', payload: '{}', event_key: null, due: at, failed: null }
        await db
          .insertInto('outbox')
          .values({ ...base, ...event, sent: at })
          .execute()
      }
      const unsent = { tenant: 'nour', payload: '{}', event_key: null, sent: null, failed: null }
      await db
        .insertInto('outbox')
        .values(
          [
            { id: 'unsent', name: 'letter-requested' },
            { id: 'unsent-of-no-consumer', name: 'liked' },
          ].map((event) => ({ ...unsent, ...event, created: old, due: old })),
        )
        .execute()
    })
    const metrics = createMetrics(store.engine)
    const runner = createJobRunner({ store, clock, log, metrics, owner: 'one', jobs: openOwnJobs() })
    await runner.register()
    clock.pass(60 * minute)
    await runner.runDue()
    await runner.stop()
    expect(problems).toEqual([])
    const left = await store.within('nour', async ({ db }) => ({
      found: (await db.selectFrom('search_entry').select('id').execute()).map(({ id }) => id),
      keys: (await db.selectFrom('idempotency').select('key').execute()).map(({ key }) => key),
      events: (await db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id),
    }))
    expect(left).toEqual({ found: ['trk_new'], keys: ['key-young'], events: ['unsent', 'young'] })
  })

  it('have the index before the server is ready, and a dump only where one is asked for and possible', async () => {
    const names = async (env: NodeJS.ProcessEnv) => openOwnJobs(env).map(({ name }) => name)
    expect(
      openOwnJobs()
        .filter((job) => job.isBeforeReady)
        .map(({ name }) => name),
    ).toEqual(['index-items'])
    expect(await names({})).not.toContain('dump-store')
    const dumps = await names({ DUMP_EVERY_MINUTES: '5' })
    expect(dumps.includes('dump-store')).toBe(store.engine === 'embedded')
  })
})
