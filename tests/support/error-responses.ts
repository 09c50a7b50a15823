/** A refusal as the backend sends it, for `route.fulfill`: definite, so that nothing asks again by itself. */
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
