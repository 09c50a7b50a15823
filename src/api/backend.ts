/** The backend as the boot configured it; what sends calls reads it (`request.ts`). */
export interface Backend {
  /** Base address of all calls (CALL-BASE-04), such as `/api` or `https://backend.example/api`. */
  base: string
  tenantName: string
  /** The header by which a write counts once: a foreign backend may refuse what it did not allow (decisions 8). */
  takesKeys: boolean
  token: () => string | null
  /** Tries to get a fresh token after a 401; true when the call may be repeated once. */
  renew: () => Promise<boolean>
  /** The 401 that remains (ERR-24). */
  onUnauthorized: () => void
}

let backend: Backend | null = null
export const configureBackend = (given: Backend) => {
  backend = given
}
export const configuredBackend = (): Backend => {
  if (!backend) throw new Error('the backend is not configured yet')
  return backend
}
