/** A write that grows is the same write while its identity fields are: another page may send an older copy. */
import * as v from 'valibot'
import type { Call } from '../../src/contract/define.ts'
import type { LooseInput } from './parse-input.ts'

interface IdempotencyScope {
  identity: unknown
  /** How far the write has grown; what a longer copy has counted already is not counted again. */
  reach?: number
  inputAfter?: (reached: number) => LooseInput
}

const Body = v.record(v.string(), v.unknown())

export const idempotencyScopeOf = ({ grows }: Call, input: LooseInput): IdempotencyScope => {
  if (!grows) return { identity: input }
  const body = v.parse(Body, input.body)
  const reach = v.parse(v.number(), body[grows.amount])
  return {
    identity: Object.fromEntries(grows.identity.map((field) => [field, body[field]])),
    reach,
    inputAfter: (reached) => ({ ...input, body: { ...body, [grows.amount]: reach - reached } }),
  }
}
