/**
 * Portals on other origins that use this server as their backend (PORTAL_ORIGINS): the headers that browsers require before a page may read an answer (CORS).
 */
const sharedPaths = /^\/(?:api|img|media)(?:\/|$)/
const allowedHeaders = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-range',
  'range',
  'x-distribution-channel',
  'x-tenant-id',
].join(', ')
const exposedHeaders = ['content-length', 'content-range', 'etag', 'retry-after', 'x-request-id'].join(', ')

/** The portal elsewhere that a request comes from; null for our own pages and for origins that are not allowed. */
export const portalOf = (request: Request, origins: readonly string[]): string | null => {
  const origin = request.headers.get('origin')
  return origin !== null && origins.includes(origin) ? origin : null
}

const isShared = (request: Request) => sharedPaths.test(new URL(request.url).pathname)

/** A browser asks before it sends a token or a body to another origin. */
export const answerPreflight = (request: Request, origins: readonly string[]): Response | null =>
  request.method === 'OPTIONS' && portalOf(request, origins) !== null && isShared(request)
    ? new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '7200',
        },
      })
    : null

/** An element of a page sends no `Origin`, so pictures and media are open to all pages once there is a portal elsewhere. */
export const shareWithPortals = (headers: Headers, request: Request, origins: readonly string[]) => {
  if (origins.length === 0 || !isShared(request)) return
  headers.set('cross-origin-resource-policy', 'cross-origin')
  headers.append('vary', 'origin')
  const portal = portalOf(request, origins)
  if (portal === null) return
  headers.set('access-control-allow-origin', portal)
  headers.set('access-control-expose-headers', exposedHeaders)
}

/** For a portal elsewhere a path of ours would lead to its own host. */
export const withAbsoluteMedia = (origin: string) => (_: string, value: unknown) =>
  typeof value === 'string' && /^\/(?:img|media)\//.test(value) ? origin + value : value
