/**
 * What a person needs to know of a call beside its shape. The OpenAPI document and the list in `../README.md` are made
 * of it; the page never imports it.
 */
import type { GenericSchema, InferOutput } from 'valibot'
import type { CallName, CallOf } from '../calls.ts'
import type { Call, CallInput } from '../define.ts'
import type { ErrorCode } from '../errors.ts'
import type { Area } from './areas.ts'

type CallExample<C extends Call> = CallInput<C> & {
  answer: C['answer'] extends GenericSchema ? InferOutput<C['answer']> : null
}

interface CallDescription<C extends Call = Call> {
  area: Area
  /** What it does, in one sentence. */
  summary: string
  /** What a visitor goes without where a backend answers this call with 404. */
  without: string
  /** No backend can do without it: nothing can be opened, or nobody can sign in or play. */
  isMandatory?: true
  /** Codes that the handler throws; those of the checks before it follow from the definition. */
  errors?: readonly ErrorCode[]
  example: CallExample<C>
}

/** A call that is not described does not compile. */
export type CallDescriptions = { readonly [N in CallName]: CallDescription<CallOf<N>> }
