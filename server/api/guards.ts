import type { Call } from '../../src/contract/define.ts'
import { tenantHeader } from '../../src/contract/headers.ts'
import type { VerifyToken, Viewer, RequestContext } from '../context.ts'
import { portalOf } from '../http/portals-elsewhere.ts'
import { Refused } from './refused.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** The host decides the tenant; the header may only agree. AMBIG-050: `GET /api/envFile` is called without it. */
export const checkTenant = (request: Request, visit: RequestContext) => {
  const named = request.headers.get(tenantHeader)
  if (named !== null && named !== visit.tenant.name) throw new Refused('TENANT_MISMATCH')
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Cookies travel with requests that other sites cause, so a change is only made for a page of this origin, or of a
 * portal that the operator has named.
 */
export const checkOrigin = (request: Request, visit: RequestContext, portalOrigins: readonly string[]) => {
  if (safeMethods.has(request.method) || portalOf(request, portalOrigins) !== null) return
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new Refused('FORBIDDEN')
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== visit.origin) throw new Refused('FORBIDDEN')
}

/** Null without a token; a header that is no token gives an empty text, which no check accepts. */
export const bearerOf = (request: Request): string | null => {
  const authorization = request.headers.get('authorization') ?? ''
  // A proxy's own name and password may be in the same header.
  if (!/^Bearer\b/i.test(authorization)) return null
  return /^Bearer ([\w.~+/-]{1,4000}=*)$/i.exec(authorization)?.[1] ?? ''
}

const unauthorized = () => new Refused('UNAUTHORIZED', { headers: { 'www-authenticate': 'Bearer' } })

/** Null for a guest. An invalid token is refused, since a child treated as a guest would lose its age ceiling. */
export const viewerOf = async (
  request: Request,
  visit: RequestContext,
  verifyToken: VerifyToken,
): Promise<Viewer | null> => {
  const token = bearerOf(request)
  if (token === null) return null
  const viewer = await verifyToken(visit.tenant, token)
  if (!viewer) throw unauthorized()
  return viewer
}

export const checkSignedIn = (call: Call, viewer: Viewer | null) => {
  if (call.who === 'user' && !viewer) throw unauthorized()
}

/** A network of IPv6 holds 2^64 addresses; the first half tells networks apart. */
export const rateLimitKeyOf = (ip: string) => (ip.includes(':') && !ip.includes('.') ? firstHalf(ip) : ip)
const firstHalf = (ip: string) => {
  const [head = '', tail] = ip.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0')
  return [...start, ...middle, ...end].slice(0, 4).join(':')
}

export const checkRateLimit = (limiter: RateLimiter, key: string, cost = 1) => {
  const seconds = limiter.take(key, cost)
  if (seconds > 0) throw new Refused('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } })
}
