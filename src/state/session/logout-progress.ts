/** The person asked to be signed out: the way to the provider has begun, and nothing may lead the page elsewhere. */
export const logoutProgress = { hasStarted: false }
