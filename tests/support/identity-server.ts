/**
 * Login, sessions and the user's own calls on a real socket, over a store of its own; time belongs to the test, and no
 * answer is held back unless a test passes `wait`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { createBinder } from '../../server/api/binder.ts'
import { createRateLimiter } from '../../server/api/rate-limiter.ts'
import { Refused } from '../../server/api/refused.ts'
import { clockFrom, createIds } from '../../server/clock.ts'
import { createConsumers } from '../../server/events/consumers.ts'
import { createRelay, type Relay } from '../../server/events/relay.ts'
import { closeHttpServer, createHttpServer } from '../../server/http/http-server.ts'
import { createTenantResolver } from '../../server/http/tenant-by-host.ts'
import { createIdentity } from '../../server/identity/identity.ts'
import { createMetrics } from '../../server/http/metrics.ts'
import { parentalHandlers } from '../../server/modules/parental/parental.routes.ts'
import { createPasskeyHandlers } from '../../server/modules/passkeys/passkeys.routes.ts'
import { userHandlers } from '../../server/modules/user/user.routes.ts'
import type { Handlers, Identity, Log, Secrets, ServerContext, Store } from '../../server/context.ts'
import { requestIdOf } from '../../server/http/request-id.ts'
import { openSecrets } from '../../server/start/secrets.ts'
import { readSettings } from '../../server/start/settings.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { portalAddress } from '../../server/tenants/portal-address.ts'
import type { Tenant } from '../../server/tenants/tenant.ts'
import { calls } from '../../src/contract/calls.ts'
import { openTestStore } from './store.ts'
import { Visitor } from './visitor.ts'

export const password = 'a long walk home'
/** Checked in no time, where the portal's own takes 30 ms. */
const quickHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export interface IdentityServer {
  parts: ServerContext
  port: number
  relay: Relay
  lines: { level: string; fields: object; message: string }[]
  /** Moves the clock of the portal; the provider's own tokens follow the machine's. */
  pass(ms: number): void
  backToNow(): void
  endSessionsOf: Identity['endSessionsOf']
  visitor(tenant: string): Visitor
  /** With `password`; `passwordHash` where it matters how long its check takes. */
  addAccount(tenant: string, email: string, passwordHash?: string): Promise<string>
  close(): Promise<void>
}

/** Calls that have nothing to do with the login are refused. */
const unavailableHandlers = (own: Partial<Handlers>): Handlers => {
  const closed = async () => {
    throw new Refused('UNAVAILABLE')
  }
  return { ...Object.fromEntries(calls.map((call) => [call.name, closed])), ...own } as Handlers
}

export const startIdentityServer = async (
  change: (tenant: Tenant) => Tenant = (tenant) => tenant,
  env: NodeJS.ProcessEnv = {},
  watched: (store: Store) => Store = (store) => store,
  wait: (ms: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<IdentityServer> => {
  const lines: IdentityServer['lines'] = []
  const record = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message })
  const log: Log = { info: record('info'), warn: record('warn'), error: record('error') }
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const ids = createIds(clock)
  const folder = await mkdtemp(join(tmpdir(), 'riwaq-identity-'))
  const secrets: Secrets = await openSecrets(folder, ids)
  const store = watched(await openTestStore())
  const settings = readSettings({ CHECK_ANSWERS: 'on', LOGINS_PER_MINUTE: '10000', DATA_DIR: folder, ...env })
  const tenants = loadTenants().map(change)
  const listening = { port: settings.port }
  const parts: ServerContext = {
    settings,
    store,
    tenants,
    clock,
    ids,
    log,
    secrets,
    portalAddress: (tenant) => portalAddress(tenant, { ...settings, port: listening.port }),
  }
  const metrics = createMetrics(store.engine)
  const relay = createRelay({ ...parts, metrics, consumers: createConsumers(parts) })
  relay.start()
  const identity = await createIdentity({ ...parts, wakeRelay: relay.wake, wait })
  const binder = createBinder({
    ...parts,
    ...(settings.clock ? { clock: clockFrom(settings.clock) } : {}),
    handlers: unavailableHandlers({
      ...userHandlers,
      ...parentalHandlers({ wakeRelay: relay.wake }),
      ...createPasskeyHandlers(settings.portalOrigins),
      ...identity.handlers,
    }),
    verifyToken: identity.verifyToken,
    isLoginRecent: identity.isLoginRecent,
    metrics,
    loginLimiter: createRateLimiter(settings.loginsPerMinute, clock),
  })
  const server = createHttpServer({
    arrivalOf: createTenantResolver(tenants, settings),
    ids,
    log,
    app: {
      health: () => Promise.resolve(null),
      unknownHost: () => new Response(null, { status: 421 }),
      fetch: async (request, arrival) => {
        const visit = { ...arrival, requestId: requestIdOf(request.headers.get('x-request-id'), ids) }
        return (
          (await binder.respond(request, visit)) ??
          (await identity.respond(request, visit)) ??
          new Response('not here', { status: 404 })
        )
      },
      node: (arrival, request, response) => {
        const requestId = requestIdOf(request.headers['x-request-id'] ?? null, ids)
        response.setHeader('x-request-id', requestId)
        return identity.node({ ...arrival, requestId }, request, response)
      },
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  listening.port = port

  return {
    parts,
    port,
    relay,
    lines,
    pass: (ms) => (ahead += ms),
    backToNow: () => (ahead = 0),
    endSessionsOf: identity.endSessionsOf,
    visitor: (tenant) => new Visitor(port, `${tenant}.localhost`),
    async addAccount(tenant, email, passwordHash) {
      const id = `usr_${ids.next().toLowerCase()}`
      const stored = passwordHash ?? (await quickHash)
      await store.within(tenant, ({ db }) =>
        db
          .insertInto('account')
          .values({
            tenant,
            id,
            uuid: ids.next().toLowerCase(),
            email,
            password_hash: stored,
            name: 'Lina',
            last_name: 'Haddad',
            information: JSON.stringify({}),
            parental: JSON.stringify({ isActive: false, maxRating: null, maxAgeGroup: null }),
            alternat_theme: null,
            selected_lang: null,
            locked_until: null,
            created: clock.now(),
          })
          .execute(),
      )
      return id
    },
    async close() {
      await closeHttpServer(server, 0)
      await relay.stop()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
