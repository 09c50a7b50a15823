/** The page's end of the search without a line. */
import type { PublicScope } from '../../contract/query-keys.ts'
import type { Found } from '../../contract/search.ts'
import { ownScript } from '../../lib/own-script.ts'
import type { SearchAsk } from '../../api/search.ts'
import { databaseOf } from '../../state/database-of.ts'
import { isLoggedIn, userKey } from '../../state/session.ts'
import type { FromSearchWorker, ToSearchWorker } from './search-worker.ts'
import address from './search-worker.ts?worker&url'

export interface KnownSearch {
  ask: (scope: PublicScope, ask: SearchAsk) => Promise<Found>
  stop: () => void
}

/** Public things of this tenant, and the person's own. */
const databasesOf = ({ tenant }: PublicScope) => [
  databaseOf(['public', tenant]),
  ...(isLoggedIn() ? [databaseOf(['personal', tenant, userKey()])] : []),
]

interface Waiting {
  done: (found: Found) => void
  fail: (error: Error) => void
}

export const openKnownSearch = (): KnownSearch => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let worker: Worker | null = null
  const drop = () => {
    worker?.terminate()
    worker = null
  }
  const start = () => {
    const made = new Worker(ownScript(address), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<FromSearchWorker>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if ('error' in data) asked?.fail(new Error(data.error))
      else asked?.done(data.found)
    })
    // A worker that failed answers nobody any more: the next question starts another.
    made.addEventListener('error', ({ message }) => {
      drop()
      const all = [...waiting.values()]
      waiting.clear()
      for (const { fail } of all) fail(new Error(message))
    })
    return made
  }
  return {
    ask: (scope, ask) =>
      new Promise((done, fail) => {
        const id = ++last
        waiting.set(id, { done, fail })
        const message: ToSearchWorker = {
          id,
          databases: databasesOf(scope),
          lang: scope.lang,
          ask: { ...ask, maxRating: scope.maxRating },
        }
        worker ??= start()
        worker.postMessage(message)
      }),
    stop: drop,
  }
}
