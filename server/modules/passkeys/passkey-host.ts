import type { CallContext, TenantRequest } from '../../context.ts'
import type { Call } from '../../../src/contract/define.ts'
import { portalOf } from '../../http/portals-elsewhere.ts'

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

/** Visitors of a portal elsewhere sign in at this host, for which that portal's pages can make no passkey. */
export const passkeyHostFor = (
  call: Pick<CallContext<Call>, 'tenant' | 'origin' | 'request'>,
  portals: readonly string[],
): string | null => (portalOf(call.request, portals) === null ? passkeyHostOf(call) : null)
