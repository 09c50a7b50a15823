/** The portal as a client of a tenant's provider, which is its own or an external one. */
import type { RequestContext, ServerContext } from '../context.ts'
import { requestLog, errorStack } from '../http/log.ts'
import { createOidcClient } from '../modules/session/oidc-client.ts'
import { createPortalCodes, portalCodeKeyName } from '../modules/session/portal-login.ts'
import type { ProviderEndpoint } from '../modules/session/provider-metadata.ts'
import { StartError } from '../start/settings.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Transport, createInProcessTransport } from './in-process.ts'
import { issuerOf } from './provider.ts'
import { type Providers, mountProvider } from './providers.ts'

/** An external provider is called with a short deadline, and its redirects are not followed. */
const overNetwork: Transport = (url, init = {}) =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(5000) })

type Visit = Pick<RequestContext, 'tenant' | 'origin' | 'requestId'>

const createEndpoints = (
  { log, settings }: Pick<ServerContext, 'log' | 'settings'>,
  providerFor: Providers,
): ((visit: Visit) => ProviderEndpoint) => {
  const toOwnProvider = (visit: Visit): Transport =>
    createInProcessTransport((request, response) => {
      response.setHeader('x-request-id', visit.requestId)
      mountProvider(providerFor(visit), visit.origin, request, response).catch((error: unknown) => {
        requestLog(log, visit).error({ reason: errorStack(error) }, 'the provider failed in process')
        response.writeHead(500).end()
      })
    })
  return (visit) => {
    const { name, identity } = visit.tenant
    const { issuer, clientId } = identity
    return issuer === null
      ? { issuer: issuerOf(visit.origin), clientId, transport: toOwnProvider(visit) }
      : { issuer, clientId, clientSecret: settings.identitySecrets.get(name), transport: overNetwork }
  }
}

export const createPortalClient = async (
  parts: Pick<ServerContext, 'log' | 'settings' | 'clock' | 'ids' | 'secrets'>,
  providerFor: Providers,
) => {
  const { settings, clock, ids, secrets } = parts
  const codeKey = await secrets.readOrCreate(portalCodeKeyName, () => ids.secret(32))
  return {
    client: createOidcClient(clock),
    endpointOf: createEndpoints(parts, providerFor),
    portals: settings.portalOrigins,
    portalCodes: createPortalCodes(codeKey, clock),
  }
}

/** Refuses a client secret for an unknown tenant, which would otherwise show only at a login. */
export const checkSecrets = (tenants: readonly Tenant[], given: ReadonlyMap<string, string>): void => {
  const takes = tenants.flatMap(({ name, identity }) => (identity.issuer === null ? [] : [name]))
  for (const name of given.keys())
    if (!takes.includes(name))
      throw new StartError(
        `The setting IDENTITY_SECRETS names ${name}, which is no tenant with an identity provider of its own.`,
      )
}
