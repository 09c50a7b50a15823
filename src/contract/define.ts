/** The client, the server's routing and validation, OpenAPI and tests come from one definition per call. */
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from './errors.ts'

/** Who may call: everybody, a logged-in user, or the holder of the ticket in the body. */
type Who = 'anyone' | 'user' | 'ticket'

/**
 * Which limit counts the call: the visitor's general one, or beside it the narrow one of an address that tries a login.
 */
type RateClass = 'general' | 'login'

/** A read is repeated by caches, prefetches and reloads, which have no key; a call that needs one is a write. */
type ReadOrWrite =
  | { readonly method: 'GET'; readonly idempotency: 'none' | 'optional' }
  | {
      readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
      /** `optional`: a repeat under the same `Idempotency-Key` counts once; `required`: refused without a key. */
      readonly idempotency: 'none' | 'optional' | 'required'
    }

interface CallFields {
  /** Unique name: the label in metrics, logs and OpenAPI's operationId. */
  readonly name: string
  /** Relative to the backend base address, parameters in braces: `/like/{type}/{id}`. */
  readonly path: string
  readonly who: Who
  readonly rate: RateClass
  /** Only with a login of the last ten minutes; otherwise 403 STEP_UP_REQUIRED. */
  readonly stepUp?: true
  /** The page sends it before it knows its tenant, so without the headers of every other call (AMBIG-050). */
  readonly withoutTenant?: true
  /** As how many calls it counts against the general limit. */
  readonly cost: number
  readonly params?: GenericSchema
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  /** The body of a 200; `null` stands for an answer without a body (204). */
  readonly answer: GenericSchema | null
  /** Further statuses that are an answer, each with its body. Without them the client accepts any of 200 to 299. */
  readonly statuses?: { readonly 201?: GenericSchema | null; readonly 202?: GenericSchema | null }
  /**
   * Refusals that the caller decides on, each with the schema of its `details` (`null`: none). The handler
   * returns them, so that what it wrote stays; the client returns them, too. Every other refusal is thrown
   * and rolls the writes back; `descriptions` names its codes.
   */
  readonly refusals?: { readonly [Code in ErrorCode]?: GenericSchema | null }
  /**
   * A write that grows under its key: `identity` names the fields of the body that a repeat must share,
   * `amount` the one that may be larger each time. The handler then gets only the difference.
   */
  readonly grows?: { readonly amount: string; readonly identity: readonly string[] }
  /** How long a shared cache or the query cache may call the answer fresh, in ms. */
  readonly freshFor?: number
}
export type Call = CallFields & ReadOrWrite

/** Every other call has a proof of its own (a code, a ticket), and must work beside an expired token. */
export const readsToken = ({ who, method }: Pick<Call, 'who' | 'method'>): boolean =>
  who === 'user' || (who === 'anyone' && method === 'GET')

export const define = <const C extends Call>(call: C): C => call

type In<S> = S extends GenericSchema ? InferInput<S> : undefined
type Out<S> = S extends GenericSchema ? InferOutput<S> : undefined
type Part<C, K extends string> = C extends { readonly [key in K]: infer S } ? S : undefined

/** What the caller passes; parts that a call does not have are left out. */
export type CallInput<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Part<C, K> extends GenericSchema ? K : never]: In<Part<C, K>>
}

/** What a server handler receives after validation. */
export type CallParsed<C extends Call> = {
  params: Out<Part<C, 'params'>>
  query: Out<Part<C, 'query'>>
  body: Out<Part<C, 'body'>>
}

type Success<Status, Schema> = Schema extends GenericSchema
  ? { refused: null; status: Status; body: InferOutput<Schema> }
  : { refused: null; status: Status }
type Refusal<Code, Schema> = Schema extends GenericSchema
  ? { refused: Code; details: InferOutput<Schema> }
  : { refused: Code }

type OtherSuccess<Statuses> = { [S in keyof Statuses]: Success<S, Statuses[S]> }[keyof Statuses]
type AnyRefusal<Refusals> = { [R in keyof Refusals]: Refusal<R, Refusals[R]> }[keyof Refusals]
type Outcome<C extends Call> =
  | Success<C['answer'] extends GenericSchema ? 200 : 204, C['answer']>
  | (C extends { readonly statuses: infer S } ? OtherSuccess<S> : never)
  | (C extends { readonly refusals: infer R } ? AnyRefusal<R> : never)

/** The body alone; for a call with further statuses or declared refusals, which of them it was, with its body. */
export type CallAnswer<C extends Call> = C extends
  | { readonly statuses: object }
  | { readonly refusals: object }
  ? Outcome<C>
  : C['answer'] extends GenericSchema
    ? InferOutput<C['answer']>
    : void

export interface AnyOutcome {
  readonly refused: ErrorCode | null
  readonly status?: number
  readonly body?: unknown
  readonly details?: unknown
}
export const hasOutcomes = ({ statuses, refusals }: Call): boolean => Boolean(statuses ?? refusals)

export const answersOf = ({ answer, statuses }: Call): ReadonlyMap<number, GenericSchema | null> =>
  new Map([
    [answer ? 200 : 204, answer],
    ...Object.entries(statuses ?? {}).map(([status, schema]) => [Number(status), schema] as const),
  ])
