import { join } from 'node:path'
import { deleteExpiredKeys } from '../api/idempotency.ts'
import type { Scope, ServerContext } from '../context.ts'
import { deleteSettledEvents } from '../events/outbox.ts'
import { deleteExpiredLogins } from '../identity/delete-expired-logins.ts'
import { makeDataExports } from '../modules/data-export/make-data-exports.ts'
import { indexItems } from '../modules/search/search-index.ts'
import { every, type Job } from './job.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

type JobContext = Pick<
  ServerContext,
  'store' | 'clock' | 'ids' | 'settings' | 'log' | 'tenants' | 'portalAddress'
>

const withinEachTenant =
  ({ store, tenants }: JobContext, work: (scope: Scope) => Promise<unknown>): Job['run'] =>
  async (signal) => {
    for (const { name } of tenants) if (!signal.aborted) await store.within(name, work)
  }

const dumpJobs = ({ store: { dump }, settings, log }: JobContext, dataDir: string): Job[] => {
  if (!dump || settings.dumpEvery === 0) return []
  const run = async () => {
    await dump(join(dataDir, 'dump.tar.gz'))
    log.info({ file: 'dump.tar.gz' }, 'the store was dumped')
  }
  return [{ name: 'dump-store', queryDue: every(settings.dumpEvery * minute), run }]
}

/** Imported only with MEDIA_DIR, since it loads the image library. */
const pictureJobs = ({ store, log, tenants, settings: { mediaDir } }: JobContext): Job[] => {
  if (!mediaDir) return []
  let adopt: Job['run'] | null = null
  const run: Job['run'] = async (signal) => {
    const { createAdoptPictures } = await import('../media/file-source/adopt-pictures.ts')
    adopt ??= createAdoptPictures({ mediaDir, store, log, tenants })
    await adopt(signal)
  }
  return [{ name: 'adopt-pictures', queryDue: every(10 * minute), run }]
}

export const jobsOf = (context: JobContext, dataDir: string): readonly Job[] => [
  {
    name: 'index-items',
    queryDue: every(minute),
    run: withinEachTenant(context, indexItems),
    isBeforeReady: true,
  },
  {
    name: 'delete-expired-keys',
    queryDue: every(hour),
    run: withinEachTenant(context, (scope) => deleteExpiredKeys(scope, context.clock.now())),
  },
  {
    name: 'delete-expired-logins',
    queryDue: every(hour),
    run: withinEachTenant(context, (scope) => deleteExpiredLogins(scope, context.clock)),
  },
  {
    name: 'delete-settled-events',
    queryDue: every(hour),
    run: withinEachTenant(context, (scope) => deleteSettledEvents(scope, context.clock.now())),
  },
  {
    name: 'make-data-exports',
    queryDue: every(10 * second),
    run: (signal) => makeDataExports(context, signal),
  },
  ...pictureJobs(context),
  ...dumpJobs(context, dataDir),
]
