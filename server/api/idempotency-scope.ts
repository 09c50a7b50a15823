/**
 * What a key stands for: all that a call says. Seconds heard grow under their key as long as their page lives; whoever
 * sends what it left behind may know an older copy than the one that it sent while it went away, and may be the first.
 */
import { parse } from 'valibot'
import type { Call } from '../../src/contract/define.ts'
import { reportListening } from '../../src/contract/playback.ts'
import type { LooseInput } from './parse-input.ts'

interface IdempotencyScope {
  what: unknown
  /** A copy that reaches no further than those before was taken with them. */
  reach?: number
  /** What one that reaches further says beyond that. */
  beyond?: (reached: number) => LooseInput
}

export const idempotencyScopeOf = ({ name }: Call, input: LooseInput): IdempotencyScope => {
  if (name !== reportListening.name) return { what: input }
  const body = parse(reportListening.body, input.body)
  const { ticketId, type, maxUsageDuration, partial, usageDuration: reach } = body
  const beyond = (reached: number) => ({ ...input, body: { ...body, usageDuration: reach - reached } })
  return { what: { ticketId, type, maxUsageDuration, partial }, reach, beyond }
}
