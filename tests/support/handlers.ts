/** The handlers of every module; those of the login, which has its own tests, refuse. */
import { Refused } from '../../server/api/refused.ts'
import type { Tickets } from '../../server/media/tickets.ts'
import type { Metrics } from '../../server/http/metrics.ts'
import { contentHandlers } from '../../server/modules/content/content.routes.ts'
import { podcastsHandlers } from '../../server/modules/content/podcasts.routes.ts'
import { cardsByIds } from '../../server/modules/content/content.repository.ts'
import { dataExportHandlers } from '../../server/modules/data-export/data-export.routes.ts'
import { deviceHandlers } from '../../server/modules/device/device.routes.ts'
import { downloadsHandlers } from '../../server/modules/downloads/downloads.routes.ts'
import { environmentRoutes } from '../../server/modules/environment/environment.routes.ts'
import { analyticsHandlers } from '../../server/modules/analytics/analytics.routes.ts'
import { historyHandlers } from '../../server/modules/history/history.routes.ts'
import { deviceDownloadsHandlers } from '../../server/modules/downloads/device-downloads.routes.ts'
import { likesHandlers } from '../../server/modules/likes/likes.routes.ts'
import { parentalHandlers } from '../../server/modules/parental/parental.routes.ts'
import { createPasskeyHandlers } from '../../server/modules/passkeys/passkeys.routes.ts'
import { playbackHandlers } from '../../server/modules/playback/playback.routes.ts'
import { prefetchHandlers } from '../../server/modules/prefetch/prefetch.routes.ts'
import { articlesHandlers } from '../../server/modules/articles/articles.routes.ts'
import { ratingsHandlers } from '../../server/modules/ratings/ratings.routes.ts'
import { redirectHandlers } from '../../server/modules/redirect/redirect.routes.ts'
import { searchHandlers } from '../../server/modules/search/search.routes.ts'
import { createOpenSessionHandlers } from '../../server/modules/session/open-sessions.routes.ts'
import { structureHandlers } from '../../server/modules/structure/structure.routes.ts'
import { subscriptionsHandlers } from '../../server/modules/subscriptions/subscriptions.routes.ts'
import { userHandlers } from '../../server/modules/user/user.routes.ts'
import { videoHandlers } from '../../server/modules/video/video.routes.ts'
import { wordsHandlers } from '../../server/modules/words/words.routes.ts'
import type { Handlers, Identity } from '../../server/context.ts'
import { unmadeMedia } from './unmade-media.ts'

const unavailableIdentityHandlers = (): Identity['handlers'] => {
  const refuse = () => Promise.reject(new Refused('UNAVAILABLE'))
  return {
    loginApi: refuse,
    tradeUserToken: refuse,
    refreshToken: refuse,
    logOut: refuse,
    deleteAccount: refuse,
    partnerLogin: refuse,
    partnerSignup: refuse,
    partnerFlow: refuse,
    requestPasswordReset: refuse,
    resetPassword: refuse,
    updateProfile: refuse,
    confirmEmail: refuse,
    withdrawEmail: refuse,
    confirmLogin: refuse,
    beginConfirmByPasskey: refuse,
    confirmByPasskey: refuse,
    changePassword: refuse,
    ...createOpenSessionHandlers({ end: () => undefined }),
  }
}

export const handlersOf = (metrics: Metrics, tickets: Tickets): Handlers => ({
  ...unavailableIdentityHandlers(),
  ...contentHandlers,
  ...dataExportHandlers,
  ...deviceHandlers,
  ...environmentRoutes,
  ...analyticsHandlers(metrics),
  ...historyHandlers(cardsByIds),
  ...deviceDownloadsHandlers,
  ...likesHandlers(cardsByIds),
  ...downloadsHandlers(tickets, unmadeMedia),
  ...playbackHandlers(tickets, metrics, unmadeMedia),
  ...parentalHandlers({ wakeRelay: () => undefined }),
  ...createPasskeyHandlers([]),
  ...prefetchHandlers,
  ...ratingsHandlers,
  ...articlesHandlers,
  ...redirectHandlers,
  ...searchHandlers,
  ...podcastsHandlers,
  ...structureHandlers,
  ...subscriptionsHandlers,
  ...userHandlers,
  ...videoHandlers(tickets, unmadeMedia),
  ...wordsHandlers,
})
