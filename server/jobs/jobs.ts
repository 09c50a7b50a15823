import { join } from 'node:path'
import { deleteExpiredKeys } from '../api/idempotency.ts'
import { systemClock } from '../clock.ts'
import type { Scope, ServerContext } from '../context.ts'
import { deleteSettledEvents } from '../events/outbox.ts'
import { deleteExpiredPayloads } from '../identity/adapter.ts'
import { deleteTriesBefore } from '../identity/login-tries.repository.ts'
import { deleteResetsBefore } from '../modules/password/password.repository.ts'
import { indexItems } from '../modules/search/search-index.ts'
import { deleteSessionsBefore } from '../modules/session/session.repository.ts'
import { every, type Job } from './job.ts'

const minute = 60_000
const hour = 60 * minute
const loginTryLifetimeMs = 24 * hour

interface JobContext extends Pick<ServerContext, 'store' | 'clock' | 'settings' | 'log'> {
  tenants: readonly { name: string }[]
}

const withinEachTenant =
  ({ store, tenants }: JobContext, work: (scope: Scope) => Promise<unknown>): Job['run'] =>
  async (signal) => {
    for (const { name } of tenants) if (!signal.aborted) await store.within(name, work)
  }

/** Sessions and the provider's payloads expire by the real time, whatever the portal's clock was set to. */
const deleteExpiredLogins =
  ({ clock }: JobContext) =>
  async (scope: Scope) => {
    await deleteExpiredPayloads(scope, systemClock.now())
    await deleteSessionsBefore(scope, systemClock.now())
    await deleteResetsBefore(scope, clock.now())
    await deleteTriesBefore(scope, new Date(systemClock.now().getTime() - loginTryLifetimeMs))
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
    run: withinEachTenant(context, deleteExpiredLogins(context)),
  },
  {
    name: 'delete-settled-events',
    queryDue: every(hour),
    run: withinEachTenant(context, (scope) => deleteSettledEvents(scope, context.clock.now())),
  },
  ...pictureJobs(context),
  ...dumpJobs(context, dataDir),
]
