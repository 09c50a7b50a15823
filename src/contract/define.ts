/** One definition per backend call; the client, the server's routing and validation, OpenAPI and tests come from it. */
import type { GenericSchema, InferInput, InferOutput } from 'valibot'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: everybody, a logged-in user, or whoever holds the ticket that the body names. */
type Who = 'anyone' | 'user' | 'ticket'

export interface Call {
  /** Unique name: the label in metrics, logs and OpenAPI's operationId. */
  readonly name: string
  readonly method: Method
  /** Relative to the backend base address, parameters in braces: `/like/{type}/{id}`. */
  readonly path: string
  readonly who: Who
  readonly params?: GenericSchema
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  /** `null` stands for an answer without a body (204). */
  readonly answer: GenericSchema | null
  /** The statuses that are an answer; any of 200 to 299 where none is named. */
  readonly accepts?: readonly number[]
  /** Codes this call may refuse with, beside the general ones in `errors.ts`. */
  readonly errors?: readonly string[]
  /** Writes that carry an `Idempotency-Key` when they are sent from the outbox. */
  readonly idempotent?: boolean
  /** How long a shared cache or the query cache may call the answer fresh, in ms. */
  readonly freshFor?: number
}

export const define = <const C extends Call>(call: C): C => call

type In<S> = S extends GenericSchema ? InferInput<S> : undefined
type Out<S> = S extends GenericSchema ? InferOutput<S> : undefined
type Part<C, K extends string> = C extends { readonly [key in K]: infer S } ? S : undefined

/** What the caller hands over; parts that a call does not have are left out. */
export type CallInput<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Part<C, K> extends GenericSchema ? K : never]: In<Part<C, K>>
}

/** What a server handler receives after validation. */
export type CallParsed<C extends Call> = {
  params: Out<Part<C, 'params'>>
  query: Out<Part<C, 'query'>>
  body: Out<Part<C, 'body'>>
}

export type CallAnswer<C extends Call> = C['answer'] extends GenericSchema ? InferOutput<C['answer']> : void
