/** Builds every subsystem of the server from the same parts. It alone knows the demo. */
import type { Subsystems } from './subsystems.ts'
import { systemClock } from './clock.ts'
import type { Build } from './web/build.ts'
import { createWeb } from './web/web.ts'
import { createConsumers } from './events/consumers.ts'
import { createRelay } from './events/relay.ts'
import type { Metrics } from './http/metrics.ts'
import { createIdentity } from './identity/identity.ts'
import { createMedia } from './media/media.ts'
import { type CreateMediaSource, mergeSources, noMedia } from './media/media-source.ts'
import type { Log, ServerContext } from './context.ts'
import type { DemoAccount } from './start/welcome.ts'

const loadDemo = () => import('./demo/demo.ts')

/** Without the demo its items have neither sound nor pictures. */
const warnOfDemoItems = async ({ store, tenants, log }: Pick<ServerContext, 'store' | 'tenants' | 'log'>) => {
  for (const { name } of tenants) {
    const row = await store.within(name, ({ db, tenant }) =>
      db.selectFrom('seed').select('version').where('tenant', '=', tenant).executeTakeFirst(),
    )
    if (row && row.version > 0)
      log.warn(
        { tenant: name },
        'the store holds the demo catalogue of this tenant; with DEMO_DATA=off its items have neither sound nor pictures',
      )
  }
}

/** Returns the demo's accounts by tenant, to be printed after the start. */
export const fillDemo = async (
  parts: Pick<ServerContext, 'settings' | 'store' | 'tenants' | 'clock' | 'log'>,
  printLine: (line: string) => void,
): Promise<ReadonlyMap<string, readonly DemoAccount[]>> => {
  if (parts.settings.demoData) return (await loadDemo()).fillDemo(parts, printLine)
  await warnOfDemoItems(parts)
  return new Map()
}

const openFiles = async (mediaDir: string, log: Log) =>
  (await import('./media/file-source/file-source.ts')).openFileSource(mediaDir, log)

const createSource =
  (parts: ServerContext): CreateMediaSource =>
  async (openCache) => {
    const { demoData, mediaDir } = parts.settings
    const made = demoData ? await (await loadDemo()).createDemoMedia(parts, openCache) : noMedia
    return mediaDir ? mergeSources(await openFiles(mediaDir, parts.log), made) : made
  }

export const compose = async (parts: ServerContext, metrics: Metrics, build: Build): Promise<Subsystems> => {
  const relay = createRelay({ ...parts, metrics, consumers: createConsumers(parts) })
  return {
    relay,
    // Tokens and cookies are checked against the real time: the provider's library and the browser use no other clock.
    identity: await createIdentity({ ...parts, clock: systemClock, wakeRelay: relay.wake }),
    media: await createMedia({ ...parts, metrics }, createSource(parts)),
    createWeb: (callApiAs) => createWeb(parts, callApiAs, build),
  }
}
