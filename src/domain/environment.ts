/** Our own backend, relative to the page's origin. */
export const ownBackend = '/api'

/** Another path is a backend behind the same proxy. */
export const isOwnBackend = (base: string): boolean => base === ownBackend

/** The tenant's own entry, else the shared one. CALL-ENV-02, CALL-ENV-03 */
import type { EnvFile } from '../contract/shell.ts'

export const backendAddress = ({ envConfig, tenantName }: EnvFile): string => {
  const { tenantBackendUrl, multiContentBackend } = envConfig.envFile.service
  return (tenantBackendUrl[tenantName] ?? multiContentBackend).replace(/\/$/, '')
}
