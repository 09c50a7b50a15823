/**
 * What a key stands for: all that a call says. A write that grows under its key (`Call.grows`) is the same write while its
 * identity is the same: another page that sends a write of a closed page may hold an older copy of it.
 */
import * as v from 'valibot'
import type { Call } from '../../src/contract/define.ts'
import type { LooseInput } from './parse-input.ts'

interface IdempotencyScope {
  identity: unknown
  /** A copy that reaches no further than those before was counted with them. */
  reach?: number
  /** The input of what lies beyond that. */
  inputBeyond?: (reached: number) => LooseInput
}

const Body = v.record(v.string(), v.unknown())

export const idempotencyScopeOf = ({ grows }: Call, input: LooseInput): IdempotencyScope => {
  if (!grows) return { identity: input }
  const body = v.parse(Body, input.body)
  const reach = v.parse(v.number(), body[grows.amount])
  return {
    identity: Object.fromEntries(grows.identity.map((field) => [field, body[field]])),
    reach,
    inputBeyond: (reached) => ({ ...input, body: { ...body, [grows.amount]: reach - reached } }),
  }
}
