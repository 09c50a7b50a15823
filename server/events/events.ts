import * as v from 'valibot'
import { LetterRequested } from '../mail/letter-requested.ts'

interface EventRow {
  payload: v.GenericSchema<object, object>
  /** `consumers.ts` has the function of each. */
  consumers: readonly [string, ...string[]]
}

/**
 * Every event that may be written. Stored rows hold its name and payload, so neither changes in a way that rows of
 * earlier builds do not fit.
 */
export const events = {
  'letter-requested': { payload: LetterRequested, consumers: ['send-letter'] },
} as const satisfies Record<string, EventRow>

export type EventName = keyof typeof events
export type EventPayload<N extends EventName> = v.InferOutput<(typeof events)[N]['payload']>
export type ConsumerName<N extends EventName> = (typeof events)[N]['consumers'][number]

export const eventNames = Object.keys(events) as EventName[]

export const isPayload = <N extends EventName>(name: N, payload: unknown): payload is EventPayload<N> =>
  v.is(events[name].payload, payload)
