/** What a document may do. One strict policy for every browser; each answer brings a nonce of its own. */
import { analyticsSettingsOf } from '../../../src/domain/analytics.ts'
import { backendOf } from '../../modules/environment/environment.usecases.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** The origin of an absolute address; our own are covered by 'self'. */
const originsOf = (addresses: readonly (string | null)[]) => [
  ...new Set(
    addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : [])),
  ),
]

interface Circumstances {
  isSecure: boolean
  /** Hot reload speaks over a socket of its own. */
  isLive: boolean
}

export const contentPolicy = (tenant: Tenant, nonce: string, { isSecure, isLive }: Circumstances): string => {
  const backend = originsOf([backendOf(tenant)])
  const provider = originsOf([tenant.identity.issuer])
  // A script that a tenant's own tag manager is may be made and may send; where there is none nothing is let through.
  const { tagManager } = analyticsSettingsOf(tenant.configurations['analytics'])
  const tags = tagManager ? originsOf(tagManager.sendsTo) : []
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...tags],
    'media-src': ["'self'", 'blob:', ...backend],
    'connect-src': ["'self'", ...backend, ...tags, ...(isLive ? ['ws:', 'wss:'] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Chromium counts the redirect after a form against this, so the provider stands here as well.
    'form-action': ["'self'", ...provider],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'riwaq', ...(tagManager ? ['tags'] : [])],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
