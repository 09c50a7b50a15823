import type { CallApiAs, CardsByIds, Handlers, Identity, Media, Web } from './context.ts'
import type { Relay } from './events/relay.ts'
import type { Metrics } from './http/metrics.ts'
import { deviceHandlers } from './modules/device/device.routes.ts'
import { analyticsHandlers } from './modules/analytics/analytics.routes.ts'
import { dataExportHandlers } from './modules/data-export/data-export.routes.ts'
import { historyHandlers } from './modules/history/history.routes.ts'
import { deviceDownloadsHandlers } from './modules/downloads/device-downloads.routes.ts'
import { likesHandlers } from './modules/likes/likes.routes.ts'
import { parentalHandlers } from './modules/parental/parental.routes.ts'
import { ratingsHandlers } from './modules/ratings/ratings.routes.ts'
import { redirectHandlers } from './modules/redirect/redirect.routes.ts'
import { subscriptionsHandlers } from './modules/subscriptions/subscriptions.routes.ts'
import { userHandlers } from './modules/user/user.routes.ts'
import { wordsHandlers } from './modules/words/words.routes.ts'

type ModuleHandlers = typeof deviceHandlers &
  ReturnType<typeof analyticsHandlers> &
  ReturnType<typeof historyHandlers> &
  typeof dataExportHandlers &
  typeof deviceDownloadsHandlers &
  ReturnType<typeof likesHandlers> &
  ReturnType<typeof parentalHandlers> &
  typeof ratingsHandlers &
  typeof redirectHandlers &
  typeof subscriptionsHandlers &
  typeof userHandlers &
  typeof wordsHandlers
type SubsystemHandlers = Identity['handlers'] & Media['handlers'] & Web['handlers']

export interface Subsystems {
  relay: Relay
  identity: Identity
  media: Media
  createWeb(callApiAs: CallApiAs): Promise<Web>
  cardsByIds: CardsByIds
  catalogue: Omit<Handlers, keyof ModuleHandlers | keyof SubsystemHandlers>
}

/** One handler for every call of the contract. */
export const collectHandlers = (
  { cardsByIds, catalogue, identity, media, relay }: Subsystems,
  host: Web,
  metrics: Metrics,
): Handlers => ({
  ...deviceHandlers,
  ...analyticsHandlers(metrics),
  ...historyHandlers(cardsByIds),
  ...dataExportHandlers,
  ...deviceDownloadsHandlers,
  ...likesHandlers(cardsByIds),
  ...parentalHandlers({ wakeRelay: relay.wake }),
  ...ratingsHandlers,
  ...redirectHandlers,
  ...subscriptionsHandlers,
  ...userHandlers,
  ...wordsHandlers,
  ...catalogue,
  ...identity.handlers,
  ...media.handlers,
  ...host.handlers,
})
