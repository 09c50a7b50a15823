import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'
import type { CallContext, Handlers } from '../context.ts'
import { StartError } from '../start/settings.ts'
import type { LooseInput } from './parse-input.ts'

export type LooseCallContext = Omit<CallContext<Call>, 'input'> & { input: LooseInput }

export interface BoundCall {
  readonly call: Call
  /** A method, so that handlers of every call fit; the contract has checked the shape of the input. */
  handle(context: LooseCallContext): Promise<unknown>
}

export const bindHandlers = (handlers: Handlers): ReadonlyMap<string, BoundCall> => {
  const byName = new Map<string, BoundCall['handle']>(Object.entries(handlers))
  const bound = new Map<string, BoundCall>()
  const missing: string[] = []
  for (const call of calls) {
    const handle = byName.get(call.name)
    if (handle) bound.set(call.name, { call, handle })
    else missing.push(call.name)
  }
  if (missing.length)
    throw new StartError(`The contract names calls without a handler: ${missing.join(', ')}.`)
  return bound
}

/** Addresses without a parameter come first, so that `/like/playlists` is not read as `/like/{type}`. */
export const inRoutingOrder = (bound: Iterable<BoundCall>): BoundCall[] =>
  [...bound].sort((a, b) => a.call.path.split('{').length - b.call.path.split('{').length)

export const routeOf = ({ path }: Call) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
