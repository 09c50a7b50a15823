/** Identity: the embedded provider, the portal as a client of it or of another one, sessions and their tokens. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalOf } from '../api/responses.ts'
import { rateLimitKeyOf } from '../api/guards.ts'
import { createRateLimiter } from '../api/rate-limiter.ts'
import { requestLog, errorStack } from '../http/log.ts'
import { createPasswordHandlers } from '../modules/password/password.routes.ts'
import { createLoginRoutes } from '../modules/session/login.routes.ts'
import { createAccessTokens } from '../modules/session/access-token.ts'
import { createOidcClient } from '../modules/session/oidc-client.ts'
import type { ProviderEndpoint } from '../modules/session/provider-metadata.ts'
import { createSessionCheck } from '../modules/session/session-check.ts'
import { createPortalCodes, portalCodeKeyName } from '../modules/session/portal-login.ts'
import { createSessionHandlers } from '../modules/session/session.routes.ts'
import type { Identity, ServerContext, RequestContext } from '../context.ts'
import { createRegistration } from './accounts.ts'
import { type Transport, createInProcessTransport } from './in-process.ts'
import {
  type InteractionContext,
  type LoginPageParts,
  answerInteraction,
  isInteraction,
  sendFailurePage,
} from './interaction.ts'
import { openKeys } from './keys.ts'
import { createKnownDevices } from './known-device.ts'
import { fontAt } from './pages/fonts.ts'
import { createPasswordCheck } from './password-check.ts'
import { issuerOf } from './provider.ts'
import { createProviders, mountProvider } from './providers.ts'
import { weaknessOf } from './weak-password.ts'

/** An external provider is called with a short deadline, and its redirects are not followed. */
const overNetwork: Transport = (url, init = {}) =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(5000) })

const sendFont = (response: ServerResponse, bytes: Buffer) => {
  response.writeHead(200, {
    'content-type': 'font/woff2',
    'content-length': bytes.length,
    'cache-control': 'public, max-age=604800',
  })
  response.end(bytes)
}

type Visit = Pick<RequestContext, 'tenant' | 'origin' | 'requestId'>
type Providers = ReturnType<typeof createProviders>

/** How the portal reaches the provider of a tenant: its own in process, an external one over the network. */
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

/** Each opened login form is a stored row; visitors behind one address open more forms than they submit. */
const startsPerTry = 6
const isAnonymousWrite = ({ url = '' }: IncomingMessage) =>
  /^\/oidc\/(?:auth|session\/end)\/?(?:\?|$)/.test(url)

const createInteraction = (
  { store, clock, ids, settings }: Pick<ServerContext, 'store' | 'clock' | 'ids' | 'settings'>,
  pageParts: LoginPageParts,
  cookieKey: string,
): InteractionContext => {
  const limiter = createRateLimiter(settings.loginsPerMinute, clock)
  const beginLimiter = createRateLimiter(settings.loginsPerMinute * startsPerTry, clock)
  return {
    check: createPasswordCheck(store, clock),
    register: createRegistration(store, clock, ids),
    weaknessOf,
    knownDevices: createKnownDevices(cookieKey, ids),
    mayTry: (ip) => limiter.take(rateLimitKeyOf(ip)) === 0,
    mayBegin: (ip) => beginLimiter.take(rateLimitKeyOf(ip)) === 0,
    now: () => clock.now(),
    ...pageParts,
  }
}

/** `/oidc/*`: fonts and forms of the login pages; everything else is the provider's. */
const createNodeHandler = (
  { log }: Pick<ServerContext, 'log'>,
  providerFor: Providers,
  interaction: InteractionContext,
): Identity['node'] => {
  const answerForm = async (visit: RequestContext, request: IncomingMessage, response: ServerResponse) => {
    try {
      await answerInteraction(interaction, providerFor(visit), visit, request, response)
    } catch (error) {
      if (response.headersSent) throw error
      requestLog(log, visit).error({ reason: errorStack(error) }, 'a page of the login failed')
      sendFailurePage(interaction, visit, request, response, refusalOf(error).status)
    }
  }
  return async (visit, request, response) => {
    const font = fontAt(request.url ?? '')
    if (font) return sendFont(response, font)
    // A tenant with an external provider has no pages here.
    if (visit.tenant.identity.issuer !== null) return void response.writeHead(404).end()
    if (isInteraction(request)) return answerForm(visit, request, response)
    if (isAnonymousWrite(request) && !interaction.mayBegin(visit.ip))
      return sendFailurePage(interaction, visit, request, response, 429)
    await mountProvider(providerFor(visit), visit.origin, request, response)
  }
}

export const createIdentity = async (parts: ServerContext & { wakeRelay: () => void }): Promise<Identity> => {
  const { store, clock, ids, log, secrets, wakeRelay, portalAddress } = parts
  const keys = await openKeys(secrets, ids)
  const tokens = await createAccessTokens(keys.portal, clock, ids)
  const isSessionOpen = createSessionCheck(store)
  const portals = parts.settings.portalOrigins
  const pageParts = { nonce: () => ids.secret(18), portals }
  const providerFor = createProviders({ store, clock, keys, log }, pageParts)
  const client = createOidcClient(clock)
  const session = {
    client,
    endpointOf: createEndpoints(parts, providerFor),
    ids,
    log,
    tokens,
    portals,
    portalCodes: createPortalCodes(
      await secrets.readOrCreate(portalCodeKeyName, () => ids.secret(32)),
      clock,
    ),
  }
  return {
    async verifyToken(tenant, token) {
      const viewer = await tokens.verify(tenant, token)
      return viewer && (await isSessionOpen(tenant.name, viewer.session)) ? viewer : null
    },
    respond: createLoginRoutes(session),
    node: createNodeHandler(parts, providerFor, createInteraction(parts, pageParts, keys.cookies[0])),
    handlers: {
      ...createSessionHandlers(session),
      ...createPasswordHandlers({ tokens, wakeRelay, portalAddress }),
    },
  }
}
