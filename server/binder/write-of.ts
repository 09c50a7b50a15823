/**
 * What a key stands for: all that a call says. Seconds heard grow under their key as long as their page lives; whoever
 * sends what it left behind may know an older copy than the one that it sent while it went away.
 */
import { parse } from 'valibot'
import type { Call } from '../../src/contract/define.ts'
import { reportListening } from '../../src/contract/playback.ts'
import type { LooseInput } from './reading.ts'

interface Write {
  what: unknown
  /** A copy that reaches no further than the first was taken with it. */
  reach?: number
}

export const writeOf = ({ name }: Call, input: LooseInput): Write => {
  if (name !== reportListening.name) return { what: input }
  const { ticketId, type, maxUsageDuration, partial, usageDuration } = parse(reportListening.body, input.body)
  return { what: { ticketId, type, maxUsageDuration, partial }, reach: usageDuration }
}
