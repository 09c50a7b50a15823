import Provider, {
  type Configuration,
  type JWKS,
  type KoaContextWithOIDC,
  errors,
  interactionPolicy,
} from 'oidc-provider'
import { errorStack } from '../http/log.ts'
import type { Clock, Log, Store } from '../context.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { accountByUuid } from './accounts.ts'
import { createAdapter } from './adapter.ts'
import type { IdentityKeys } from './keys.ts'

export interface ProviderContext {
  store: Store
  clock: Clock
  keys: IdentityKeys
  log: Log
}
/** For an unknown address the provider has not set up its own part of the context. */
export type ProviderRequest = Pick<KoaContextWithOIDC, 'get' | 'set' | 'status' | 'body'> &
  Partial<Pick<KoaContextWithOIDC, 'oidc'>>
export interface ProviderPages {
  renderError: NonNullable<Configuration['renderError']>
  logoutSource: LogoutFeature['logoutSource']
  postLogoutSuccessSource: LogoutFeature['postLogoutSuccessSource']
  /** For addresses that the provider does not know. */
  answerUnknownAddress: (request: ProviderRequest) => void
}
type LogoutFeature = Required<
  NonNullable<NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>>
>

export const issuerOf = (origin: string) => `${origin}/oidc`
export const returnPath = '/login/return'
export const loggedOutPath = '/login/logged-out'
/** The audience of a provider's token that may be exchanged for one of the portal. */
export const resourceOf = (origin: string) => `${origin}/api`

const minute = 60
const day = 24 * 60 * minute
const ttl = {
  AccessToken: 10 * minute,
  AuthorizationCode: minute,
  IdToken: 60 * minute,
  RefreshToken: 30 * day,
  Interaction: 30 * minute,
  Session: 30 * day,
  Grant: 30 * day,
} as const

const scope = 'openid profile email'

/** `prompt=create` (OpenID Connect, Initiating User Registration) is checked before login. */
const policyOf = () => {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  policy.remove('consent')
  return policy
}

const findAccount =
  (store: Store, tenant: string): NonNullable<Configuration['findAccount']> =>
  async (_, uuid) => {
    const account = await store.within(tenant, (scope) => accountByUuid(scope, uuid))
    if (!account) return undefined
    return {
      accountId: uuid,
      claims: () => ({
        sub: uuid,
        name: [account.name, account.lastName].filter(Boolean).join(' '),
        given_name: account.name,
        family_name: account.lastName,
        email: account.email ?? undefined,
        // There is no verification mail yet.
        email_verified: false,
      }),
    }
  }

/** The portal belongs to the tenant, so it needs no consent of the user. */
const grantOwnPortal: NonNullable<Configuration['loadExistingGrant']> = async (ctx) => {
  const { client, session, provider, params } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const storedGrant = grantId ? await provider.Grant.find(grantId) : undefined
  const grant = storedGrant ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scope)
  if (typeof params?.['resource'] === 'string') grant.addResourceScope(params['resource'], 'profile email')
  await grant.save()
  return grant
}

const clientsOf = ({ identity }: Tenant, origin: string): Configuration['clients'] => [
  {
    client_id: identity.clientId,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [origin + returnPath],
    post_logout_redirect_uris: [origin + loggedOutPath],
    // The only key is ES256; the default of RS256 would refuse every client.
    id_token_signed_response_alg: 'ES256',
    // Calls with `stepUp` depend on it.
    require_auth_time: true,
    scope,
  },
]

const featuresOf = (origin: string, pages: ProviderPages): Configuration['features'] => ({
  devInteractions: { enabled: false },
  revocation: { enabled: true },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: pages.logoutSource,
    postLogoutSuccessSource: pages.postLogoutSuccessSource,
  },
  resourceIndicators: {
    enabled: true,
    getResourceServerInfo: (_, resource) => {
      if (resource !== resourceOf(origin)) throw new errors.InvalidTarget()
      return {
        scope: 'profile email',
        audience: resource,
        accessTokenFormat: 'jwt',
        accessTokenTTL: ttl.AccessToken,
        jwt: { sign: { alg: 'ES256' } },
      }
    },
  },
})

export const createProvider = (
  { store, clock, keys, log }: ProviderContext,
  tenant: Tenant,
  origin: string,
  pages: ProviderPages,
): Provider => {
  const jwks: JWKS = { keys: [{ ...keys.provider }] as JWKS['keys'] }
  const provider = new Provider(issuerOf(origin), {
    adapter: createAdapter(store, tenant.name, clock),
    clients: clientsOf(tenant, origin) ?? [],
    jwks,
    features: featuresOf(origin, pages) ?? {},
    ttl,
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'op_session', interaction: 'op_interaction', resume: 'op_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: '/oidc', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    scopes: ['openid', 'profile', 'email'],
    pkce: { required: () => true },
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    rotateRefreshToken: true,
    clientBasedCORS: () => false,
    findAccount: findAccount(store, tenant.name),
    loadExistingGrant: grantOwnPortal,
    // For clients that request the API as a resource; the portal's own login has a session instead.
    issueRefreshToken: (_, client, code) =>
      client.grantTypeAllowed('refresh_token') && code.resource !== undefined,
    interactions: {
      url: (_, interaction) => `/oidc/interaction/${interaction.uid}`,
      policy: policyOf(),
    },
    renderError: pages.renderError,
  })
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status === 404 && !ctx.body) pages.answerUnknownAddress(ctx)
  })
  // The proxy headers are written by our own code (`mountProvider`), whatever the visitor sent.
  provider.proxy = true
  // The caller has set this header to the request's id.
  const about = ({ res }: KoaContextWithOIDC) => ({
    requestId: res.getHeader('x-request-id'),
    tenant: tenant.name,
  })
  provider.on('server_error', (context, error) => {
    log.error({ ...about(context), reason: errorStack(error) }, 'the identity provider failed')
  })
  // Only the error code: the description may quote what was sent.
  const refused = (context: KoaContextWithOIDC, { error }: errors.OIDCProviderError) =>
    log.warn({ ...about(context), refusal: error }, 'the identity provider refused')
  provider.on('authorization.error', refused)
  provider.on('grant.error', refused)
  return provider
}
