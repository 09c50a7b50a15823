/** A link may carry a queue along: what plays, and what comes after it. */
import { carriedForm, mostCarried } from '../contract/shared-queue.ts'

export const carriedSearch = (queue: readonly string[]) => `?queue=${queue.slice(0, mostCarried).join('.')}`

/** The ids as the link has them; nothing where somebody else has made the address. */
export const carriedIn = (search: string): string | null => {
  const asked = new URLSearchParams(search).get('queue') ?? ''
  return carriedForm.test(asked) ? asked : null
}
