/** The address of the portal's backend, which the page reads first. CALL-ENV, CONFIG-ENV */
import type { EnvFile } from '../../../src/contract/shell.ts'
import { ownBackend } from '../../../src/domain/environment.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** One tenant's entry only: no tenant may read where another one's backend is. */
export const environmentOf = ({ name, service, stage }: Tenant): EnvFile => {
  const own = service.tenantBackendUrl[name]
  return {
    envConfig: {
      envFile: {
        service: {
          tenantBackendUrl: own ? { [name]: own } : {},
          multiContentBackend: service.multiContentBackend || ownBackend,
        },
        stage,
      },
    },
    tenantName: name,
  }
}

/** The tenant's own entry when there is one, else the shared address. CALL-ENV-02, CALL-ENV-03 */
export const backendOf = (tenant: Tenant): string => {
  const { service } = environmentOf(tenant).envConfig.envFile
  return service.tenantBackendUrl[tenant.name] ?? service.multiContentBackend
}
