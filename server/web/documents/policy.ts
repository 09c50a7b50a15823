/** The content security policy: one strict policy for every browser, with a fresh nonce in each answer. */
import { analyticsSettingsOf } from '../../../src/domain/analytics.ts'
import { backendOf } from '../../modules/environment/environment.usecases.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** The origins of absolute addresses; our own are covered by 'self'. */
const originsOf = (addresses: readonly (string | null)[]) => [
  ...new Set(
    addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : [])),
  ),
]

interface Circumstances {
  isSecure: boolean
  isLive: boolean
}

export const contentPolicy = (tenant: Tenant, nonce: string, { isSecure, isLive }: Circumstances): string => {
  const backend = originsOf([backendOf(tenant)])
  const provider = originsOf([tenant.identity.issuer])
  // A tenant's tag manager may create scripts and send to its own origins; without one nothing is allowed.
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
    // Chromium applies this to the redirect after a form as well, so the provider is listed.
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
