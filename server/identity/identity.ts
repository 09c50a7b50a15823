/** Who is who: the embedded provider, the portal as a client of it or of another one, sessions and their tokens. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalOf } from '../api/responses.ts'
import { rateLimitKeyOf as visitorPlace } from '../api/guards.ts'
import { createRateLimiter } from '../api/rate-limiter.ts'
import { requestLog, errorStack } from '../http/log.ts'
import { createMail } from '../mail/mail.ts'
import { deleteResetsBefore } from '../modules/password/password.repository.ts'
import { createPasswordHandlers } from '../modules/password/password.routes.ts'
import { createLoginRoutes } from '../modules/session/login.routes.ts'
import { createAccessTokens } from '../modules/session/access-token.ts'
import { type ProviderEndpoint, createOidcClient } from '../modules/session/oidc-client.ts'
import { deleteSessionsBefore } from '../modules/session/session.repository.ts'
import { createSessionHandlers } from '../modules/session/session.routes.ts'
import type { Identity, ServerContext, RequestContext } from '../context.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { createPasswordCheck, createRegistration } from './accounts.ts'
import { deleteExpiredPayloads } from './adapter.ts'
import { type Transport, createInProcessTransport } from './in-process.ts'
import {
  type InteractionContext,
  answerInteraction,
  isInteraction,
  sendServerFailure,
} from './interaction.ts'
import { openKeys } from './keys.ts'
import { fontAt } from './pages/fonts.ts'
import { issuerOf } from './provider.ts'
import { createProviders, mountProvider } from './providers.ts'

const sweepEvery = 60 * 60_000

/** Another provider is asked over the network: briefly, and without following it anywhere. */
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

export const createIdentity = async (parts: ServerContext): Promise<Identity> => {
  const { store, tenants, clock, ids, log, secrets, settings } = parts
  const keys = await openKeys(secrets, ids)
  const tokens = await createAccessTokens(keys.portal, clock, ids)
  const client = createOidcClient(clock)
  const nonce = () => ids.secret(18)
  const providerFor = createProviders({ store, clock, keys, log }, nonce)
  const pace = createRateLimiter(settings.loginsPerMinute, clock)
  const interaction: InteractionContext = {
    check: createPasswordCheck(store, clock),
    register: createRegistration(store, clock, ids),
    mayTry: (ip) => pace.take(visitorPlace(ip)) === 0,
    now: () => clock.now(),
    nonce,
  }

  const toOwnProvider = (visit: Pick<RequestContext, 'tenant' | 'origin' | 'requestId'>): Transport =>
    createInProcessTransport((request, response) => {
      response.setHeader('x-request-id', visit.requestId)
      mountProvider(providerFor(visit), visit.origin, request, response).catch((error: unknown) => {
        requestLog(log, visit).error({ reason: errorStack(error) }, 'the provider failed in process')
        response.writeHead(500).end()
      })
    })
  const placeOf = (visit: Pick<RequestContext, 'tenant' | 'origin' | 'requestId'>): ProviderEndpoint => {
    const { name, identity } = visit.tenant
    const { issuer, clientId } = identity
    return issuer === null
      ? { issuer: issuerOf(visit.origin), clientId, transport: toOwnProvider(visit) }
      : { issuer, clientId, clientSecret: settings.identitySecrets.get(name), transport: overNetwork }
  }

  const answerForm = async (
    provider: ReturnType<typeof providerFor>,
    visit: RequestContext,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    try {
      await answerInteraction(interaction, provider, visit, request, response)
    } catch (error) {
      if (response.headersSent) throw error
      requestLog(log, visit).error({ reason: errorStack(error) }, 'a page of the login failed')
      sendServerFailure(interaction, visit, request, response, refusalOf(error).status)
    }
  }

  const node = async (visit: RequestContext, request: IncomingMessage, response: ServerResponse) => {
    const font = fontAt(request.url ?? '')
    if (font) return sendFont(response, font)
    // A tenant with a provider of its own has no door here.
    if (visit.tenant.identity.issuer !== null) return void response.writeHead(404).end()
    const provider = providerFor(visit)
    if (isInteraction(request)) return answerForm(provider, visit, request, response)
    await mountProvider(provider, visit.origin, request, response)
  }

  const sweep = async (tenant: Tenant) => {
    await deleteExpiredPayloads(store, tenant.name, clock)
    await store.within(tenant.name, async (scope) => {
      await deleteSessionsBefore(scope, clock.now())
      await deleteResetsBefore(scope, clock.now())
    })
  }
  const sweeping = setInterval(() => {
    Promise.all(tenants.map(sweep)).catch((error: unknown) =>
      log.warn({ reason: errorStack(error) }, 'what the login no longer needs could not be swept'),
    )
  }, sweepEvery)
  sweeping.unref()

  const mail = createMail(parts)
  const session = { client, placeOf, ids, log, tokens }
  return {
    verifyToken: tokens.verify,
    respond: createLoginRoutes(session),
    node,
    handlers: {
      ...createSessionHandlers(session),
      ...createPasswordHandlers({ store, mail, mailFrom: settings.mailFrom, tokens }),
    },
    async close() {
      clearInterval(sweeping)
      await mail.close()
    },
  }
}
