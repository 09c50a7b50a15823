/**
 * Starts the server from its settings and returns how to stop it. Everything opened is closed again in reverse order,
 * also when a later step of the start fails.
 */
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { Subsystems } from './subsystems.ts'
import { clockFrom, createIds } from './clock.ts'
import { openDataFolder } from './start/data-folder.ts'
import { explainFullDisk } from './db/full-disk.ts'
import { createConnectionDrain } from './http/connection-drain.ts'
import { closeDrainingServer, closeHttpServer, createHttpServer } from './http/http-server.ts'
import { type TenantResolver, createTenantResolver } from './http/tenant-by-host.ts'
import { checkSecrets } from './identity/portal-client.ts'
import { type ListenAddress, checkPortIsFree, listen } from './http/listen.ts'
import { createLog } from './http/log.ts'
import { type Metrics, createMetrics, createMetricsServer } from './http/metrics.ts'
import { createOperator } from './modules/operator/operator.routes.ts'
import { openStore } from './db/open-store.ts'
import { damageText } from './db/store-failure.ts'
import type { App, ServerContext } from './context.ts'
import { openSecrets } from './start/secrets.ts'
import { type Settings, StartError } from './start/settings.ts'
import { loadTenants } from './tenants/load.ts'
import { portalAddress } from './tenants/portal-address.ts'
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts'
import { jobsOf } from './jobs/jobs.ts'

export interface RunningServer {
  context: ServerContext
  port: number
  metricsPort: number | null
  stop(): Promise<void>
}
interface StartOptions {
  settings: Settings
  /** Builds the subsystems, after the store is opened and filled. */
  compose(parts: ServerContext, metrics: Metrics): Promise<Subsystems>
  /** Development keeps one port open over many servers: it attaches the server instead, and returns the port. */
  attachServer?: (server: Server) => number
}

type CloseLater = (close: () => Promise<unknown>) => void

/** Close functions in the order of opening; all of them run, in reverse, even if some fail. */
const createClosers = () => {
  const closers: (() => Promise<unknown>)[] = []
  return {
    add: (close: () => Promise<unknown>) => closers.push(close),
    async run() {
      const failures: unknown[] = []
      for (const close of closers.splice(0).reverse())
        await close().catch((error: unknown) => failures.push(error))
      if (failures.length) throw new AggregateError(failures, 'not everything could be closed')
    },
  }
}

export const publicListenAddress = ({ port, bind }: Settings): ListenAddress => ({
  port,
  host: bind,
  setting: 'PORT',
  hostSetting: 'BIND',
})
const metricsListenAddress = ({ metricsPort }: Settings): ListenAddress => ({
  port: metricsPort,
  host: '127.0.0.1',
  setting: 'METRICS_PORT',
})

interface OpenedContext {
  parts: ServerContext
  dataDir: string
  arrivalOf: TenantResolver
  listening: { port: number }
}

const openContext = async (settings: Settings, closeLater: CloseLater): Promise<OpenedContext> => {
  const log = createLog(settings.logLevel)
  const tenants = loadTenants(settings.tenantsDir)
  const arrivalOf = createTenantResolver(tenants, settings)
  checkSecrets(tenants, settings.identitySecrets)
  const { path, lock } = await openDataFolder(settings)
  closeLater(() => lock.release())
  const store = await openStore(settings, path, log)
  closeLater(() => store.close())
  const clock = clockFrom(settings.clock)
  const ids = createIds(clock)
  const secrets = await openSecrets(path, ids)
  // With port 0 the real one is known only after it was opened.
  const listening = { port: settings.port }
  const parts: ServerContext = {
    settings,
    store,
    tenants,
    clock,
    ids,
    log,
    secrets,
    portalAddress: (tenant) => portalAddress(tenant, { publicUrl: settings.publicUrl, port: listening.port }),
  }
  return { parts, dataDir: path, arrivalOf, listening }
}

interface OpenedPortal {
  metrics: Metrics
  app: App
  identity: Subsystems['identity']
}

const openMetrics = async (
  { settings, store, tenants, secrets, ids }: ServerContext,
  { metrics, app, identity: { endSessionsOf } }: OpenedPortal,
  closeLater: CloseLater,
) => {
  if (settings.metricsPort === 0) return null
  const secret = await secrets.readOrCreate('operator', () => ids.secret(32))
  const operator = createOperator({ store, tenants, secret, endSessionsOf })
  const server = createMetricsServer(metrics, app, operator)
  const port = await listen(server, metricsListenAddress(settings))
  closeLater(() => closeHttpServer(server, settings.stopSeconds * 1000))
  return port
}

const registerJobs = async (parts: ServerContext, metrics: Metrics, dataDir: string): Promise<JobRunner> => {
  const jobs = createJobRunner({
    ...parts,
    metrics,
    owner: parts.ids.secret(12),
    jobs: jobsOf(parts, dataDir),
  })
  await jobs.register()
  return jobs
}

const openServers = async (
  { settings, compose, attachServer }: StartOptions,
  { parts, dataDir, arrivalOf, listening }: OpenedContext,
  closeLater: CloseLater,
) => {
  const { ids, log, store } = parts
  const metrics = createMetrics(store.engine)
  const jobs = await registerJobs(parts, metrics, dataDir)
  const subsystems = await compose(parts, metrics)
  const app = await createApp(parts, metrics, subsystems)
  closeLater(() => app.close())
  closeLater(() => subsystems.relay.stop())
  closeLater(() => jobs.stop())
  // Opened before the portal, so closed after it: it answers while the portal drains.
  const metricsPort = await openMetrics(parts, { metrics, app, identity: subsystems.identity }, closeLater)
  const server = createHttpServer({ app, arrivalOf, ids, log })
  const drain = createConnectionDrain(server)
  const port = attachServer?.(server) ?? (await listen(server, publicListenAddress(settings)))
  listening.port = port
  closeLater(async () => {
    // A load balancer sees this first and sends no new visitors; what runs is finished.
    app.drain()
    drain.begin()
    await wait(settings.drainSeconds * 1000)
    await closeDrainingServer(server, settings.stopSeconds * 1000)
    drain.end()
  })
  await jobs.runBeforeReady()
  jobs.start()
  subsystems.relay.start()
  app.markReady()
  return { port, metricsPort }
}

/** The log entry for an unexpected failure of the store. */
const explainStartFailure = async (error: unknown, { dataDir, databaseUrl }: Settings): Promise<unknown> => {
  const folder = resolve(dataDir)
  const damage = damageText(error, databaseUrl ? 'The database' : `The embedded store in ${folder}`)
  return damage === null ? explainFullDisk(error, folder) : new StartError(damage)
}

export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const closers = createClosers()
  try {
    if (!options.attachServer) await checkPortIsFree(publicListenAddress(options.settings))
    await checkPortIsFree(metricsListenAddress(options.settings))
    const opened = await openContext(options.settings, closers.add)
    const { port, metricsPort } = await openServers(options, opened, closers.add)
    return { context: opened.parts, port, metricsPort, stop: closers.run }
  } catch (error) {
    // Checked before anything is closed, since closing may fail for the same reason.
    const cause = await explainStartFailure(error, options.settings)
    await closers.run().catch((second: unknown) => {
      if (!(cause instanceof StartError)) throw second
    })
    throw cause
  }
}
