/** First segments that belong to the host and never reach the catch-all. */
export const reservedSegments = ['api', 'oidc', 'media', 'img', 'assets', 'builds', 'login', '_'] as const
