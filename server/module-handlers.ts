/** The handlers of every module that no subsystem makes: a new module is one row here, for server and tests. */
import type { Metrics } from './http/metrics.ts'
import { analyticsHandlers } from './modules/analytics/analytics.routes.ts'
import { articlesHandlers } from './modules/articles/articles.routes.ts'
import { cardsByIds } from './modules/content/content.repository.ts'
import { contentHandlers } from './modules/content/content.routes.ts'
import { podcastsHandlers } from './modules/content/podcasts.routes.ts'
import { dataExportHandlers } from './modules/data-export/data-export.routes.ts'
import { deviceHandlers } from './modules/device/device.routes.ts'
import { deviceDownloadsHandlers } from './modules/downloads/device-downloads.routes.ts'
import { historyHandlers } from './modules/history/history.routes.ts'
import { likesHandlers } from './modules/likes/likes.routes.ts'
import { parentalHandlers } from './modules/parental/parental.routes.ts'
import { createPasskeyHandlers } from './modules/passkeys/passkeys.routes.ts'
import { prefetchHandlers } from './modules/prefetch/prefetch.routes.ts'
import { ratingsHandlers } from './modules/ratings/ratings.routes.ts'
import { redirectHandlers } from './modules/redirect/redirect.routes.ts'
import { searchHandlers } from './modules/search/search.routes.ts'
import { structureHandlers } from './modules/structure/structure.routes.ts'
import { subscriptionsHandlers } from './modules/subscriptions/subscriptions.routes.ts'
import { userHandlers } from './modules/user/user.routes.ts'
import { wordsHandlers } from './modules/words/words.routes.ts'

interface ModuleParts {
  metrics: Metrics
  portalOrigins: readonly string[]
  /** Call it when an event was written, so that it is delivered at once. */
  wakeRelay: () => void
}

export const createModuleHandlers = ({ metrics, portalOrigins, wakeRelay }: ModuleParts) => ({
  ...analyticsHandlers(metrics),
  ...articlesHandlers,
  ...contentHandlers,
  ...podcastsHandlers,
  ...dataExportHandlers,
  ...deviceHandlers,
  ...deviceDownloadsHandlers,
  ...historyHandlers(cardsByIds),
  ...likesHandlers(cardsByIds),
  ...parentalHandlers({ wakeRelay }),
  ...createPasskeyHandlers(portalOrigins),
  ...prefetchHandlers,
  ...ratingsHandlers,
  ...redirectHandlers,
  ...searchHandlers,
  ...structureHandlers,
  ...subscriptionsHandlers,
  ...userHandlers,
  ...wordsHandlers,
})
