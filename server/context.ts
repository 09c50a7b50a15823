/**
 * The parts of the server. The factory in `app.ts` takes these and nothing global, so tests, development and production
 * run the same function and control the clock.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely, Transaction } from 'kysely'
import type { CallName, CallOf } from '../src/contract/calls.ts'
import type { Card } from '../src/contract/content.ts'
import type { CallAnswer, CallParsed, Call } from '../src/contract/define.ts'
import type { RenderInput, RenderOutput } from '../src/contract/page.ts'
import type { Language } from '../src/contract/languages.ts'
import type { Tables } from './db/tables.ts'
import type { Settings } from './start/settings.ts'
import type { DisabledFeatures } from './tenants/features.ts'
import type { Tenant } from './tenants/tenant.ts'

export interface Clock {
  now(): Date
  /** Milliseconds by which a clock that was set is ahead of the devices' clocks. */
  readonly ahead?: number
}
export interface Ids {
  /** Time-ordered id (ULID). */
  next(): string
  /** Unguessable, URL-safe. */
  secret(bytes?: number): string
}

/** A transaction that sees one tenant only; the second line behind it is row-level security. */
export interface Scope {
  tenant: string
  db: Transaction<Tables>
  /** What visitors of the tenant do not see; left out where the server itself reads. */
  disabled?: DisabledFeatures
  /** The moment of the visit. */
  at?: Date
}
export interface Store {
  /** 'embedded' survives a crash of the process, not of the machine. */
  engine: 'embedded' | 'postgres'
  /** Runs `work` in one transaction as the tenant. Never await the network inside. */
  within<T>(tenant: string, work: (scope: Scope) => Promise<T>): Promise<T>
  /** Without row-level security: migrations, health and maintenance only. */
  raw: Kysely<Tables>
  /** The embedded engine only: writes the whole store into one file. */
  dump?(file: string): Promise<void>
  close(): Promise<void>
}

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface Viewer {
  account: string
  roles: readonly string[]
  session: string
}

/** What a handler gets: validated input, the caller, and the parts that it may use. */
export interface CallContext<C extends Call> {
  input: CallParsed<C>
  tenant: Tenant
  /** Present on calls whose `who` is 'user'; on open calls when a valid token came along. */
  viewer: Viewer | null
  /** One transaction as the tenant for the whole handler is the rule; open it where it is needed. */
  within<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  clock: Clock
  ids: Ids
  log: Log
  requestId: string
  /** Scheme and host as the visitor sees them: `https://nour.example`, without a slash at the end. */
  origin: string
  ip: string
  /** Runs another open call of the contract in process, as a guest of the same tenant. */
  callApi: CallApi
  /** Raw request, for headers only (user agent, cookies). */
  request: Request
  /** Adds a header to the answer, e.g. a cookie. */
  setHeader(name: string, value: string): void
}
type Handler<C extends Call> = (context: CallContext<C>) => Promise<CallAnswer<C>>
/** One handler for every call of the contract; a module's routes export a `Pick` of it. */
export type Handlers = { [N in CallName]: Handler<CallOf<N>> }

export interface RawInput {
  params?: Record<string, string>
  query?: Record<string, string>
}
/** The answer of an open GET call, after its checks; throws `Refused` like the call over the wire. */
export type CallApi = (name: CallName, input: RawInput) => Promise<unknown>

/** Secrets on disk: the text under `name`, created by `make` if there is none yet. */
export interface Secrets {
  readOrCreate(name: string, make: () => string | Promise<string>): Promise<string>
}

/** What every part of the server may use. */
export interface ServerContext {
  settings: Settings
  store: Store
  tenants: readonly Tenant[]
  clock: Clock
  ids: Ids
  log: Log
  secrets: Secrets
  /** Where visitors find a tenant's portal, by the settings alone. */
  portalAddress(tenant: Tenant): string
}

/** What `server/http/http-server.ts` reads from the host name; no other code reads it. */
export interface TenantRequest {
  tenant: Tenant
  ip: string
  /** Scheme and authority as the visitor has them: `http://nour.localhost:4000`. */
  origin: string
}
export interface RequestContext extends TenantRequest {
  requestId: string
}
/** Null for requests that belong to another responder. */
export type Responder = (request: Request, visit: RequestContext) => Promise<Response | null>

export type VerifyToken = (tenant: Tenant, token: string) => Promise<Viewer | null>

/** `createIdentity(parts)` of `server/identity/identity.ts`. */
export interface Identity {
  verifyToken: VerifyToken
  /**
   * `/login/{tenant}`, `/register/{tenant}`, `/login/return` and the other pages of the login that are not the
   * provider's.
   */
  respond: Responder
  /** `/oidc/*`: the provider wants Node's own request and response. */
  node(visit: RequestContext, request: IncomingMessage, response: ServerResponse): Promise<void>
  handlers: Pick<
    Handlers,
    'loginApi' | 'tradeUserToken' | 'refreshToken' | 'logOut' | 'requestPasswordReset' | 'resetPassword'
  >
}
/** `createMedia(parts)` of `server/media/media.ts`: `/img/*` and `/media/*`. */
export interface Media {
  respond: Responder
  handlers: Pick<Handlers, 'downloadSong' | 'fetchSong' | 'reportListening' | 'streamVideo' | 'weighSongs'>
  close(): Promise<void>
}
/** `createWeb(parts, callApiAs, build)` of `server/web/web.ts`: documents, assets, manifest; tried last. */
export interface Web {
  respond: Responder
  handlers: Pick<Handlers, 'getEnvFile'>
  close(): Promise<void>
}
/** For rendering, which reads as a guest of the tenant. */
export type CallApiAs = (visit: RequestContext) => CallApi

/** One function from request to response; `server/http/http-server.ts` puts it on a socket. */
export interface App {
  /** `/healthz` and `/readyz` under any host; null for every other address. */
  health(request: IncomingMessage): Promise<Response | null>
  /** Reveals nothing, not even which tenants there are. */
  unknownHost(request: IncomingMessage): Response
  fetch(request: Request, arrival: TenantRequest): Promise<Response>
  /** `/oidc/*`, before anything else reads the request. */
  node(arrival: TenantRequest, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Until then `/readyz` says 503. */
  markReady(): void
  /** From now on `/readyz` answers 503; running requests are finished. */
  drain(): void
  close(): Promise<void>
}

/**
 * Cards in the order of `ids`, without those that no longer exist or lie above the age ceiling. Implemented by
 * modules/content.
 */
export type CardsByIds = (
  scope: Scope,
  ids: readonly string[],
  lang: Language,
  maxRating: number | null,
) => Promise<Card[]>

export type Render = (input: RenderInput) => Promise<RenderOutput>
