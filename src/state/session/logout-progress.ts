/** The user has signed out: the redirect to the provider has begun, and nothing else may navigate. */
export const logoutProgress = { hasStarted: false }
