/** The id under which a request stands in every log line and error answer. One from outside is taken if it is plain. */
import type { Ids } from '../context.ts'

export const requestIdOf = (given: string | string[] | null, ids: Ids): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : ids.next()
