/** Identifies the caller after all checks that need no input. */
import { type Call, readsToken } from '../../src/contract/define.ts'
import type { CheckRecentLogin, RequestContext, ServerContext, VerifyToken, Viewer } from '../context.ts'
import {
  checkOrigin,
  checkRateLimit,
  checkSignedIn,
  checkTenant,
  rateLimitKeyOf,
  viewerOf,
} from './guards.ts'
import { Refused } from './refused.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

export interface CallerParts extends Pick<ServerContext, 'settings' | 'clock'> {
  verifyToken: VerifyToken
  /** Of the calls whose `rate` is 'login'. */
  loginLimiter: RateLimiter
  isLoginRecent: CheckRecentLogin
}

export const createIdentifyCaller = (parts: CallerParts) => {
  const { settings, clock, loginLimiter, verifyToken, isLoginRecent } = parts
  const limiter = createRateLimiter(settings.requestsPerMinute, clock)
  /**
   * Counted before the costly check of a token, and given back when it is valid, so that a flood of forged tokens is
   * stopped cheaply.
   */
  const verifyWithin =
    (network: string): VerifyToken =>
    async (tenant, token) => {
      const key = `${network} tokens`
      checkRateLimit(limiter, key)
      const viewer = await verifyToken(tenant, token)
      if (viewer) limiter.giveBack(key)
      return viewer
    }
  return async (call: Call, request: Request, visit: RequestContext): Promise<Viewer | null> => {
    checkTenant(request, visit)
    checkOrigin(request, visit, settings.portalOrigins)
    const network = `${visit.tenant.name} ${rateLimitKeyOf(visit.ip)}`
    const viewer = readsToken(call) ? await viewerOf(request, visit, verifyWithin(network)) : null
    checkRateLimit(limiter, viewer ? `${visit.tenant.name} user ${viewer.account}` : network, call.cost)
    if (call.rate === 'login') checkRateLimit(loginLimiter, rateLimitKeyOf(visit.ip))
    checkSignedIn(call, viewer)
    if (call.stepUp && viewer && !(await isLoginRecent(visit.tenant.name, viewer.session)))
      throw new Refused('STEP_UP_REQUIRED')
    return viewer
  }
}
