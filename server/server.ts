/**
 * Starts the server from its settings and answers how to stop it. Everything opened is closed again in reverse order,
 * also when a later step of the start fails.
 */
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp, type Rooms } from './app.ts'
import { clockFrom, createIds } from './clock.ts'
import { openDataFolder } from './start/data-folder.ts'
import { blameDisk } from './db/full-disk.ts'
import { closeHttpServer, createHttpServer } from './http/http-server.ts'
import { type Arrivals, createArrivals } from './http/tenant-by-host.ts'
import { checkSecrets } from './identity/check-secrets.ts'
import { type Door, checkDoor, listen } from './http/listen.ts'
import { createLog } from './http/log.ts'
import { type Metrics, createMetrics } from './http/metrics.ts'
import { createMetricsServer } from './http/metrics-server.ts'
import { openStore } from './db/open-store.ts'
import type { App, ServerParts } from './context.ts'
import { openSecrets } from './start/secrets.ts'
import { type Settings, StartError } from './start/settings.ts'
import { loadTenants } from './tenants/load.ts'
import { startUpkeep } from './jobs/start-jobs.ts'

export interface Running {
  parts: ServerParts
  port: number
  metricsPort: number | null
  stop(): Promise<void>
}
interface StartOptions {
  settings: Settings
  /** Puts the rooms together, after the store is there and filled. */
  furnish(parts: ServerParts): Promise<Rooms>
  /** Development keeps one port open over many servers: it takes the server instead, and answers the port. */
  borrowDoor?: (server: Server) => number
}

/** Closers in the order of opening; run backwards, each gets its turn whatever the others do. */
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

export const frontDoor = ({ port, bind }: Settings): Door => ({
  port,
  host: bind,
  setting: 'PORT',
  hostSetting: 'BIND',
})
const metricsDoor = ({ metricsPort }: Settings): Door => ({
  port: metricsPort,
  host: '127.0.0.1',
  setting: 'METRICS_PORT',
})

const openParts = async (settings: Settings, closeLater: (close: () => Promise<unknown>) => void) => {
  const log = createLog(settings.logLevel)
  const tenants = loadTenants()
  const arrivalOf = createArrivals(tenants, settings)
  checkSecrets(tenants, settings.identitySecrets)
  const { path, lock } = await openDataFolder(settings)
  closeLater(() => lock.release())
  const store = await openStore(settings, path, log)
  closeLater(() => store.close())
  const clock = clockFrom(settings.clock)
  const ids = createIds(clock)
  const secrets = await openSecrets(path, ids)
  const parts: ServerParts = { settings, store, tenants, clock, ids, log, secrets }
  return { parts, dataDir: path, arrivalOf }
}

const openMetrics = async (
  settings: Settings,
  metrics: Metrics,
  app: App,
  closeLater: (close: () => Promise<unknown>) => void,
) => {
  if (settings.metricsPort === 0) return null
  const server = createMetricsServer(metrics, app)
  const port = await listen(server, metricsDoor(settings))
  closeLater(() => closeHttpServer(server, settings.stopSeconds * 1000))
  return port
}

const openDoors = async (
  { settings, furnish, borrowDoor }: StartOptions,
  parts: ServerParts,
  arrivalOf: Arrivals,
  closeLater: (close: () => Promise<unknown>) => void,
) => {
  const { ids, log, store } = parts
  const metrics = createMetrics(store.engine)
  const app = await createApp(parts, metrics, await furnish(parts))
  closeLater(() => app.close())
  // Opened first, so closed last: it answers while the portal drains.
  const metricsPort = await openMetrics(settings, metrics, app, closeLater)
  const server = createHttpServer({ app, arrivalOf, ids, log })
  const port = borrowDoor?.(server) ?? (await listen(server, frontDoor(settings)))
  closeLater(async () => {
    // Whoever spreads the load sees this first and sends nobody new; what runs is finished.
    app.drain()
    await wait(settings.drainSeconds * 1000)
    await closeHttpServer(server, settings.stopSeconds * 1000)
  })
  return { port, metricsPort }
}

export const startServer = async (options: StartOptions): Promise<Running> => {
  const closers = createClosers()
  try {
    if (!options.borrowDoor) await checkDoor(frontDoor(options.settings))
    await checkDoor(metricsDoor(options.settings))
    const { parts, dataDir, arrivalOf } = await openParts(options.settings, closers.add)
    const { port, metricsPort } = await openDoors(options, parts, arrivalOf, closers.add)
    closers.add(startUpkeep(parts, dataDir))
    return { parts, port, metricsPort, stop: closers.run }
  } catch (error) {
    // Asked before anything is closed, and closing may fail of the same.
    const cause = await blameDisk(error, resolve(options.settings.dataDir))
    await closers.run().catch((second: unknown) => {
      if (!(cause instanceof StartError)) throw second
    })
    throw cause
  }
}
