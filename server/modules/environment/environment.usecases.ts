/** The address of the portal's backend, which the page reads first. CALL-ENV, CONFIG-ENV */
import type { EnvFile } from '../../../src/contract/shell.ts'
import { backendAddress, isOwnBackend, ownBackend } from '../../../src/domain/environment.ts'
import { portalAddress } from '../../tenants/portal-address.ts'
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

/** Without a slash at the end. */
export const backendOf = (tenant: Tenant): string => backendAddress(environmentOf(tenant))

export const usesOwnBackend = (tenant: Tenant): boolean => isOwnBackend(backendOf(tenant))

/** Where this host asks an external backend; null for a path, which only PUBLIC_URL makes an address. */
export const hostAddressOf = (tenant: Tenant, publicUrl: string): string | null => {
  const base = backendOf(tenant)
  if (URL.canParse(base)) return base
  return publicUrl ? portalAddress(tenant, { publicUrl, port: 0 }) + base : null
}
