export interface Backend {
  base: string
  tenantName: string
  /** A foreign backend may refuse the idempotency header, which it did not allow (decisions 8). */
  takesKeys: boolean
  token: () => string | null
  /** Tries to get a fresh token after a 401; true when the call may be repeated once. */
  renew: () => Promise<boolean>
  /** Asks the person to confirm the login; true when the call may be repeated once. */
  confirmLogin: () => Promise<boolean>
  /** A 401 that remains after renewing (ERR-24). */
  onUnauthorized: () => void
}

let backend: Backend | null = null
export const configureBackend = (next: Backend) => {
  backend = next
}
export const configuredBackend = (): Backend => {
  if (!backend) throw new Error('the backend is not configured yet')
  return backend
}
