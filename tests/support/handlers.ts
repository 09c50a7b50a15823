/** The handlers of every module; those of the login, which has its own tests, refuse. */
import { Refused } from '../../server/api/refused.ts'
import { createModuleHandlers } from '../../server/module-handlers.ts'
import type { Tickets } from '../../server/media/tickets.ts'
import type { Metrics } from '../../server/http/metrics.ts'
import { downloadsHandlers } from '../../server/modules/downloads/downloads.routes.ts'
import { environmentRoutes } from '../../server/modules/environment/environment.routes.ts'
import { playbackHandlers } from '../../server/modules/playback/playback.routes.ts'
import { createOpenSessionHandlers } from '../../server/modules/session/open-sessions.routes.ts'
import { videoHandlers } from '../../server/modules/video/video.routes.ts'
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
  ...createModuleHandlers({ metrics, portalOrigins: [], wakeRelay: () => undefined }),
  ...unavailableIdentityHandlers(),
  ...environmentRoutes,
  ...downloadsHandlers(tickets, unmadeMedia),
  ...playbackHandlers(tickets, metrics, unmadeMedia),
  ...videoHandlers(tickets, unmadeMedia),
})
