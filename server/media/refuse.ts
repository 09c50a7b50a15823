/** A refusal of the media room: a status and nothing to keep. */
export const refuseMedia = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** What a ticket opened stays with the one who held it. */
export const privateCacheHeaders = {
  'cache-control': 'private, max-age=86400',
  'cross-origin-resource-policy': 'same-origin',
} as const
