/** An error response of the backend, for `route.fulfill`: final, so that the client does not retry by itself. */
export const tooManyRequests = {
  status: 429,
  json: {
    status: 429,
    error: 'TOO_MANY_REQUESTS',
    i18Message: 'error.TOO_MANY_REQUESTS',
    requestId: 'r-00000001',
  },
}
export const tooManyRequestsText = /^Too many attempts/
