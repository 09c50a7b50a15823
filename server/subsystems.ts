import type { CallApiAs, Handlers, Identity, Media, ServerContext, Web } from './context.ts'
import type { Relay } from './events/relay.ts'
import type { Metrics } from './http/metrics.ts'
import { createModuleHandlers } from './module-handlers.ts'

export interface Subsystems {
  relay: Relay
  identity: Identity
  media: Media
  createWeb(callApiAs: CallApiAs): Promise<Web>
}

/** One handler for every call of the contract. */
export const collectHandlers = (
  { settings }: Pick<ServerContext, 'settings'>,
  { identity, media, relay }: Subsystems,
  host: Web,
  metrics: Metrics,
): Handlers => ({
  ...createModuleHandlers({ metrics, portalOrigins: settings.portalOrigins, wakeRelay: relay.wake }),
  ...identity.handlers,
  ...media.handlers,
  ...host.handlers,
})
