/** Parts are passed in and nothing is global, so tests run the same function and control the clock. */
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
  next(): string
  secret(bytes?: number): string
}

/** A transaction that sees one tenant only; row-level security protects it a second time. */
export interface Scope {
  tenant: string
  db: Transaction<Tables>
  /** What visitors of the tenant do not see; left out where the server itself reads. */
  disabled?: DisabledFeatures
  at?: Date
}
export interface Store {
  /** 'embedded' survives a crash of the process, not of the machine. */
  engine: 'embedded' | 'postgres'
  /** Runs `work` in one transaction as the tenant. Never await the network inside. */
  within<T>(tenant: string, work: (scope: Scope) => Promise<T>): Promise<T>
  /** Once the transaction that the caller runs in is committed, and outside of it; at once if there is none. */
  afterCommit(act: () => void): void
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
  origin: string
  ip: string
  /** Runs another open call of the contract in process, as a guest of the same tenant. */
  callApi: CallApi
  request: Request
  setHeader(name: string, value: string): void
}
type Handler<C extends Call> = (context: CallContext<C>) => Promise<CallAnswer<C>>
export type Handlers = { [N in CallName]: Handler<CallOf<N>> }

export interface RawInput {
  params?: Record<string, string>
  query?: Record<string, string>
}
/** The answer of an open GET call, after its checks; throws `Refused` like the call over the wire. */
export type CallApi = (name: CallName, input: RawInput) => Promise<unknown>

export interface Secrets {
  readOrCreate(name: string, make: () => string | Promise<string>): Promise<string>
}

export interface ServerContext {
  settings: Settings
  store: Store
  tenants: readonly Tenant[]
  clock: Clock
  ids: Ids
  log: Log
  secrets: Secrets
  portalAddress(tenant: Tenant): string
}

export interface TenantRequest {
  tenant: Tenant
  ip: string
  origin: string
}
export interface RequestContext extends TenantRequest {
  requestId: string
}
/** Null for requests that belong to another responder. */
export type Responder = (request: Request, visit: RequestContext) => Promise<Response | null>

/** Whether the session began with a login of the last minutes. */
export type CheckRecentLogin = (tenant: string, session: string) => Promise<boolean>
export type VerifyToken = (tenant: Tenant, token: string) => Promise<Viewer | null>

export interface Identity {
  verifyToken: VerifyToken
  isLoginRecent: CheckRecentLogin
  /** Signs an account out everywhere, for an operator; how many sessions ended, or null where there is no such account. */
  endSessionsOf(tenant: string, email: string): Promise<number | null>
  /** `/login/{tenant}`, `/register/{tenant}`, `/login/return` and other pages that are not the provider's. */
  respond: Responder
  /** `/oidc/*`: the provider wants Node's own request and response. */
  node(visit: RequestContext, request: IncomingMessage, response: ServerResponse): Promise<void>
  handlers: Pick<
    Handlers,
    | 'loginApi'
    | 'tradeUserToken'
    | 'refreshToken'
    | 'logOut'
    | 'requestPasswordReset'
    | 'resetPassword'
    | 'updateProfile'
    | 'confirmEmail'
    | 'withdrawEmail'
    | 'listSessions'
    | 'endOpenSession'
    | 'endOtherSessions'
    | 'checkRecentLogin'
    | 'confirmLogin'
    | 'beginConfirmByPasskey'
    | 'confirmByPasskey'
    | 'changePassword'
    | 'deleteAccount'
    | 'partnerLogin'
    | 'partnerSignup'
    | 'partnerFlow'
  >
}
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

export interface App {
  /** `/healthz` and `/readyz` under any host; null for every other address. */
  health(request: IncomingMessage): Promise<Response | null>
  /** Reveals nothing, not even which tenants there are. */
  unknownHost(request: IncomingMessage): Response
  fetch(request: Request, arrival: TenantRequest): Promise<Response>
  node(arrival: TenantRequest, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Until then `/readyz` says 503. */
  markReady(): void
  /** From now on `/readyz` answers 503; running requests are finished. */
  drain(): void
  close(): Promise<void>
}

/** In the order of `ids`, without those that no longer exist or lie above the age ceiling. */
export type CardsByIds = (
  scope: Scope,
  ids: readonly string[],
  lang: Language,
  maxRating: number | null,
) => Promise<Card[]>

export type Render = (input: RenderInput) => Promise<RenderOutput>
