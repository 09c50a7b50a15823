import type { TenantRequest } from '../../context.ts'

/**
 * The host that a passkey belongs to (rpID); null where there can be none: a provider of the tenant's own has its own,
 * and browsers make none for bare addresses.
 */
export const passkeyHostOf = ({
  tenant,
  origin,
}: Pick<TenantRequest, 'tenant' | 'origin'>): string | null => {
  const { hostname } = new URL(origin)
  const isAddress = /^\[|^[\d.]+$/.test(hostname)
  return tenant.identity.issuer !== null || isAddress ? null : hostname
}
