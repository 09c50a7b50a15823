/** The tenant's own entry, else the shared one. CALL-ENV-02, CALL-ENV-03 */
import type { EnvFile } from '../contract/shell.ts'

export const backendAddress = ({ envConfig, tenantName }: EnvFile): string => {
  const { tenantBackendUrl, multiContentBackend } = envConfig.envFile.service
  return (tenantBackendUrl[tenantName] ?? multiContentBackend).replace(/\/$/, '')
}
