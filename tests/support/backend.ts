/**
 * The request binder with the real modules over a real store, called in-process. Tokens are plain text here, as the
 * interface of the token check allows; the login has its own tests.
 */
import { randomBytes } from 'node:crypto'
import type { CallName } from '../../src/contract/calls.ts'
import { createBinder } from '../../server/api/binder.ts'
import { createRateLimiter } from '../../server/api/rate-limiter.ts'
import { createIds } from '../../server/clock.ts'
import { createTickets } from '../../server/media/tickets.ts'
import { createMetrics } from '../../server/http/metrics.ts'
import type {
  CheckRecentLogin,
  Handlers,
  Log,
  ServerContext,
  Store,
  VerifyToken,
} from '../../server/context.ts'
import { requestIdOf } from '../../server/http/request-id.ts'
import { readSettings } from '../../server/start/settings.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { handlersOf } from './handlers.ts'
import { openTestStore } from './store.ts'

export interface SendOptions {
  tenant?: string
  /** The calling account; left out for a guest. */
  user?: string
  /** One of several sessions of the account. */
  session?: string
  body?: unknown
  headers?: Record<string, string>
  ip?: string
  /** The body is not looked at, for instance because it is packed. */
  raw?: boolean
}
export interface ReceivedResponse {
  status: number
  headers: Headers
  body: unknown
}
export interface LogLine {
  fields: object
  message: string
}

const tokenOf = (tenant: string, account: string) => `${tenant}.${account}`
const verifyToken: VerifyToken = (tenant, token) => {
  const [of, account = '', session = 'ses_test'] = token.split('.')
  return Promise.resolve(of === tenant.name ? { account, roles: ['user'], session } : null)
}

/** The clock: fixed until a test moves it. */
export const testClock = (start = '2026-11-21T10:00:00.000Z') => {
  let at = new Date(start)
  return {
    now: () => at,
    pass: (ms: number) => {
      at = new Date(at.getTime() + ms)
    },
  }
}

interface BackendOptions {
  env?: Record<string, string>
  handlers?: Partial<Handlers>
  /** Names of calls that get no handler. */
  without?: readonly CallName[]
  store?: Store
  /** Part of every token that is checked. */
  onVerifyToken?: () => void
  /** Of the calls with `stepUp`; every login is recent unless a test says otherwise. */
  isLoginRecent?: CheckRecentLogin
}

export const openBackend = async ({
  env = {},
  handlers = {},
  without = [],
  store: givenStore,
  onVerifyToken: onVerify,
  isLoginRecent = () => Promise.resolve(true),
}: BackendOptions = {}) => {
  const store = givenStore ?? (await openTestStore())
  const tenants = loadTenants()
  const clock = testClock()
  const lines: LogLine[] = []
  const write = (fields: object, message: string) => void lines.push({ fields, message })
  const log: Log = { info: write, warn: write, error: write }
  const settings = readSettings({ CHECK_ANSWERS: 'on', ...env })
  const ids = createIds(clock)
  const parts: ServerContext = {
    settings,
    store,
    tenants,
    clock,
    ids,
    log,
    secrets: { readOrCreate: async (_, make) => make() },
    portalAddress: ({ name }) => `http://${name}.localhost`,
  }
  const metrics = createMetrics(store.engine)
  const tickets = createTickets(randomBytes(32).toString('base64url'), clock)
  const all: Handlers = { ...handlersOf(metrics, tickets), ...handlers }
  for (const name of without) Reflect.deleteProperty(all, name)
  const binder = createBinder({
    ...parts,
    verifyToken: (tenant, token) => {
      onVerify?.()
      return verifyToken(tenant, token)
    },
    metrics,
    isLoginRecent,
    loginLimiter: createRateLimiter(settings.loginsPerMinute, clock),
    handlers: all,
  })

  const tenantOf = (name: string) => {
    const tenant = tenants.find((tenant) => tenant.name === name)
    if (!tenant) throw new Error(`there is no tenant ${name}`)
    return tenant
  }
  const visitOf = (tenant: string, requestId: string | null = null, ip = '203.0.113.7') => ({
    tenant: tenantOf(tenant),
    ip,
    origin: `http://${tenant}.localhost`,
    requestId: requestIdOf(requestId, ids),
  })

  const send = async (method: string, path: string, sending: SendOptions = {}): Promise<ReceivedResponse> => {
    const { tenant = 'riwaq', user, session = 'ses_test', body, ip } = sending
    const headers = new Headers(sending.headers)
    if (user && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${tokenOf(tenant, user)}.${session}`)
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const visit = visitOf(tenant, headers.get('x-request-id'), ip)
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const request = new Request(`${visit.origin}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: payload }),
    })
    const response = await binder.respond(request, visit)
    if (!response) throw new Error(`nobody answered ${path}`)
    const text = sending.raw ? '' : await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text ? (JSON.parse(text) as unknown) : null,
    }
  }

  return {
    store,
    tenants,
    clock,
    lines,
    metrics,
    send,
    visitOf,
    tokenOf,
    ask: (tenant: string) => binder.callApiAs(visitOf(tenant)),
    close: () => store.close(),
  }
}
export type Backend = Awaited<ReturnType<typeof openBackend>>
