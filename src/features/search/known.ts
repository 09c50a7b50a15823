/** The page's end of the search without a line. */
import type { QueryClient } from '@tanstack/react-query'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { Found } from '../../contract/search.ts'
import { ownScript } from '../../lib/own-script.ts'
import type { SearchAsk } from '../../api/search.ts'
import { databaseOf } from '../../state/database-of.ts'
import { keptMarks } from '../../state/kept-marks.ts'
import { namesHere } from '../../state/opens-here.ts'
import { isLoggedIn, userKey } from '../../state/session.ts'
import type { AtHand, FromSearchWorker, ToSearchWorker } from './search-worker.ts'
import address from './search-worker.ts?worker&url'

export interface KnownSearch {
  /** `here` where only what works without a line is wanted. */
  ask: (scope: PublicScope, ask: SearchAsk, here: AtHand | null) => Promise<Found>
  stop: () => void
}

/** Public things of this tenant, and the person's own. */
const databasesOf = ({ tenant }: PublicScope) => [
  databaseOf(['public', tenant]),
  ...(isLoggedIn() ? [databaseOf(['personal', tenant, userKey()])] : []),
]

/** What of this device works without a line. */
export const atHand = async (client: QueryClient, scope: PublicScope): Promise<AtHand> => ({
  names: await namesHere(client, scope),
  taken: new Set(Object.keys(keptMarks.parts).filter((id) => keptMarks.parts[id] === 1)),
})

export const openKnownSearch = (): KnownSearch => {
  const worker = new Worker(ownScript(address), { type: 'module' })
  const waiting = new Map<number, { done: (found: Found) => void; fail: (error: Error) => void }>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
    waiting.get(data.id)?.done(data.found)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    for (const { fail } of waiting.values()) fail(new Error(event.message))
    waiting.clear()
  })
  return {
    ask: (scope, ask, here) =>
      new Promise((done, fail) => {
        const id = ++last
        waiting.set(id, { done, fail })
        const message: ToSearchWorker = {
          id,
          databases: databasesOf(scope),
          scope,
          ask: { ...ask, maxRating: scope.maxRating },
          here,
        }
        worker.postMessage(message)
      }),
    stop: () => worker.terminate(),
  }
}
