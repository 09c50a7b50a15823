/** The id of a request in log lines and error answers. One that was sent along is used if it is well-formed. */
import type { Ids } from '../context.ts'

export const requestIdOf = (given: string | string[] | null, ids: Ids): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : ids.next()
