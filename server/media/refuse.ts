export const refuseMedia = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** What a ticket opened may be cached only by its holder's browser. */
export const privateCacheHeaders = {
  'cache-control': 'private, max-age=86400',
  'cross-origin-resource-policy': 'same-origin',
} as const
